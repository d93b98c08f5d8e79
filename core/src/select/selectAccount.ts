import type { CaipAddress } from "../chain/Caip.ts"
import type { AccountState, ConnectionStatus } from "../session/AccountState.ts"
import type { KitState } from "../state/KitState.ts"
import { accountIn, namespaceIn } from "./inNamespace.ts"

type Shown =
  | "allAccounts"
  | "profileName"
  | "profileImage"
  | "connectedWalletInfo"
  | "user"
  | "addressExplorerUrl"

/** The account of a namespace. There is an address exactly when `status` is `connected`. */
export type AccountView<Address extends string = string> = {
  readonly [Key in Shown]: Key extends "allAccounts" ? AccountState[Key] : AccountState[Key] | undefined
} & {
  /** CAIP-2 namespace that was read; undefined while none is active. */
  readonly namespace: string | undefined
} & (
    | {
        readonly status: "connected"
        readonly isConnected: true
        readonly address: Address
        /** CAIP-10. */
        readonly caipAddress: CaipAddress
      }
    | {
        readonly status: Exclude<ConnectionStatus, "connected">
        readonly isConnected: false
        readonly address: undefined
        readonly caipAddress: undefined
      }
  )

const none: AccountState["allAccounts"] = []

/** The account of a namespace in a state. */
export const selectAccount = (state: KitState, namespace?: string): AccountView => {
  const account = accountIn(state, namespace)
  return {
    namespace: namespaceIn(state, namespace),
    status: account?.status ?? "disconnected",
    isConnected: account?.status === "connected",
    address: account?.address,
    caipAddress: account?.caipAddress,
    allAccounts: account?.allAccounts ?? none,
    profileName: account?.profileName,
    profileImage: account?.profileImage,
    connectedWalletInfo: account?.connectedWalletInfo,
    user: account?.user,
    addressExplorerUrl: account?.addressExplorerUrl
  } as AccountView
}
