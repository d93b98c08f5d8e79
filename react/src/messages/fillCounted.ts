import { fill } from "./fill.ts"

/**
 * A text that says a number: one for every number, or one for each plural category of its language, as `Intl.PluralRules` names them
 * (`one`, `few`, `many` ...).
 */
export type CountedText =
  | string
  | ({ readonly other: string } & { readonly [Category in Exclude<Intl.LDMLPluralRule, "other">]?: string })

/**
 * Fills the text that fits a number in a locale; `other` stands for a category that it lacks. The number itself is among the values,
 * as it is written there.
 */
export const fillCounted = (
  text: CountedText,
  count: number,
  locale: string,
  values: Readonly<Record<string, string>>
): string =>
  fill(
    typeof text === "string" ? text : (text[new Intl.PluralRules(locale).select(count)] ?? text.other),
    values
  )
