import { pickWords, ROWS_IN_TAB, useModalContext } from "@latchkey/react/view"
import { titles } from "./messages/titles.ts"
import { withWords } from "./messages/useWords.ts"
import { TokenList } from "./TokenList.tsx"

const WholeList = () => {
  const { locale, messages } = useModalContext()
  return (
    <div
      className="tokens-view"
      role="region"
      aria-label={pickWords(titles.list, locale, messages.titles)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
    >
      <TokenList />
    </div>
  )
}

/** The list as a view. There may be nothing else in it to have the focus, which scrolling by keyboard needs. */
export const TokensView = withWords(WholeList)

/** The tab of the account view. */
export const TokensTab = withWords(() => <TokenList most={ROWS_IN_TAB} />)
