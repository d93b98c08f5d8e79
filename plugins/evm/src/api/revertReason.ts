import { plainText } from "@latchkey/core"
import { hasForeignCode, readField } from "@latchkey/core/chain-kit"

const ERROR = "0x08c379a0"
const PANIC = "0x4e487b71"
const WORD = 64
const MAX_DATA = 2_000
const MAX_DEPTH = 4
const NESTED = ["data", "error", "originalError", "cause"] as const

// https://docs.soliditylang.org/en/latest/control-structures.html#panic-via-assert-and-error-via-require
const PANICS: Readonly<Record<string, string>> = {
  "1": "assertion failed",
  "11": "arithmetic overflow or underflow",
  "12": "division by zero",
  "21": "value out of the range of an enum",
  "22": "wrongly encoded storage",
  "31": "pop of an empty array",
  "32": "index out of bounds",
  "41": "out of memory",
  "51": "call of an uninitialised function"
}

/** What a call reverted with; empty when nobody can tell. */
export interface Revert {
  /** The contract's own words, or those for a panic; at most 300 characters, fit to show. */
  readonly reason?: string
  /** The revert data as hex, at most 2,000 characters. */
  readonly data?: string
}

const decodeString = (body: string): string | undefined => {
  const length = Number(`0x${body.slice(WORD, 2 * WORD)}`)
  const bytes = body.slice(2 * WORD, 2 * WORD + length * 2)
  if (!(Number(`0x${body.slice(0, WORD)}`) === WORD / 2) || bytes.length !== length * 2) return undefined
  const decoded = new TextDecoder().decode(
    Uint8Array.from({ length }, (_, index) => Number(`0x${bytes.slice(2 * index, 2 * index + 2)}`))
  )
  return plainText(decoded) || undefined
}

/** The reason in revert data that is `Error(string)` or `Panic(uint256)`; undefined for anything else. */
export const decodeRevertReason = (data: string): string | undefined => {
  if (data.startsWith(ERROR)) return decodeString(data.slice(ERROR.length))
  if (!data.startsWith(PANIC) || data.length !== PANIC.length + WORD) return undefined
  const code = data.slice(PANIC.length).replace(/^0+/, "")
  return PANICS[code] ?? `panic 0x${code.slice(0, 8)}`
}

const findData = (value: unknown, depth: number): string | undefined => {
  // OpenEthereum and its heirs put a word before the data.
  if (typeof value === "string")
    return value.length <= MAX_DATA
      ? /^(?:Reverted )?(0x(?:[0-9a-f]{2})*)$/i.exec(value)?.[1]?.toLowerCase()
      : undefined
  if (depth === 0 || typeof value !== "object" || value === null) return undefined
  for (const key of NESTED) {
    const found = findData((value as { readonly [Key in typeof key]?: unknown })[key], depth - 1)
    if (found !== undefined) return found
  }
  return undefined
}

/** What a node or a wallet says that a call reverted with; undefined when it carries no revert data. Never throws. */
export const findRevert = (cause: unknown): (Required<Pick<Revert, "data">> & Revert) | undefined => {
  try {
    const data = findData(cause, MAX_DEPTH)
    if (data === undefined) return undefined
    const reason = decodeRevertReason(data)
    return { data, ...(reason === undefined ? {} : { reason }) }
  } catch {
    return undefined
  }
}

/** Errors that contracts of OpenZeppelin and the like have by name (ERC-6093 and its neighbours), by selector. */
const CUSTOM: Readonly<Record<string, string>> = {
  "0xe450d38c": "ERC20InsufficientBalance",
  "0xfb8f41b2": "ERC20InsufficientAllowance",
  "0x96c6fd1e": "ERC20InvalidSender",
  "0xec442f05": "ERC20InvalidReceiver",
  "0xd93c0665": "EnforcedPause",
  "0x118cdaa7": "OwnableUnauthorizedAccount",
  "0xe2517d3f": "AccessControlUnauthorizedAccount"
}

// What nodes have that give no data: Geth's text, those of Hardhat, Parity and their heirs.
const IN_TEXT =
  /(?:\bexecution reverted|\breverted|\brevert|VM execution error)\b(?: with (?:reason string|custom error))?[.:]? *(.*)$/is
const REVERTED = [3, -32015]

const reasonInText = (cause: unknown, depth = MAX_DEPTH): string | undefined => {
  const text = typeof cause === "string" ? cause : readField(cause, "message")
  const found = typeof text === "string" ? IN_TEXT.exec(text.slice(0, MAX_DATA))?.[1] : undefined
  if (found !== undefined || depth === 0 || typeof cause !== "object" || cause === null) return found
  for (const key of NESTED) {
    const inner = reasonInText(readField(cause, key), depth - 1)
    if (inner !== undefined) return inner
  }
  return undefined
}

/**
 * Why a call is not carried out, as the chain says it: of its data, a name for an error of the contract's own included, else of
 * the text that the node gives. Undefined where the call did not revert: then the node has failed. Never throws.
 */
export const findRefusal = (cause: unknown): { readonly reason?: string } | undefined => {
  const revert = findRevert(cause)
  const told = reasonInText(cause)
  if (revert === undefined && told === undefined && !hasForeignCode(cause, ...REVERTED)) return undefined
  const selector = /^0x[0-9a-f]{8}/.exec(revert?.data ?? "")?.[0]
  const own =
    selector === undefined || selector === ERROR || selector === PANIC
      ? undefined
      : (CUSTOM[selector] ?? `error ${selector}`)
  const text = plainText((told ?? "").replace(/^['"]|['"]$/g, ""))
  const reason = revert?.reason ?? own ?? (/^(?:0x|$)/.test(text) ? undefined : text)
  return reason === undefined ? {} : { reason }
}
