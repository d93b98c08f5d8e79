import type { Amount, PreparedCall } from "@latchkey/core"
import {
  Fact,
  FullAddress,
  FactList,
  FeeCost,
  fill,
  NetworkPicture,
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
      <ReviewSum>{amountWords(approval, words, locale, true)}</ReviewSum>
      <FactList lined>
        <Fact name={words.spender} wide>
          <FullAddress name={name}>{spender}</FullAddress>
        </Fact>
        <Fact name={words.contract} wide>
          <FullAddress name={approval.name || undefined}>{contractOf(approval)}</FullAddress>
        </Fact>
        {network !== undefined && (
          <Fact name={words.network} centred>
            <NetworkPicture network={network} size={20} />
            <bdi>{network.name}</bdi>
          </Fact>
        )}
        {account?.address !== undefined && (
          <Fact name={words.account}>
            <span dir="ltr" translate="no" title={account.address}>
              {shortenAddress(account.address)}
            </span>
          </Fact>
        )}
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
      <Notice>
        {leaves === undefined
          ? fill(words.after, { token: `\u2068${tokenName(approval)}\u2069` })
          : fill(words.leaves, {
              amount: `\u2068${showAmount({ ...leaves, symbol: tokenName(approval) }, locale)}\u2069`
            })}
      </Notice>
      {problem !== undefined && <Notice tone="negative">{problem}</Notice>}
    </>
  )
}
