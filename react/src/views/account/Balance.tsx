import { displayBalance, plainText, type AccountState, type Network } from "@latchkey/core"
import { Decimal } from "../../components/Decimal.tsx"
import { IconButton } from "../../components/IconButton.tsx"
import { Skeleton } from "../../components/Skeleton.tsx"
import { RetryIcon } from "../../icons/lateIcons.tsx"
import { useModalContext } from "../../context/ModalContext.ts"

/** The native balance; its place is reserved while it loads, and a fallback is marked as one. */
export const Balance = ({
  account,
  namespace,
  network
}: {
  readonly account: AccountState
  readonly namespace: string
  readonly network: Network | undefined
}) => {
  const { kit, messages, locale } = useModalContext()
  const { balance, balanceSymbol, balanceLoading, balanceFailed } = account
  const symbol = plainText(balanceSymbol ?? network?.nativeCurrency.symbol ?? "", 20)
  if (balance === undefined && !balanceFailed) {
    if (!balanceLoading) return <p className="balance" />
    return (
      <p className="balance">
        <Skeleton width={144} height={32} radius={8} />
        <span className="unseen">{messages.loading}</span>
      </p>
    )
  }
  const amount = balanceFailed ? (balance ?? "0.00") : displayBalance(balance)
  return (
    <div className="balance" data-failed={balanceFailed || undefined}>
      <span className="unseen">{messages.balance} </span>
      <p className="amount" data-length={lengthOf(amount.length + symbol.length)}>
        <Decimal text={amount} locale={locale} /> <bdi className="symbol">{symbol}</bdi>
      </p>
      {balanceFailed && (
        <p className="balance-note">
          {messages.balanceFailed}
          <IconButton
            small
            label={messages.refreshBalance}
            aria-busy={balanceLoading || undefined}
            onClick={() => void kit.refreshBalance({ namespace, force: true }).catch(() => {})}
          >
            <RetryIcon />
          </IconButton>
        </p>
      )}
    </div>
  )
}

/** How long an amount is, in characters: what is longer is drawn smaller. */
const lengthOf = (characters: number): "long" | "longer" | undefined => {
  if (characters > 20) return "longer"
  return characters > 12 ? "long" : undefined
}
