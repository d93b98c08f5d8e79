import type { Address, Hex } from "viem"
import type { WalletChain } from "../chain/WalletChain.ts"
import type { TransactionRequest } from "../decode/transaction.ts"
import type { TypedData } from "../decode/typedData.ts"

/** What the user is asked to confirm, decoded from the request: the same values that the wallet uses. */
export type Review =
  /** `accounts` are shared unless the approval names others. */
  | { readonly kind: "connect"; readonly accounts: readonly string[] }
  | {
      readonly kind: "signMessage"
      readonly account: string
      readonly message: Hex
      /** The message as text; absent when its bytes are not UTF-8. */
      readonly text?: string
    }
  | { readonly kind: "signTypedData"; readonly account: Address; readonly typedData: TypedData }
  | {
      readonly kind: "sendTransaction"
      readonly account: Address
      readonly chainId: number
      readonly transaction: TransactionRequest
    }
  /** Several calls of an EVM account in one transaction. */
  | {
      readonly kind: "sendCalls"
      readonly account: Address
      readonly chainId: number
      readonly calls: readonly TransactionRequest[]
    }
  /** Keys that may act for the account within permissions, until `expiry` in epoch seconds. */
  | {
      readonly kind: "grantPermissions"
      readonly account: Address
      readonly chainId: number
      readonly expiry: number
      readonly keys: readonly Hex[]
      readonly permissions: readonly { readonly type: string; readonly data: unknown }[]
    }
  /** The end of such a session, by its id. */
  | {
      readonly kind: "revokePermissions"
      readonly account: Address
      readonly id: string
      readonly expiry: number
      readonly permissions: readonly { readonly type: string; readonly data: unknown }[]
    }
  /** A transaction of a chain other than EVM: the facts that the wallet decoded, in order. */
  | {
      readonly kind: "signTransaction"
      readonly account: string
      /** Whether the wallet also sends it. */
      readonly sends: boolean
      readonly facts: readonly { readonly label: string; readonly value: string }[]
    }
  | { readonly kind: "switchNetwork"; readonly from: string; readonly to: string }
  | { readonly kind: "switchChain"; readonly from: number; readonly to: WalletChain }
  | { readonly kind: "addChain"; readonly chain: WalletChain; readonly explorerUrls: readonly string[] }
  /** A request that needs no confirmation, but has a policy for its method. */
  | { readonly kind: "held" }
