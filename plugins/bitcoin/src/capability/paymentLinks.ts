import { formatAmount } from "@latchkey/core"
import { linkQuery } from "@latchkey/core/chain-kit"
import type { PaymentLinks } from "@latchkey/core/effect"
import { parseAddress } from "../address/Address.ts"

const DECIMALS = 8

/** BIP-21 links: `bitcoin:<address>[?amount=<BTC>]`. They name no network: the address does. */
export const paymentLinks: PaymentLinks = {
  uri: ({ address, value }) =>
    `bitcoin:${address}${value === undefined ? "" : `?amount=${formatAmount({ value, decimals: DECIMALS })}`}`,
  read: (text) => {
    if (!/^bitcoin:/i.test(text)) return undefined
    const [, receiver = "", asked = ""] = /^([^?#/:]*)(?:\?([^#]*))?$/.exec(text.slice(8)) ?? []
    const query = linkQuery(asked)
    const amounts = query?.get("amount") ?? []
    const [decimal] = amounts
    const isAmount = decimal === undefined || /^\d{1,8}(?:\.\d{1,8})?$/.test(decimal)
    if (query === undefined || amounts.length > 1 || !isAmount) return { refused: "malformed" }
    // What must be understood; an invoice or a silent payment alone has no address of the chain.
    if ([...query.keys()].some((key) => key.startsWith("req-")) || receiver === "")
      return { refused: "unsupported" }
    if (parseAddress(receiver) === undefined) return { refused: "malformed" }
    const label = (query.get("label") ?? query.get("message"))?.[0]
    return {
      receiver,
      ...(decimal === undefined ? {} : { amount: { decimal } }),
      ...(label === undefined ? {} : { label })
    }
  }
}
