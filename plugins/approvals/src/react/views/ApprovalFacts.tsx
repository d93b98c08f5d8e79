import type { Amount, PreparedCall } from "@latchkey/core"
import {
  Fact,
  FullAddress,
  FactList,
  FeeCost,
  fill,
  MoreFacts,
  Notice,
  ReviewSum,
  shortenAddress,
  showAmount,
  Skeleton,
  useModalContext,
  useNamedProfile
} from "@latchkey/react/view"
import type { GivenApproval } from "../../ApprovalsState.ts"
import { useWords } from "../messages/useWords.ts"
import type { ShownApprovals } from "../useShownApprovals.ts"
import { amountWords, contractOf, tokenName } from "../wordsOfApproval.ts"

/** What is approved, to whom, and what taking it back costs and leaves: `prepared` is undefined until that is known. */
export const ApprovalFacts = ({
  approval,
  prepared,
  leaves,
  view: { namespace, account, network },
  problem
}: {
  readonly approval: GivenApproval
  readonly prepared: PreparedCall | undefined
  readonly leaves: Amount | undefined
  readonly view: ShownApprovals
  readonly problem: string | undefined
}) => {
  const { locale } = useModalContext()
  const words = useWords()
  const { spender } = approval
  const name = useNamedProfile(namespace, spender, network)?.name
  return (
    <>
      <ReviewSum network={network}>{amountWords(approval, words, locale, true)}</ReviewSum>
      <Notice>
        {leaves === undefined
          ? fill(words.after, { token: `\u2068${tokenName(approval)}\u2069` })
          : fill(words.leaves, {
              amount: `\u2068${showAmount({ ...leaves, symbol: tokenName(approval) }, locale)}\u2069`
            })}
      </Notice>
      {problem !== undefined && <Notice tone="negative">{problem}</Notice>}
      <FactList lined>
        <Fact name={words.spender} wide>
          <FullAddress name={name}>{spender}</FullAddress>
        </Fact>
        <Fact name={words.contract} wide>
          <FullAddress name={approval.name || undefined}>{contractOf(approval)}</FullAddress>
        </Fact>
        <Fact name={words.fee}>
          {prepared !== undefined ? (
            <FeeCost of={prepared} />
          ) : problem === undefined ? (
            <Skeleton width={96} height={14} />
          ) : (
            "–"
          )}
        </Fact>
      </FactList>
      {account?.address !== undefined && (
        <MoreFacts lined>
          <Fact name={words.account}>
            <span dir="ltr" translate="no" title={account.address}>
              {shortenAddress(account.address)}
            </span>
          </Fact>
        </MoreFacts>
      )}
    </>
  )
}
