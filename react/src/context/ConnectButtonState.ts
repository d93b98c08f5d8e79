import type { ConnectionStatus, Network, WalletInfo } from "@latchkey/core"

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
