/** Why a text is no receiver. */
export type ReceiverProblem = "missing" | "format" | "invisible"

// Format, control and unassigned characters, marks on other characters, and letters that are drawn as nothing.
const invisible = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Mn}\p{Me}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u
const MAX_LENGTH = 200

/** Whether a text has characters that nobody sees, or that change how others are seen. */
export const hasUnseen = (text: string): boolean => invisible.test(text)

/**
 * The receiver in what a visitor typed or pasted: spaces around it are cut off, and nothing else is mended. `parse` is the
 * namespace's own.
 */
export const readReceiver = (
  text: string,
  parse: (text: string) => string | undefined
): { readonly address: string } | { readonly problem: ReceiverProblem } => {
  const trimmed = text.trim()
  if (trimmed === "") return { problem: "missing" }
  if (trimmed.length > MAX_LENGTH) return { problem: "format" }
  if (hasUnseen(trimmed)) return { problem: "invisible" }
  const address = parse(trimmed)
  return address === undefined ? { problem: "format" } : { address }
}
