import { plainText } from "@latchkey/core"
import type { HistoryNft, HistoryTransfer } from "@latchkey/core/effect"
import { isJson } from "../decodeWallet.ts"
import { webLink } from "../webLink.ts"
import { decodeQuantity } from "./decodeNumeric.ts"
import { decodeSide, decodeToken, type Subject } from "./Subject.ts"

const MAX_NAME = 64
const MAX_SYMBOL = 20

const isDirection = (value: unknown): value is HistoryTransfer["direction"] =>
  value === "in" || value === "out" || value === "self"

/** Which ends of a transfer are the account's. */
const own = {
  in: ["recipient"],
  out: ["sender"],
  self: ["sender", "recipient"]
} as const

/** Who was on the other side; `null` if that is not said. Undefined if what is said cannot be: the account is not where it must be. */
const decodeCounterparty = (
  direction: HistoryTransfer["direction"],
  value: Readonly<Record<string, unknown>>,
  subject: Subject
): string | null | undefined => {
  const sides = {
    sender: decodeSide(value["sender"], subject),
    recipient: decodeSide(value["recipient"], subject)
  }
  if (sides.sender === undefined || sides.recipient === undefined) return undefined
  if (own[direction].some((side) => sides[side] !== null && sides[side] !== subject.address)) return undefined
  return direction === "self" ? null : direction === "in" ? sides.sender : sides.recipient
}

const decodeNft = (value: unknown, subject: Subject): HistoryNft | undefined => {
  if (!isJson(value)) return undefined
  const { name, id, flags = {}, content } = value
  const collection = decodeToken(value["address"], subject)
  const isSpam = isJson(flags) ? (flags["is_spam"] ?? false) : undefined
  if (
    collection === undefined ||
    (name !== null && typeof name !== "string") ||
    (id !== undefined && !(typeof id === "string" && /^\d{1,78}$/.test(id))) ||
    typeof isSpam !== "boolean"
  )
    return undefined
  const preview = isJson(content) && isJson(content["preview"]) ? content["preview"]["url"] : undefined
  const picture = webLink(preview)
  return {
    collection,
    ...(id === undefined ? {} : { id }),
    name: plainText(name ?? "", MAX_NAME),
    ...(picture === undefined ? {} : { picture }),
    isSpam
  }
}

/**
 * What a transaction moved, as the service tells it. Undefined if any part of it is wrong, or if it does not say which token it was:
 * nobody can tell that by a symbol.
 */
export const decodeTransfer = (value: unknown, subject: Subject): HistoryTransfer | undefined => {
  if (!isJson(value)) return undefined
  const { direction, quantity, fungible_info: coin, nft_info: thing } = value
  const amount = isJson(quantity) ? decodeQuantity(quantity) : undefined
  if (!isDirection(direction) || amount === undefined) return undefined
  const counterparty = decodeCounterparty(direction, value, subject)
  if (counterparty === undefined) return undefined
  const told = { direction, ...(counterparty === null ? {} : { counterparty }) }
  if (thing !== undefined && thing !== null) {
    const nft = decodeNft(thing, subject)
    return nft === undefined || amount.decimals !== 0
      ? undefined
      : { ...told, amount: { ...amount, symbol: "" }, nft }
  }
  if (!isJson(coin)) return undefined
  // The network says what its coin is called and how it is counted.
  if (coin["address"] === null) {
    const { symbol, decimals } = subject.network.nativeCurrency
    return amount.decimals === decimals ? { ...told, amount: { ...amount, symbol } } : undefined
  }
  const token = decodeToken(coin["address"], subject)
  const { symbol } = coin
  return token === undefined || typeof symbol !== "string"
    ? undefined
    : { ...told, amount: { ...amount, symbol: plainText(symbol, MAX_SYMBOL) }, token }
}
