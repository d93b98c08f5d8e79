import type { Address, Hex } from "viem"
import type { WalletChain } from "../chain/WalletChain.ts"
import type { TransactionRequest } from "../decode/transaction.ts"
import type { TypedData } from "../decode/typedData.ts"

/** What the person is asked to confirm, decoded from the request: the very values that the wallet acts on. */
export type Review =
  /** `accounts` are shared when the approval names no others. */
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
  /** A transaction of a chain that is not Ethereum's: the facts that the wallet read out of it, in order. */
  | {
      readonly kind: "signTransaction"
      readonly account: string
      /** Whether the wallet sends it too. */
      readonly sends: boolean
      readonly facts: readonly { readonly label: string; readonly value: string }[]
    }
  | { readonly kind: "switchNetwork"; readonly from: string; readonly to: string }
  | { readonly kind: "switchChain"; readonly from: number; readonly to: WalletChain }
  | { readonly kind: "addChain"; readonly chain: WalletChain; readonly explorerUrls: readonly string[] }
  /** A request that needs no consent by itself and is held by a policy of its own method. */
  | { readonly kind: "held" }
