import { formatAmount } from "@latchkey/core"
import { linkQuery } from "@latchkey/core/chain-kit"
import type { PaymentLinks } from "@latchkey/core/effect"
import { parseAddress } from "../Address.ts"

// The most that a transaction has room for beside a token's transfer.
const MOST_REFERENCES = 8
const KEYS: ReadonlyArray<string> = ["amount", "spl-token", "reference", "label", "message", "memo"]

/** Transfer requests of Solana Pay: `solana:<address>[?amount=<SOL>]`. They cannot name a network. */
export const paymentLinks: PaymentLinks = {
  uri: ({ address, network, value }) => {
    const amount =
      value === undefined
        ? ""
        : `?amount=${formatAmount({ value, decimals: network.nativeCurrency.decimals })}`
    return `solana:${address}${amount}`
  },
  read: (text) => {
    const [scheme, rest] = [text.slice(0, 7).toLowerCase(), text.slice(7)]
    if (scheme !== "solana:") return undefined
    // A web address, plain or escaped: a server there would say what is signed.
    if (/^https?(?::|%3a)/i.test(rest)) return { refused: "transaction" }
    // An account with its network before it (CAIP-10) is no link.
    if (/^[\w-]{1,32}:/.test(rest)) return undefined
    const [, receiver = "", asked = ""] = /^([^?#/:]+)(?:\?([^#]*))?$/.exec(rest) ?? []
    const query = linkQuery(asked)
    const { reference: references = [], ...single } = Object.fromEntries(query ?? [])
    const [decimal] = single["amount"] ?? []
    const [mint] = single["spl-token"] ?? []
    const [memo] = single["memo"] ?? []
    const [label] = single["label"] ?? single["message"] ?? []
    const token = mint === undefined ? undefined : parseAddress(mint)
    const keys = references.flatMap((key) => parseAddress(key) ?? [])
    if (
      query === undefined ||
      parseAddress(receiver) === undefined ||
      Object.values(single).some(({ length }) => length > 1) ||
      (decimal !== undefined && !/^\d{1,20}(?:\.\d{1,20})?$/.test(decimal)) ||
      (mint !== undefined && token === undefined) ||
      keys.length !== references.length
    )
      return { refused: "malformed" }
    if ([...query.keys()].some((key) => !KEYS.includes(key)) || keys.length > MOST_REFERENCES)
      return { refused: "unsupported" }
    return {
      receiver,
      ...(token === undefined ? {} : { token }),
      ...(decimal === undefined ? {} : { amount: { decimal } }),
      ...(memo === undefined || memo === "" ? {} : { memo }),
      ...(keys.length === 0 ? {} : { references: keys }),
      ...(label === undefined ? {} : { label })
    }
  }
}
