import type * as Effect from "effect/Effect"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"

/** What a link asks for. Of what it does not say, nothing stands here: nobody fills that in. */
export interface PaymentLink {
  /** The receiver's address as the link has it, or a name. */
  readonly receiver: string
  /** The network that it names; absent where it means whichever one the visitor is on. */
  readonly networkId?: CaipNetworkId
  /** The token's address on that network; absent for the network's own coin. */
  readonly token?: string
  /** How much: base units, or whole coins as a plain decimal text, whichever the links of the namespace count in. */
  readonly amount?: { readonly value: bigint } | { readonly decimal: string }
  /** The public text that has to go with it. */
  readonly memo?: string
  /** Accounts that the transaction has to name, by which the receiver finds it. */
  readonly references?: ReadonlyArray<string>
  /** What the link's author says that it is for: hearsay. */
  readonly label?: string
}

/**
 * Why a link of the namespace is not followed.
 *
 * - `transaction`: a server would make the transaction; - `unsupported`: it asks for what no plain transfer does; - `malformed`: it does
 *   not keep to its own format.
 */
export type PaymentLinkRefusal = "transaction" | "unsupported" | "malformed"

/** The links of a namespace that ask somebody to pay. */
export interface PaymentLinks {
  /** A link that wallets understand (EIP-681 for EVM); `value` in base units of the native coin. */
  readonly uri: (request: {
    readonly address: string
    readonly network: Network
    readonly value?: bigint
  }) => string
  /** What a link asks for; undefined for a text that is no link of the namespace. Absent where links are only written. Never throws. */
  readonly read?: (text: string) => PaymentLink | { readonly refused: PaymentLinkRefusal } | undefined
}

/** The namespace's link format for asking somebody to pay. */
export interface PaymentRequest {
  /** Loaded when the first link is written or read. */
  readonly links: Effect.Effect<PaymentLinks, KitError>
}

/** The capability of a namespace that has links that ask for a payment. */
export const paymentRequest = defineCapability<PaymentRequest>("paymentRequest")
