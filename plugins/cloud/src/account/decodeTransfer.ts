import { plainText } from "@latchkey/core"
import type { HistoryNft, HistoryTransfer } from "@latchkey/core/effect"
import { webLink } from "@latchkey/core/chain-kit"
import { isJson } from "../decodeWallet.ts"
import { decodeCounted, decodeQuantity } from "./decodeNumeric.ts"
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

/**
 * Who was on the other side, `null` if that is not said; undefined if the service contradicts itself: it names another address where the
 * account must be.
 */
const decodeCounterparty = (
  direction: HistoryTransfer["direction"],
  value: Readonly<Record<string, unknown>>,
  subject: Subject
): string | null | undefined => {
  const sides = {
    sender: decodeSide(value["sender"], subject),
    recipient: decodeSide(value["recipient"], subject)
  }
  if (own[direction].some((side) => sides[side] !== undefined && sides[side] !== subject.address))
    return undefined
  return (direction === "in" ? sides.sender : direction === "out" ? sides.recipient : null) ?? null
}

const textOf = (value: unknown, most: number) => (typeof value === "string" ? plainText(value, most) : "")

const decodeNft = (value: Readonly<Record<string, unknown>>, subject: Subject): HistoryNft => {
  const { name, id, flags, content } = value
  const collection = decodeToken(value["address"], subject)
  const preview = isJson(content) && isJson(content["preview"]) ? content["preview"]["url"] : undefined
  const picture = webLink(preview)
  const isNumbered = collection !== undefined && typeof id === "string" && /^\d{1,78}$/.test(id)
  return {
    ...(collection === undefined ? {} : { collection }),
    ...(isNumbered ? { id } : {}),
    name: textOf(name, MAX_NAME),
    ...(picture === undefined ? {} : { picture }),
    isSpam: isJson(flags) && flags["is_spam"] === true
  }
}

/**
 * What a transaction moved, as the service tells it; of what cannot be read the rest. A token that it names by its symbol alone is
 * told as such. Undefined if it does not say which way, how much, or of what, or contradicts itself.
 */
export const decodeTransfer = (value: unknown, subject: Subject): HistoryTransfer | undefined => {
  if (!isJson(value)) return undefined
  const { direction, quantity, fungible_info: coin, nft_info: thing } = value
  if (!isDirection(direction) || !isJson(quantity)) return undefined
  const counterparty = decodeCounterparty(direction, value, subject)
  if (counterparty === undefined) return undefined
  const told = { direction, ...(counterparty === null ? {} : { counterparty }) }
  if (isJson(thing)) {
    const amount = decodeCounted(quantity)
    return amount?.decimals === 0
      ? { ...told, amount: { ...amount, symbol: "" }, nft: decodeNft(thing, subject) }
      : undefined
  }
  if (!isJson(coin)) return undefined
  const exact = decodeQuantity(quantity)
  // The network says what its coin is called and how it is counted.
  const { nativeCurrency } = subject.network
  if (coin["address"] === null && exact?.decimals === nativeCurrency.decimals)
    return { ...told, amount: { ...exact, symbol: nativeCurrency.symbol } }
  const symbol = textOf(coin["symbol"], MAX_SYMBOL)
  const token = decodeToken(coin["address"], subject)
  if (token !== undefined && exact !== undefined) return { ...told, amount: { ...exact, symbol }, token }
  const amount = decodeCounted(quantity)
  const name = symbol || textOf(coin["name"], MAX_SYMBOL)
  return amount === undefined || name === ""
    ? undefined
    : { ...told, amount: { ...amount, symbol: name }, isHearsay: true }
}
