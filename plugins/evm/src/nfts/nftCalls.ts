import { parseAddress } from "../Address.ts"
import { bytesAt, digitsOf, textOf } from "../provider/answerText.ts"
import type { Thing } from "./findThings.ts"

const WORD = 64

const word = (hex: string) => hex.toLowerCase().padStart(WORD, "0")
const numberWord = (value: bigint) => word(value.toString(16))

/** `ownerOf(id)` of ERC-721, or `balanceOf(account, id)` of ERC-1155. */
export const encodeHeld = ({ standard, id }: Pick<Thing, "standard" | "id">, account: string): string =>
  standard === "ERC-721"
    ? `0x6352211e${numberWord(id)}`
    : `0x00fdd58e${word(account.slice(2))}${numberWord(id)}`

/** How many of a thing `account` holds by the answer to `encodeHeld`; undefined for what is no answer. */
export const decodeHeld = (
  { standard }: Pick<Thing, "standard">,
  answer: unknown,
  account: string
): bigint | undefined => {
  const digits = digitsOf(answer)
  if (digits?.length !== WORD) return undefined
  if (standard === "ERC-1155") return BigInt(`0x${digits}`)
  const owner = digits.startsWith("0".repeat(24)) ? parseAddress(digits.slice(24)) : undefined
  return owner === undefined ? undefined : owner === account ? 1n : 0n
}

/** `tokenURI(id)` of ERC-721, or `uri(id)` of ERC-1155. */
export const encodeUri = ({ standard, id }: Pick<Thing, "standard" | "id">): string =>
  `${standard === "ERC-721" ? "0xc87b56dd" : "0x0e89341c"}${numberWord(id)}`

/**
 * The URI in the answer to `encodeUri`, with the number where ERC-1155 leaves a place for it: 64 hexadecimal digits in lower case.
 * Undefined for an empty one, and for what is no answer.
 */
export const decodeUri = (
  { standard, id }: Pick<Thing, "standard" | "id">,
  answer: unknown
): string | undefined => {
  const digits = digitsOf(answer)
  const uri = digits && textOf(bytesAt(digits, 0))?.trim()
  if (uri === undefined || uri === "") return undefined
  return standard === "ERC-1155" ? uri.replaceAll("{id}", numberWord(id)) : uri
}
