import { attempt, fromHex } from "@latchkey/core/chain-kit"

const WORD = 64
const MAX_TEXT_BYTES = 300_000

/** The digits of a contract's answer in lower case; undefined for what is no hex of whole bytes. */
export const digitsOf = (answer: unknown): string | undefined =>
  typeof answer === "string" && /^0x(?:[0-9a-f]{2})*$/i.test(answer)
    ? answer.slice(2).toLowerCase()
    : undefined

/** The `bytes` or `string` that the word at `index` of an answer points to, as digits; undefined where it points outside. */
export const bytesAt = (digits: string, index: number): string | undefined => {
  const number = (at: number) => {
    const text = digits.slice(at, at + WORD)
    // More than four bytes are more than any answer has.
    return /^0{56}[0-9a-f]{8}$/.test(text) ? Number.parseInt(text, 16) : undefined
  }
  const start = number(index * WORD)
  const length = start === undefined ? undefined : number(start * 2)
  if (start === undefined || length === undefined) return undefined
  const body = digits.slice(start * 2 + WORD, start * 2 + WORD + length * 2)
  return body.length === length * 2 ? body : undefined
}

/** The text that digits stand for; undefined for what is no UTF-8, and for more than 300,000 bytes. */
export const textOf = (hex: string | undefined): string | undefined => {
  const bytes = fromHex(hex, 2 * MAX_TEXT_BYTES)
  return bytes && attempt(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes))
}
