import { pickWords, useModalContext } from "@latchkey/react/view"
import { NftList } from "./NftList.tsx"
import { titles } from "./titles.ts"

/** The list as a view. There may be nothing else in it to have the focus, which scrolling by keyboard needs. */
export const NftListView = () => (
  <div
    className="nfts-view"
    role="region"
    aria-label={pickWords(titles.list, useModalContext().locale)}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    tabIndex={0}
  >
    <NftList />
  </div>
)
