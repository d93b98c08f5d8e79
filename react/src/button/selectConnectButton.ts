import { displayBalance, type KitState } from "@latchkey/core"
import type { ConnectButtonState } from "../context/ConnectButtonState.ts"
import { shortenAddress } from "../format/shortenAddress.ts"
import { accountIn, namespaceIn, networksIn } from "@latchkey/core/select"

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
