const MIN = 4
const MAX = 63

/** Why a text cannot be registered, as `NameInvalidError` says it. */
export type LabelReason = "short" | "characters" | "form"

/**
 * What stands before the ending of a name that is to be registered, in its normal form, or why it is not a name. Letters of `a` to `z`,
 * digits and hyphens alone: no other script can stand in for one of them. A text with "--" in the third place is an encoded one.
 */
export const readLabel = (
  entered: string,
  zone?: string
): { readonly label: string } | { readonly reason: LabelReason } => {
  // Before it is put into small letters: those of some that are not Latin are.
  if (/[^ -~]/.test(entered.trim())) return { reason: "characters" }
  const text = entered.trim().toLowerCase()
  const label = zone !== undefined && text.endsWith(`.${zone}`) ? text.slice(0, -zone.length - 1) : text
  if (!/^[a-z0-9-]*$/.test(label)) return { reason: "characters" }
  if (label.length < MIN) return { reason: "short" }
  return label.length > MAX || label.startsWith("--", 2) ? { reason: "form" } : { label }
}
