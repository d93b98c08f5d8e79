import { plainText } from "@latchkey/core"
import { fromHex } from "@latchkey/core/chain-kit"
import { parseAddress } from "../Address.ts"

const WORD = 64
const TRANSFER = "0xa9059cbb"
const MAX_TEXT_BYTES = 256

/** Calls of ERC-20 without arguments. */
export const tokenCalls = { decimals: "0x313ce567", symbol: "0x95d89b41", name: "0x06fdde03" } as const

const word = (hex: string) => hex.toLowerCase().padStart(WORD, "0")

/** `balanceOf(holder)`. */
export const encodeBalanceOf = (holder: string): string => `0x70a08231${word(holder.slice(2))}`

/** `transfer(receiver, value)`. */
export const encodeTransfer = (receiver: string, value: bigint): string =>
  `${TRANSFER}${word(receiver.slice(2))}${word(value.toString(16))}`

/** What `encodeTransfer` was given; undefined for any other data. */
export const decodeTransfer = (
  data: unknown
): { readonly receiver: string; readonly value: bigint } | undefined => {
  if (typeof data !== "string") return undefined
  const match = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/i.exec(data)
  const receiver = parseAddress(match?.[1]?.toLowerCase() ?? "")
  return match === null || receiver === undefined ? undefined : { receiver, value: BigInt(`0x${match[2]}`) }
}

/** `allowance(owner, spender)`. */
export const encodeAllowance = (owner: string, spender: string): string =>
  `0xdd62ed3e${word(owner.slice(2))}${word(spender.slice(2))}`

/** `approve(spender, value)`. */
export const encodeApproval = (spender: string, value: bigint): string =>
  `0x095ea7b3${word(spender.slice(2))}${word(value.toString(16))}`

/** Half of what a word holds: nobody counts so far, and whoever approves as much means no limit. */
export const BOUNDLESS: bigint = 2n ** 255n

/** What `encodeApproval` was given; undefined for any other data. */
export const decodeApproval = (
  data: string
): { readonly spender: string; readonly value: bigint } | undefined => {
  const match = /^0x095ea7b30{24}([0-9a-f]{40})([0-9a-f]{64})$/i.exec(data)
  const spender = parseAddress(match?.[1]?.toLowerCase() ?? "")
  return match === null || spender === undefined ? undefined : { spender, value: BigInt(`0x${match[2]}`) }
}

/** One word of a call's answer as a number; undefined for anything else, an empty answer too. */
export const decodeWord = (answer: unknown): bigint | undefined =>
  typeof answer === "string" && /^0x[0-9a-f]{64}$/i.test(answer) ? BigInt(answer) : undefined

const toText = (hex: string) =>
  plainText(new TextDecoder().decode(fromHex(hex.replace(/(?:00)+$/, ""), 2 * MAX_TEXT_BYTES)), 64) ||
  undefined

/**
 * A text that a token says of itself: a string, or 32 bytes filled up with zeros as tokens of before 2018 have it. Fit to
 * show; undefined for anything else and for an empty one.
 */
export const decodeText = (answer: unknown): string | undefined => {
  if (typeof answer !== "string" || !/^0x(?:[0-9a-f]{2})*$/i.test(answer)) return undefined
  const hex = answer.slice(2)
  if (hex.length === WORD) return toText(hex)
  if (hex.length < 2 * WORD || BigInt(`0x${hex.slice(0, WORD)}`) !== 32n) return undefined
  const length = BigInt(`0x${hex.slice(WORD, 2 * WORD)}`)
  const body = hex.slice(2 * WORD)
  // Of one that is longer, the beginning is enough to show.
  return BigInt(body.length) >= 2n * length
    ? toText(body.slice(0, 2 * Math.min(Number(length), MAX_TEXT_BYTES)))
    : undefined
}
