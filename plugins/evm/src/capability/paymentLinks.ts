import { linkQuery } from "@latchkey/core/chain-kit"
import type { PaymentLink, PaymentLinkRefusal, PaymentLinks } from "@latchkey/core/effect"
import { parseAddress } from "../Address.ts"
import { chainIdOf, toNetworkId } from "../ChainId.ts"
import { shortNames } from "./shortNames.ts"

const MAX_VALUE = 2n ** 256n
const LINK = /^ethereum:(?:pay-)?([^@/?#]+)(?:@(\d{1,16}))?(?:\/([^?#]*))?(?:\?([^#]*))?$/i
const SHORT = /^([a-z0-9-]{2,20}):(0x[\da-f]{40})$/i
const NUMBER = /^(\d{1,78})(?:\.(\d{1,78}))?(?:e(\d{1,2}))?$/i
// What a wallet may take or leave, and words for the visitor.
const HINTS: ReadonlyArray<string> = ["gas", "gaslimit", "gasprice", "label", "message"]

/** A number as these links write one, `2.5e18`: whole base units, or undefined. */
const readNumber = (text: string): bigint | undefined => {
  const [, whole, fraction = "", exponent = "0"] = NUMBER.exec(text) ?? []
  const shift = Number(exponent) - fraction.length
  if (whole === undefined) return undefined
  const digits = BigInt(whole + fraction)
  const least = shift < 0 ? 10n ** BigInt(-shift) : 1n
  const value = shift < 0 ? digits / least : digits * 10n ** BigInt(shift)
  return digits % least === 0n && value < MAX_VALUE ? value : undefined
}

const isNameLike = (text: string) => /^[^\s.:]+(?:\.[^\s.:]+)+$/u.test(text)

const refused = (reason: PaymentLinkRefusal) => ({ refused: reason })

/** EIP-681: a payment in the network's coin, or a token's `transfer`. Another function is no payment. */
const readPayment = (text: string): PaymentLink | { readonly refused: PaymentLinkRefusal } => {
  const [, target = "", chain, called, asked = ""] = LINK.exec(text) ?? []
  const query = linkQuery(asked)
  const id = chain === undefined ? undefined : Number(chain)
  const isWhole = id === undefined || (Number.isSafeInteger(id) && id > 0)
  if (target === "" || query === undefined || !isWhole) return refused("malformed")
  if ([...query.values()].some((values) => values.length > 1)) return refused("malformed")
  const written = (key: string) => query.get(key)?.[0]
  const number = (key: string) => {
    const given = written(key)
    return given === undefined ? undefined : (readNumber(given) ?? "wrong")
  }
  const value = number("value")
  const count = number("uint256")
  if (value === "wrong" || count === "wrong") return refused("malformed")
  const own = called === undefined ? ["value"] : ["address", "uint256", "value"]
  // An unknown part may be one without which the payment is another.
  if ([...query.keys()].some((key) => ![...own, ...HINTS].includes(key))) return refused("unsupported")
  const label = written("label") ?? written("message")
  const rest = {
    ...(id === undefined ? {} : { networkId: toNetworkId(id) }),
    ...(label === undefined ? {} : { label })
  }
  if (called === undefined)
    return parseAddress(target) === undefined && !isNameLike(target)
      ? refused("malformed")
      : { receiver: target, ...rest, ...(value === undefined ? {} : { amount: { value } }) }
  const token = parseAddress(target)
  const receiver = written("address")
  // A token of a name would be whatever the name stands for by then.
  if (called !== "transfer" || token === undefined || (value ?? 0n) > 0n) return refused("unsupported")
  return receiver === undefined || (parseAddress(receiver) === undefined && !isNameLike(receiver))
    ? refused("malformed")
    : { receiver, token, ...rest, ...(count === undefined ? {} : { amount: { value: count } }) }
}

/** EIP-681 links, `ethereum:<address>@<chainId>[?value=<wei>]`, and addresses with a network's short name (EIP-3770). */
export const paymentLinks: PaymentLinks = {
  uri: ({ address, network, value }) =>
    `ethereum:${address}@${chainIdOf(network) ?? network.id}${value === undefined ? "" : `?value=${value}`}`,
  read: (text) => {
    if (/^ethereum:/i.test(text)) return readPayment(text)
    const [, name = "", receiver = ""] = SHORT.exec(text) ?? []
    const id = Object.hasOwn(shortNames, name.toLowerCase()) ? shortNames[name.toLowerCase()] : undefined
    return id === undefined ? undefined : { receiver, networkId: toNetworkId(id) }
  }
}
