import { fill, sayTransaction, showAmount, TransactionProgress, useModalContext } from "@latchkey/react/view"
import type { RevokeProgress } from "../../ApprovalsState.ts"
import { ApprovalIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import { problemOf } from "../problemOf.ts"
import type { ApprovalsView } from "../useApprovals.ts"
import { tokenName } from "../wordsOfApproval.ts"

/** What becomes of a revocation that the wallet was asked for. */
export const RevokeOutcome = ({
  progress,
  view: { api, account, network },
  onRetry
}: {
  readonly progress: RevokeProgress
  readonly view: ApprovalsView
  readonly onRetry: () => void
}) => {
  const { kit, locale } = useModalContext()
  const words = useWords()
  const { hash, code, review } = progress
  const asked = account?.connectedWalletInfo
  const { leaves } = review
  const token = tokenName(review.approval)
  const told =
    leaves === undefined
      ? words
      : {
          ...words,
          successText: fill(words.leaves, {
            amount: `\u2068${showAmount({ ...leaves, symbol: token }, locale)}\u2069`
          })
        }
  const { title, text } = sayTransaction(progress, told, words.problems[problemOf(code)], {
    wallet: asked?.name ?? "",
    network: network?.name ?? review.prepared.networkId,
    token: `\u2068${token}\u2069`,
    symbol: network?.nativeCurrency.symbol ?? ""
  })
  return (
    <TransactionProgress
      transaction={progress}
      title={title}
      text={text}
      icon={<ApprovalIcon />}
      asked={asked}
      words={words}
      onStop={api.stopAsking}
      onFollow={hash === undefined ? undefined : api.follow}
      onRetry={onRetry}
      onDone={() => kit.navigation.goBack()}
    />
  )
}
