import { readField } from "@latchkey/core/chain-kit"
import { bytesAt, textOf } from "../provider/answerText.ts"

// https://eips.ethereum.org/EIPS/eip-3668, and ENSIP-21 for many lookups in one.
const LOOKUP = "0x556f1830"
const BATCH = "a780bab6"
const WORD = 64
const MAX_DIGITS = 20_000
const MAX_DEPTH = 4
const MAX_URLS = 10
const MAX_BATCH = 8
const NESTED = ["data", "error", "originalError", "cause"] as const

const word = (value: number) => value.toString(16).padStart(WORD, "0")
const padded = (digits: string) => digits.padEnd(Math.ceil(digits.length / WORD) * WORD, "0")
const tail = (digits: string) => word(digits.length / 2) + padded(digits)

/** A number of at most four bytes in a word; undefined for what is larger or is not there. */
const numberAt = (digits: string, at: number): number | undefined => {
  const text = digits.slice(at, at + WORD)
  return /^0{56}[0-9a-f]{8}$/.test(text) ? Number.parseInt(text, 16) : undefined
}
const addressAt = (digits: string, at: number): string | undefined => {
  const text = digits.slice(at, at + WORD)
  return /^0{24}[0-9a-f]{40}$/.test(text) ? `0x${text.slice(24)}` : undefined
}

/** Where the items of the list lie that the word at `index` points to, and how many there are. */
const listAt = (digits: string, index: number, max: number) => {
  const start = numberAt(digits, index * WORD)
  const count = start === undefined ? undefined : numberAt(digits, start * 2)
  return start === undefined || count === undefined || count > max
    ? undefined
    : { items: digits.slice(start * 2 + WORD), count }
}

/** The texts of a `string[]`; undefined where one of them cannot be read, or there are more than ten. */
const textsAt = (digits: string, index: number): ReadonlyArray<string> | undefined => {
  const list = listAt(digits, index, MAX_URLS)
  if (list === undefined) return undefined
  const texts = Array.from({ length: list.count }, (_, item) => textOf(bytesAt(list.items, item)))
  return texts.every((text) => text !== undefined) ? texts : undefined
}

/** What a server is to be asked. */
export interface ServerQuestion {
  /** The contract that sends to the server, in lower case. */
  readonly sender: string
  /** Templates of addresses, with `{sender}` and `{data}`. */
  readonly urls: ReadonlyArray<string>
  /** Digits. */
  readonly data: string
}

/** What a contract reverts with that sends its caller to a server. */
export interface OffchainLookup extends ServerQuestion {
  /** Digits of the selector that takes the answer. */
  readonly callback: string
  readonly extraData: string
}

const findDigits = (value: unknown, depth: number): string | undefined => {
  if (typeof value === "string")
    return value.length <= MAX_DIGITS && /^0x556f1830(?:[0-9a-f]{2})*$/i.test(value)
      ? value.slice(LOOKUP.length).toLowerCase()
      : undefined
  if (depth === 0) return undefined
  for (const key of NESTED) {
    const found = findDigits(readField(value, key), depth - 1)
    if (found !== undefined) return found
  }
  return undefined
}

/** The `OffchainLookup` in what a node or a wallet says; undefined where there is none, or one that cannot be read. */
export const findLookup = (cause: unknown): OffchainLookup | undefined => {
  const digits = findDigits(cause, MAX_DEPTH)
  if (digits === undefined) return undefined
  const sender = addressAt(digits, 0)
  const urls = textsAt(digits, 1)
  const data = bytesAt(digits, 2)
  const extraData = bytesAt(digits, 4)
  const callback = digits.slice(3 * WORD, 3 * WORD + 8)
  return sender === undefined || urls === undefined || data === undefined || extraData === undefined
    ? undefined
    : { sender, urls, data, callback, extraData }
}

/** The questions of a lookup that is many in one; undefined for one that is a single one, or more than eight. */
export const decodeBatch = (data: string): ReadonlyArray<ServerQuestion> | undefined => {
  const list = data.startsWith(BATCH) ? listAt(data.slice(BATCH.length), 0, MAX_BATCH) : undefined
  if (list === undefined) return undefined
  const questions = Array.from({ length: list.count }, (_, item): ServerQuestion | undefined => {
    const start = numberAt(list.items, item * WORD)
    const body = start === undefined ? "" : list.items.slice(start * 2)
    const [sender, urls, asked] = [addressAt(body, 0), textsAt(body, 1), bytesAt(body, 2)]
    return sender === undefined || urls === undefined || asked === undefined
      ? undefined
      : { sender, urls, data: asked }
  })
  return questions.every((question) => question !== undefined) ? questions : undefined
}

/** What answers a lookup that was many in one: digits for each; undefined for one that came to nothing. */
export const encodeBatch = (answers: ReadonlyArray<string | undefined>): string => {
  const failed = word(answers.length) + answers.map((answer) => word(answer === undefined ? 1 : 0)).join("")
  const tails = answers.map((answer = "") => tail(answer))
  let offset = answers.length * 32
  const offsets = tails.map((each) => {
    const here = word(offset)
    offset += each.length / 2
    return here
  })
  const given = word(answers.length) + offsets.join("") + tails.join("")
  return word(64) + word(64 + failed.length / 2) + failed + given
}

/** The call that hands a server's answer to the contract that asked for it. */
export const encodeCallback = ({ callback, extraData }: OffchainLookup, answer: string): string => {
  const first = tail(answer)
  return `0x${callback}${word(64)}${word(64 + first.length / 2)}${first}${tail(extraData)}`
}
