import { formatAmount } from "@latchkey/core"
import type { PaymentRequest } from "@latchkey/core/effect"

/** Transfer requests of Solana Pay: `solana:<address>[?amount=<SOL>]`. They cannot name a network. */
export const paymentRequest: PaymentRequest = {
  uri: ({ address, network, value }) => {
    const amount =
      value === undefined
        ? ""
        : `?amount=${formatAmount({ value, decimals: network.nativeCurrency.decimals })}`
    return `solana:${address}${amount}`
  }
}
