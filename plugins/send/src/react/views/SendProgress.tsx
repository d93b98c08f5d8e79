import {
  Button,
  EmptyState,
  sayTransaction,
  shortenAddress,
  showAmount,
  TransactionProgress,
  useModalContext
} from "@latchkey/react/view"
import type { SendProgress as Progress } from "../../SendState.ts"
import { SendIcon } from "../icons.tsx"
import { problemOf } from "../problemOf.ts"
import { useSending, type SendingView } from "../useSending.ts"
import { useWords } from "../messages/useWords.ts"

/** What becomes of the latest transfer. */
export const SendProgress = () => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const sending = useSending()
  const { progress } = sending.state
  return progress === undefined ? (
    <EmptyState
      icon={<SendIcon />}
      action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
    >
      {words.noTransfer}
    </EmptyState>
  ) : (
    <ProgressOf progress={progress} sending={sending} />
  )
}

const ProgressOf = ({
  progress,
  sending: { api, account, network }
}: {
  readonly progress: Progress
  readonly sending: SendingView
}) => {
  const { locale } = useModalContext()
  const words = useWords()
  const { transfer, hash, code } = progress
  const asked = account?.connectedWalletInfo
  const { title, text } = sayTransaction(progress, words, words.problems[problemOf({ code })], {
    amount: showAmount(transfer.amount, locale),
    address: `\u2066${shortenAddress(transfer.receiver)}\u2069`,
    wallet: asked?.name ?? "",
    network: network?.name ?? transfer.networkId
  })
  return (
    <TransactionProgress
      transaction={progress}
      title={title}
      text={text}
      icon={<SendIcon />}
      asked={asked}
      addressUrl={account?.addressExplorerUrl}
      words={words}
      onStop={api.stopAsking}
      onFollow={hash === undefined ? undefined : api.follow}
    />
  )
}
