import { formatAmount } from "@latchkey/core"
import type { PaymentRequest } from "@latchkey/core/effect"

const DECIMALS = 8

/** BIP-21 links: `bitcoin:<address>[?amount=<BTC>]`. */
export const paymentRequest: PaymentRequest = {
  uri: ({ address, value }) =>
    `bitcoin:${address}${value === undefined ? "" : `?amount=${formatAmount({ value, decimals: DECIMALS })}`}`
}
