import type { AccountState, AddressIn, CaipAddress, ConnectionStatus, KitState } from "@latchkey/core"
import { accountIn, namespaceIn, type InNamespace } from "./InNamespace.ts"
import type { RegisteredTypes } from "./useKit.ts"
import { useSelection } from "./useSelection.ts"

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

/**
 * The connected account of the active namespace, or of the given one.
 *
 * While a stored session is restored, `status` is `reconnecting` and no address is shown. Renders again only when one
 * of its fields changes; select less with `useKitSnapshot`. With a registered kit, `address` reads as the namespace's
 * addresses do: `0x${string}` of EVM.
 */
export const useAccount = <const Name extends string | undefined = undefined>({
  namespace
}: InNamespace<Name> = {}): AccountView<AddressIn<RegisteredTypes, Name>> =>
  useSelection(
    "useAccount",
    (state) => selectAccount(state, namespace) as AccountView<AddressIn<RegisteredTypes, Name>>
  )
