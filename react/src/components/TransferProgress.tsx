import type { AccountState, Network, PreparedTransfer } from "@latchkey/core"
import type { ReactNode } from "react"
import { sayTransaction, type TransactionWords } from "../messages/sayTransaction.ts"
import { useModalContext } from "../context/ModalContext.ts"
import { shortenAddress } from "../format/shortenAddress.ts"
import { showAmount } from "../format/showAmount.ts"
import {
  TransactionProgress,
  type ShownTransaction,
  type TransactionButtons
} from "./TransactionProgress.tsx"

/** Where a transfer is that a wallet was asked for. */
export interface ShownTransfer extends ShownTransaction {
  readonly transfer: Pick<PreparedTransfer, "amount" | "receiver" | "networkId">
  /** The transaction's hash, where the wallet gave one. */
  readonly hash?: string | undefined
  /** The chain's own words for a failure. */
  readonly reason?: string | undefined
}

/**
 * What becomes of a transfer. In the words, `{amount}`, `{address}`, `{wallet}` and `{network}` are those of the transfer; `problem`
 * says why nothing was sent.
 */
export const TransferProgress = ({
  progress,
  words,
  problem,
  icon,
  account,
  network,
  api,
  onDone
}: {
  readonly progress: ShownTransfer
  readonly words: TransactionWords & TransactionButtons
  readonly problem: string
  readonly icon: ReactNode
  /** The account that sends. */
  readonly account: AccountState | undefined
  readonly network: Pick<Network, "name"> | undefined
  readonly api: {
    readonly stopAsking: () => Promise<unknown>
    readonly follow: () => Promise<unknown>
  }
  /** What "Done" does, instead of showing the account. */
  readonly onDone?: (() => void) | undefined
}) => {
  const { locale } = useModalContext()
  const { transfer, hash } = progress
  const asked = account?.connectedWalletInfo
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
      icon={icon}
      asked={asked}
      addressUrl={account?.addressExplorerUrl}
      words={words}
      onStop={api.stopAsking}
      onFollow={hash === undefined ? undefined : api.follow}
      onDone={onDone}
    />
  )
}
