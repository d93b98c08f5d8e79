import {
  Button,
  EmptyState,
  fill,
  sayTransaction,
  showAmount,
  TransactionProgress,
  useModalContext
} from "@latchkey/react/view"
import type { RevokeProgress } from "../../ApprovalsState.ts"
import { ApprovalIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import { problemOf } from "../problemOf.ts"
import { useShownApprovals } from "../useShownApprovals.ts"
import { viewIds } from "../viewIds.ts"
import { tokenName } from "../wordsOfApproval.ts"

/** What becomes of the latest revocation. */
export const ApprovalProgress = () => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const { progress } = useShownApprovals().state
  return progress === undefined ? (
    <EmptyState
      icon={<ApprovalIcon />}
      action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
    >
      {words.gone}
    </EmptyState>
  ) : (
    <ProgressOf progress={progress} />
  )
}

const ProgressOf = ({ progress }: { readonly progress: RevokeProgress }) => {
  const { kit, locale } = useModalContext()
  const words = useWords()
  const { hash, code, review } = progress
  const [namespace = ""] = review.account.split(":")
  const { api, account, network } = useShownApprovals(namespace)
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
      onRetry={() => kit.navigation.replace(viewIds.revoke, { key: review.approval.key, namespace })}
      onDone={() => kit.navigation.goBack()}
    />
  )
}
