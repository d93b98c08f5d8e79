import { pickWords, useModalContext } from "@latchkey/react/view"
import { NftList } from "./NftList.tsx"
import { titles } from "./messages/titles.ts"

const TILES_IN_TAB = 4

/** The tab of the account view. */
export const NftTab = () => <NftList most={TILES_IN_TAB} />

/** The list as a view. There may be nothing else in it to have the focus, which scrolling by keyboard needs. */
export const NftListView = () => {
  const { locale, messages } = useModalContext()
  return (
    <div
      className="nfts-view"
      role="region"
      aria-label={pickWords(titles.list, locale, messages.titles)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
    >
      <NftList />
    </div>
  )
}
