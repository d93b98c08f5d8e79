import { arrivedIn, missingPercent } from "@latchkey/core/feature-kit"
import {
  Button,
  EmptyState,
  fill,
  showAmount,
  showDigits,
  showPercent,
  TransferProgress,
  useModalContext
} from "@latchkey/react/view"
import { PayIcon } from "../icons.tsx"
import { withExchangeWords } from "../messages/useExchangeWords.ts"
import { useWords } from "../messages/useWords.ts"
import { problemOf } from "../problemOf.ts"
import { usePayment } from "../usePayment.ts"
import { ExchangeLoading } from "./ExchangeLoading.tsx"

const Progress = () => {
  const { kit, locale, messages: shared } = useModalContext()
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
  const { transfer, moved } = progress
  const arrived = arrivedIn(moved, { ...transfer, account: transfer.receiver })
  const { amount } = transfer
  const shortWords =
    arrived === undefined || arrived >= amount.value
      ? {}
      : {
          successTitle: fill(words.shortTitle, {
            arrived: showDigits({ ...amount, value: arrived }, locale),
            amount: showAmount(amount, locale)
          }),
          successText: fill(words.shortText, {
            percent: showPercent(missingPercent(amount.value, arrived), locale)
          })
        }
  const problem = words.problems[problemOf({ code: progress.code })]
  return (
    <TransferProgress
      progress={progress}
      words={{ ...words, ...shortWords }}
      problem={problem.replace("{symbol}", progress.transfer.amount.symbol)}
      icon={<PayIcon />}
      account={account}
      network={network}
      api={api}
      onDone={close}
    />
  )
}

/** What becomes of the payment. */
export const PayLoading = /* @__PURE__ */ withExchangeWords(Progress)
