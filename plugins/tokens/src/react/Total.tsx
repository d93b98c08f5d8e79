import type { Amount } from "@latchkey/core"
import { showWorth } from "@latchkey/react/view"
import type { TokensMessages } from "./TokensMessages.ts"

/** What all tokens are worth together, as far as that is known; as high while it is not. */
export const Total = ({
  total,
  isPartial,
  locale,
  words
}: {
  readonly total: Amount | undefined
  /** There are tokens that are not counted. */
  readonly isPartial: boolean
  readonly locale: string
  readonly words: TokensMessages
}) => (
  <div className="tokens-total">
    <p className="tokens-total-line">
      <span>{words.total}</span>
      {total === undefined ? (
        <span className="tokens-total-worth">
          <span aria-hidden="true">–</span>
          <span className="unseen">{words.totalUnknown}</span>
        </span>
      ) : (
        <bdi className="tokens-total-worth" dir="ltr">
          {showWorth(total, locale)}
        </bdi>
      )}
    </p>
    {total !== undefined && isPartial && <p className="tokens-total-note">{words.totalPartial}</p>}
  </div>
)
