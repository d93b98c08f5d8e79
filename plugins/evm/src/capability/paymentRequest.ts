import type { PaymentRequest } from "@latchkey/core/effect"
import { chainIdOf } from "../ChainId.ts"

/** EIP-681 links: `ethereum:<address>@<chainId>[?value=<wei>]`. */
export const paymentRequest: PaymentRequest = {
  uri: ({ address, network, value }) =>
    `ethereum:${address}@${chainIdOf(network) ?? network.id}${value === undefined ? "" : `?value=${value}`}`
}
