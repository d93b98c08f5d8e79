import type { Network } from "../chain/Network.ts"
import { defineCapability } from "./Capability.ts"

/** The namespace's link format for asking somebody to pay. */
export interface PaymentRequest {
  /** A link that wallets understand (EIP-681 for EVM); `value` in base units of the native coin. */
  readonly uri: (request: {
    readonly address: string
    readonly network: Network
    readonly value?: bigint
  }) => string
}

/** The capability of a namespace that has links that ask for a payment. */
export const paymentRequest = defineCapability<PaymentRequest>("paymentRequest")
