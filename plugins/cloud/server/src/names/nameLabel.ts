import { normalize } from "viem/ens"

const MIN = 4
const MAX = 63

/** Why a text is no label that can be registered. */
export type LabelProblem = "short" | "characters" | "form"

/**
 * What stands before the ending of a name, in its normal form (ENSIP-15), or why it is not a name. There are letters of `a` to `z`,
 * digits and hyphens alone, so no name looks like another but by their shapes; what the rules of names refuse, as an encoded label,
 * is refused too.
 */
export const toLabel = (text: string): { readonly label: string } | { readonly problem: LabelProblem } => {
  if (!/^[a-zA-Z0-9-]*$/.test(text)) return { problem: "characters" }
  if (text.length < MIN) return { problem: "short" }
  if (text.length > MAX) return { problem: "form" }
  try {
    return { label: normalize(text) }
  } catch {
    return { problem: "form" }
  }
}
