import {
  Button,
  EmptyState,
  sayTransaction,
  shortenAddress,
  showAmount,
  TransactionProgress,
  useModalContext
} from "@latchkey/react/view"
import type { WalletProgress } from "../../PayState.ts"
import { PayIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import { problemOf } from "../problemOf.ts"
import { usePayment, type PaymentView } from "../usePayment.ts"
import { ExchangeLoading } from "./ExchangeLoading.tsx"

/** What becomes of the payment. */
export const PayLoading = () => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const paying = usePayment()
  const { progress, payment } = paying.state
  if (progress === undefined || payment === undefined)
    return (
      <EmptyState
        icon={<PayIcon />}
        action={<Button onClick={() => kit.navigation.close()}>{shared.close}</Button>}
      >
        {words.nothing}
      </EmptyState>
    )
  return progress.type === "wallet" ? (
    <WalletLoading progress={progress} paying={paying} />
  ) : (
    <ExchangeLoading progress={progress} payment={payment} api={paying.api} />
  )
}

const WalletLoading = ({
  progress,
  paying: { api, account, network }
}: {
  readonly progress: WalletProgress
  readonly paying: PaymentView
}) => {
  const { kit, locale } = useModalContext()
  const words = useWords()
  const { transfer, hash, code } = progress
  const asked = account?.connectedWalletInfo
  const problem = words.problems[problemOf({ code })].replace("{symbol}", transfer.amount.symbol)
  const { title, text } = sayTransaction(progress, words, problem, {
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
      icon={<PayIcon />}
      asked={asked}
      addressUrl={account?.addressExplorerUrl}
      words={words}
      onStop={api.stopAsking}
      onFollow={hash === undefined ? undefined : api.follow}
      onDone={() => kit.navigation.close()}
    />
  )
}
