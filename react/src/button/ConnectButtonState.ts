import type { ConnectionStatus, KitState, Network, WalletInfo } from "@latchkey/core"
import { displayBalance } from "@latchkey/core"
import { shortenAddress } from "../components/shortenAddress.ts"
import { accountIn, namespaceIn, networksIn } from "../hooks/InNamespace.ts"

/** What a connect button shows, and how much of it. */
export interface ConnectButtonOptions {
  /** CAIP-2 namespace whose account it shows; the active one by default. */
  readonly namespace?: string | undefined
  /** `show` by default. If hidden, it is not read from the chain either. */
  readonly balance?: "show" | "hide" | undefined
  /** Characters of the address before the gap; 6 by default. */
  readonly charsStart?: number | undefined
  /** Characters of the address after the gap; 4 by default. */
  readonly charsEnd?: number | undefined
}

/** Everything that a connect button shows. */
export interface ConnectButtonState {
  readonly namespace: string | undefined
  /** `reconnecting` while a stored session is restored: show a placeholder for the account, without an address. */
  readonly status: ConnectionStatus
  /** The full address; present exactly when `status` is `connected`. */
  readonly address: string | undefined
  /** The address shortened in the middle: `0x1234…cdef`. */
  readonly shortAddress: string | undefined
  /** The profile's name, if the account has one. */
  readonly profileName: string | undefined
  /** Image URL of the account's profile. */
  readonly profileImage: string | undefined
  readonly wallet: WalletInfo | undefined
  readonly network: Network | undefined
  /** `1,000.5 ETH`: floored to three decimals, in the visitor's number format; undefined if unknown or hidden, or if the namespace has none. */
  readonly balance: string | undefined
  /** True while the place of the balance is reserved. */
  readonly isBalanceLoading: boolean
  /** True if `balance` is a fallback because it could not be read. */
  readonly isBalanceFailed: boolean
  /** True while a transaction of the account is under way: the wallet has sent it, and it is in no block yet. */
  readonly isPending: boolean
  readonly isOpen: boolean
}

/** What a connect button shows of a state, with the balance as `writeDecimal` writes decimal text. */
export const selectConnectButton = (
  state: KitState,
  { namespace, balance = "show", charsStart, charsEnd }: ConnectButtonOptions,
  writeDecimal: (text: string) => string
): ConnectButtonState => {
  const account = accountIn(state, namespace)
  const status = account?.status ?? "disconnected"
  const address = status === "connected" ? account?.address : undefined
  const shown = address !== undefined && balance === "show"
  // A network that the kit does not know has no symbol, and its balance cannot be read.
  const symbol = account?.balanceSymbol === "" ? undefined : account?.balanceSymbol
  const isBalanceFailed = shown && account?.balanceFailed === true
  const amount = isBalanceFailed ? (account.balance ?? "0.00") : displayBalance(account?.balance)
  return {
    namespace: namespaceIn(state, namespace),
    status,
    address,
    shortAddress: address === undefined ? undefined : shortenAddress(address, charsStart, charsEnd),
    profileName: address === undefined ? undefined : account?.profileName,
    profileImage: address === undefined ? undefined : account?.profileImage,
    wallet: account?.connectedWalletInfo,
    network: networksIn(state, namespace)?.caipNetwork,
    balance: shown && symbol !== undefined ? `${writeDecimal(amount)} ${symbol}` : undefined,
    isBalanceLoading: shown && symbol === undefined && account?.balanceLoading === true,
    isBalanceFailed,
    isPending: state.transactions.list.some((sent) => sent.status === "pending" && sent.account === address),
    isOpen: state.navigation.open
  }
}
