/** Why a text is no receiver. */
export type ReceiverProblem = "missing" | "format" | "invisible"

/** A receiver as it was entered: by its address in canonical form and as it was written, or by a name that is still to be looked up. */
export type Receiver = { readonly address: string; readonly written: string } | { readonly name: string }

/** How a namespace reads addresses on a network. */
export interface ReceiverReader {
  readonly parse: (text: string) => string | undefined
  /** Whether there are names. */
  readonly hasNames?: boolean | undefined
}

// Format, control and unassigned characters, marks on other characters, and letters that are drawn as nothing.
const invisible = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Mn}\p{Me}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u
const MAX_LENGTH = 200

/** The longest link that is read, in characters. */
export const MAX_LINK = 2_000

/** Whether a text has characters that nobody sees, or that change how others are seen. */
export const hasUnseen = (text: string): boolean => invisible.test(text)

/** Whether a text may be a name: parts with dots between, without a space. */
export const isNameLike = (text: string): boolean => {
  const trimmed = text.trim()
  // A link is not an address, whatever it asks for.
  return trimmed.length <= MAX_LENGTH && /^[^\s.:]+(?:\.[^\s.:]+)+$/u.test(trimmed)
}

/** Whether a text may be a link, or an address with its network before it: something, a colon, and more. */
export const isLinkLike = (text: string): boolean => {
  const trimmed = text.trim()
  return trimmed.length <= MAX_LINK && /^[a-z][a-z0-9-]{1,30}:[^\s]+$/i.test(trimmed)
}

/**
 * The receiver in what a visitor typed or pasted: spaces around it are cut off, and nothing else is mended. What is no address may be a
 * name, where there are any. A link is read by whoever knows links.
 */
export const readReceiver = (
  text: string,
  reader: ReceiverReader
): Receiver | { readonly problem: ReceiverProblem } => {
  const trimmed = text.trim()
  if (trimmed === "") return { problem: "missing" }
  if (trimmed.length > MAX_LENGTH) return { problem: "format" }
  // What emoji and accents are made of may be in a name: that is judged by who knows names.
  if (reader.hasNames === true && isNameLike(trimmed)) return { name: trimmed }
  if (hasUnseen(trimmed)) return { problem: "invisible" }
  const address = reader.parse(trimmed)
  return address === undefined ? { problem: "format" } : { address, written: trimmed }
}
