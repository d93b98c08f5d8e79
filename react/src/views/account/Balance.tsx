import { displayBalance, plainText, type AccountState, type Network } from "@latchkey/core"
import { Decimal } from "../../components/Decimal.tsx"
import { IconButton } from "../../components/IconButton.tsx"
import { Skeleton } from "../../components/Skeleton.tsx"
import { RetryIcon } from "../../icons/icons.tsx"
import { useModal } from "../../modal/ModalContext.ts"

/** The native balance; its place is kept while it loads, and a fallback says that it is one. */
export const Balance = ({
  account,
  namespace,
  network
}: {
  readonly account: AccountState
  readonly namespace: string
  readonly network: Network | undefined
}) => {
  const { kit, messages, locale } = useModal()
  const { balance, balanceSymbol, balanceLoading, balanceFailed } = account
  const symbol = plainText(balanceSymbol ?? network?.nativeCurrency.symbol ?? "", 20)
  if (balance === undefined && !balanceFailed) {
    if (!balanceLoading) return <p className="balance" />
    return (
      <p className="balance">
        <Skeleton width={112} height={16} />
        <span className="unseen">{messages.loading}</span>
      </p>
    )
  }
  return (
    <p className="balance" data-failed={balanceFailed || undefined}>
      <span className="unseen">{messages.balance} </span>
      <span className="amount">
        <Decimal text={balanceFailed ? (balance ?? "0.00") : displayBalance(balance)} locale={locale} />{" "}
        <bdi className="symbol">{symbol}</bdi>
      </span>
      {balanceFailed && (
        <>
          <span className="balance-note">{messages.balanceFailed}</span>
          <IconButton
            small
            label={messages.refreshBalance}
            aria-busy={balanceLoading || undefined}
            onClick={() => void kit.refreshBalance({ namespace, force: true }).catch(() => {})}
          >
            <RetryIcon />
          </IconButton>
        </>
      )}
    </p>
  )
}
