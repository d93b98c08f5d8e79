/** The form of a text that a number takes in a language, by the category that the language has for it. */
export const counted = (
  language: string,
  count: number,
  forms: Readonly<{ [Category in Intl.LDMLPluralRule]?: string } & { other: string }>
): string => forms[new Intl.PluralRules(language).select(count)] ?? forms.other
