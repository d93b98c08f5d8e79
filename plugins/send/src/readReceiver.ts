/** Why a text is no receiver. */
export type ReceiverProblem = "missing" | "format" | "invisible"

/** A receiver as it was entered: by its address in canonical form, or by a name that is still to be looked up. */
export type Receiver = { readonly address: string } | { readonly name: string }

// Format, control and unassigned characters, marks on other characters, and letters that are drawn as nothing.
const invisible = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Mn}\p{Me}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u
const MAX_LENGTH = 200

/** Whether a text has characters that nobody sees, or that change how others are seen. */
export const hasUnseen = (text: string): boolean => invisible.test(text)

/** Whether a text may be a name: parts with dots between, without a space. */
export const isNameLike = (text: string): boolean => {
  const trimmed = text.trim()
  return trimmed.length <= MAX_LENGTH && /^[^\s.]+(?:\.[^\s.]+)+$/u.test(trimmed)
}

/**
 * The receiver in what a visitor typed or pasted: spaces around it are cut off, and nothing else is mended. `parse` is the
 * namespace's own. What is no address may be a name, where `names` says that there are any.
 */
export const readReceiver = (
  text: string,
  parse: (text: string) => string | undefined,
  names = false
): Receiver | { readonly problem: ReceiverProblem } => {
  const trimmed = text.trim()
  if (trimmed === "") return { problem: "missing" }
  if (trimmed.length > MAX_LENGTH) return { problem: "format" }
  // What emoji and accents are made of may be in a name: that is judged by who knows names.
  if (names && isNameLike(trimmed)) return { name: trimmed }
  if (hasUnseen(trimmed)) return { problem: "invisible" }
  const address = parse(trimmed)
  return address === undefined ? { problem: "format" } : { address }
}
