import type { Account, AccountType } from "../chain/Account.ts"
import type { CaipAddress } from "../chain/Caip.ts"

/** A namespace's connection status; `reconnecting` only while a stored session is being restored. */
export type ConnectionStatus = "disconnected" | "connecting" | "connected" | "reconnecting"

/** The wallet behind an account, as it may be shown. */
export interface WalletInfo {
  readonly name: string
  /** An image `data:` URI or an image of a host that the kit trusts. */
  readonly icon?: string
  readonly rdns?: string
  /** E-mail address or user name of an embedded wallet. */
  readonly identifier?: string
  /** Social provider of an embedded wallet. */
  readonly social?: string
}

/** A token balance as a balance source reports it. */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  /** CAIP-10 address of the token; absent for the native coin. */
  readonly address?: string
  readonly chainId: string
  readonly quantity: { readonly numeric: string; readonly decimals: string }
  readonly price: number
  readonly value?: number
  readonly iconUrl: string
}

/** The user of an embedded wallet. */
export interface EmbeddedUser {
  readonly email?: string | null
  readonly userName?: string | null
  readonly accounts?: ReadonlyArray<{ readonly address: string; readonly type: AccountType }>
}

/** What is known of the account of one namespace. `address` is present exactly when `status` is `connected`. */
export interface AccountState<Address extends string = string> {
  readonly status: ConnectionStatus
  readonly caipAddress?: CaipAddress
  readonly address?: Address
  /** Every account the wallets of this namespace gave; index 0 is the current one. */
  readonly allAccounts: ReadonlyArray<Account>
  /** Native balance as exact decimal text in `balanceSymbol`. */
  readonly balance?: string
  readonly balanceSymbol?: string
  readonly balanceLoading: boolean
  /** True when the shown balance is a fallback because the last read failed. */
  readonly balanceFailed: boolean
  /** When the last balance read failed, in epoch milliseconds; no retry for 30 s after it. */
  readonly lastRetry?: number
  /** How often something has happened to the account that its balance may not show: each forced read of it counts. Absent before. */
  readonly moves?: number
  readonly tokenBalance: ReadonlyArray<TokenBalance>
  readonly profileName?: string
  readonly profileImage?: string
  readonly user?: EmbeddedUser
  /** Index of the dashboard tab that the visitor looks at. */
  readonly currentTab: number
  readonly smartAccountDeployed: boolean
  /** Labels by address. */
  readonly addressLabels: ReadonlyMap<string, string>
  readonly preferredAccountType?: AccountType
  readonly socialProvider?: string
  readonly socialWindow?: Window
  readonly farcasterUrl?: string
  readonly connectedWalletInfo?: WalletInfo
  readonly addressExplorerUrl?: string
  readonly shouldUpdateToAddress?: string
}

/** The state of a namespace without an account. A reset keeps only the preferred account type. */
export const emptyAccount = (
  preferredAccountType?: AccountType,
  status: Exclude<ConnectionStatus, "connected"> = "disconnected"
): AccountState => ({
  status,
  allAccounts: [],
  balanceLoading: false,
  balanceFailed: false,
  tokenBalance: [],
  currentTab: 0,
  smartAccountDeployed: false,
  addressLabels: new Map(),
  ...(preferredAccountType && { preferredAccountType })
})
