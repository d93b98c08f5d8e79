import type { AppCall } from "../capability/WalletCalls.ts"
import type { CaipAddress } from "../chain/Caip.ts"
import { plainText } from "../error/ForeignCause.ts"
import { toJson } from "../json/toJson.ts"
import { isRecord } from "../storage/versioned.ts"
import type { DescribedAmount, TransactionDescription } from "./TransactionDescription.ts"

const MAX_AMOUNTS = 8
const MAX_TEXT = 120
const MAX_CALLS = 100
/** Of the calls of one transaction, in characters: a page's storage is small. */
const MAX_CALLS_LENGTH = 10_000

const kinds: ReadonlyArray<unknown> = ["send", "pay", "swap", "approve", "revoke", "cancel", "app"]

/** Base units, as a bigint or in the digits that storage has of one. */
const readUnits = (value: unknown): bigint | undefined =>
  typeof value === "bigint" && value >= 0n && value < 2n ** 256n
    ? value
    : typeof value === "string" && /^\d{1,78}$/.test(value)
      ? BigInt(value)
      : undefined

const isToken = (given: unknown): given is CaipAddress =>
  typeof given === "string" && given.length <= 200 && given.split(":").length === 3

const readAmount = (given: unknown): DescribedAmount | undefined => {
  if (!isRecord(given)) return undefined
  const { decimals, symbol, token } = given
  const value = readUnits(given["value"])
  if (value === undefined || !Number.isInteger(decimals) || typeof symbol !== "string") return undefined
  if ((decimals as number) < 0 || (decimals as number) > 255) return undefined
  return Object.freeze({
    value,
    decimals: decimals as number,
    symbol: plainText(symbol, 40),
    ...(isToken(token) ? { token } : {})
  })
}

/** Amounts as a page gives them or storage has them: those that are ones; undefined where it is no list. */
export const readAmounts = (given: unknown): ReadonlyArray<DescribedAmount> | undefined =>
  Array.isArray(given)
    ? Object.freeze(given.slice(0, MAX_AMOUNTS).flatMap((amount) => readAmount(amount) ?? []))
    : undefined

const isHex = (given: unknown): given is `0x${string}` =>
  typeof given === "string" && given.length <= MAX_CALLS_LENGTH && /^0x[0-9a-f]*$/i.test(given)

const readCall = (given: unknown): AppCall | undefined => {
  if (!isRecord(given)) return undefined
  const { to, data, value } = given
  if (!isHex(to) || ![data, value].every((field) => field === undefined || isHex(field))) return undefined
  return Object.freeze({ to, ...(isHex(data) ? { data } : {}), ...(isHex(value) ? { value } : {}) })
}

/** Calls as they are stored, all of them or none: some would say other than what was asked for. Undefined where it is no list. */
const readCalls = (given: unknown): ReadonlyArray<AppCall> | undefined => {
  if (!Array.isArray(given)) return undefined
  const calls = given.length > MAX_CALLS ? [] : given.flatMap((call) => readCall(call) ?? [])
  return Object.freeze(calls.length === given.length && toJson(calls).length <= MAX_CALLS_LENGTH ? calls : [])
}

const readText = (given: unknown, max: number): string | undefined => {
  const text = typeof given === "string" ? plainText(given, max) : ""
  return text === "" ? undefined : text
}

/** A description as a page gives it or storage has it; a bad field is left out. Undefined where there is no kind. */
export const readDescription = (given: unknown): TransactionDescription | undefined => {
  if (!isRecord(given) || !kinds.includes(given["kind"])) return undefined
  const sends = readAmounts(given["sends"])
  const receives = readAmounts(given["receives"])
  const receiver = readText(given["receiver"], 200)
  const spender = readText(given["spender"], 200)
  const text = readText(given["text"], MAX_TEXT)
  const calls = readCalls(given["calls"])
  return Object.freeze({
    kind: given["kind"] as TransactionDescription["kind"],
    ...(sends === undefined ? {} : { sends }),
    ...(receives === undefined ? {} : { receives }),
    ...(receiver === undefined ? {} : { receiver }),
    ...(spender === undefined ? {} : { spender }),
    ...(isToken(given["token"]) ? { token: given["token"] } : {}),
    ...(text === undefined ? {} : { text }),
    ...(calls === undefined ? {} : { calls })
  })
}
