import type { Network } from "../chain/Network.ts"

/** The namespace's link format for asking somebody to pay. */
export interface PaymentRequest {
  /** A link that wallets understand (EIP-681 for EVM); `value` in base units of the native coin. */
  readonly uri: (request: {
    readonly address: string
    readonly network: Network
    readonly value?: bigint
  }) => string
}
