import { readField } from "./readField.ts"

/** What the kit keeps of a value thrown by somebody else's code: plain, short, safe to show and to log. */
export interface ForeignCause {
  readonly name: string
  /** At most 500 characters, control characters removed. */
  readonly message: string
  /** JSON-RPC or EIP-1193 code, where the value carried one. */
  readonly code?: number
  /** `data`, where it was a string of at most 20,000 characters: revert data of a call, which may be a lookup of many names. */
  readonly data?: string
}

const MAX_TEXT = 300
/** Nodes say at the end of theirs what they would answer. */
const MAX_MESSAGE = 500

const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Foreign text made fit to show: control, bidirectional and invisible characters removed, cut to `max` characters. */
export const plainText = (text: string, max = MAX_TEXT): string => {
  const clean = text
    .slice(0, max * 4)
    .replace(controls, " ")
    .trim()
  const characters = [...clean]
  return characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : clean
}

/** A number as foreign values carry one. */
export const numeric = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined

/** Describes any foreign value without throwing, whatever its getters do. */
export const describeForeign = (value: unknown): ForeignCause => {
  if (typeof value === "string") return { name: "string", message: plainText(value, MAX_MESSAGE) }
  const name = readField(value, "name")
  const message = readField(value, "message") ?? readField(value, "shortMessage")
  const code = numeric(readField(value, "code"))
  const data = readField(value, "data")
  return {
    name: typeof name === "string" ? plainText(name, 60) : typeof value,
    message: typeof message === "string" ? plainText(message, MAX_MESSAGE) : "",
    ...(code === undefined ? {} : { code }),
    ...(typeof data === "string" && data.length <= 20_000 ? { data } : {})
  }
}
