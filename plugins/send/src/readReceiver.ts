/** Why a text is no receiver. */
export type ReceiverProblem = "missing" | "format" | "invisible"

/** A receiver as it was entered: by its address in canonical form and as it was written, or by a name that is still to be looked up. */
export type Receiver = { readonly address: string; readonly written: string } | { readonly name: string }

/** How a namespace reads addresses on a network. */
export interface ReceiverReader {
  readonly parse: (text: string) => string | undefined
  /** The link by which an address asks to be paid there; absent where there are no links. */
  readonly linkTo?: ((address: string) => string) | undefined
  /** Whether there are names. */
  readonly hasNames?: boolean | undefined
}

// Format, control and unassigned characters, marks on other characters, and letters that are drawn as nothing.
const invisible = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Mn}\p{Me}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u
const MAX_LENGTH = 200
const MAX_LINK = 500

/** Whether a text has characters that nobody sees, or that change how others are seen. */
export const hasUnseen = (text: string): boolean => invisible.test(text)

/** Whether a text may be a name: parts with dots between, without a space. */
export const isNameLike = (text: string): boolean => {
  const trimmed = text.trim()
  // A link is not an address, whatever it asks for.
  return trimmed.length <= MAX_LENGTH && /^[^\s.:]+(?:\.[^\s.:]+)+$/u.test(trimmed)
}

const LINK = /^([a-z]+):([^:@/?#]+)(@[^@/?#]+)?(\?[^#]*)?$/i

/**
 * The receiver in a link that asks for a payment, where the namespace would write the same to that address on that network. What else it
 * asks for is not read, and where it must be understood (BIP-21), the link is refused.
 */
const readLink = (text: string, { parse, linkTo }: ReceiverReader): Receiver | undefined => {
  const [, scheme = "", written = "", network = "", query = ""] = LINK.exec(text) ?? []
  const address = written === "" ? undefined : parse(written)
  if (address === undefined || linkTo === undefined || /[?&]req-/i.test(query)) return undefined
  const own = linkTo(address)
  const isSame = [own, ...(network === "" ? [own.split("@")[0]] : [])].includes(
    `${scheme.toLowerCase()}:${address}${network}`
  )
  return isSame ? { address, written } : undefined
}

/**
 * The receiver in what a visitor typed or pasted: spaces around it are cut off, and nothing else is mended. It may be a link that asks
 * for a payment. What is neither may be a name, where there are any.
 */
export const readReceiver = (
  text: string,
  reader: ReceiverReader
): Receiver | { readonly problem: ReceiverProblem } => {
  const trimmed = text.trim()
  if (trimmed === "") return { problem: "missing" }
  const linked = trimmed.length > MAX_LINK || hasUnseen(trimmed) ? undefined : readLink(trimmed, reader)
  if (linked !== undefined) return linked
  if (trimmed.length > MAX_LENGTH) return { problem: "format" }
  // What emoji and accents are made of may be in a name: that is judged by who knows names.
  if (reader.hasNames === true && isNameLike(trimmed)) return { name: trimmed }
  if (hasUnseen(trimmed)) return { problem: "invisible" }
  const address = reader.parse(trimmed)
  return address === undefined ? { problem: "format" } : { address, written: trimmed }
}
