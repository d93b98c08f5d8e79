import { Button, EmptyState, TransferProgress, useModalContext } from "@latchkey/react/view"
import { PayIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import { problemOf } from "../problemOf.ts"
import { usePayment } from "../usePayment.ts"
import { ExchangeLoading } from "./ExchangeLoading.tsx"

/** What becomes of the payment. */
export const PayLoading = () => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const { api, account, network, state } = usePayment()
  const { progress, payment } = state
  const close = () => kit.navigation.close()
  if (progress === undefined || payment === undefined)
    return (
      <EmptyState icon={<PayIcon />} action={<Button onClick={close}>{shared.close}</Button>}>
        {words.nothing}
      </EmptyState>
    )
  if (progress.type === "exchange") return <ExchangeLoading progress={progress} payment={payment} api={api} />
  const problem = words.problems[problemOf({ code: progress.code })]
  return (
    <TransferProgress
      progress={progress}
      words={words}
      problem={problem.replace("{symbol}", progress.transfer.amount.symbol)}
      icon={<PayIcon />}
      account={account}
      network={network}
      api={api}
      onDone={close}
    />
  )
}
