/** Texts by locale: `en` at least. */
export type Words<T = string> = Readonly<Record<string, T>>

/**
 * The texts for a locale: those of its exact tag, of its language, of English, or the first ones. A title that has only English is
 * what `titles` of the messages call it.
 */
export const pickWords = <T>(words: Words<T>, locale: string, titles?: Readonly<Record<string, T>>): T => {
  const language = locale.split("-")[0] ?? "en"
  const tag = [locale, language, "en"].find((candidate) => Object.hasOwn(words, candidate))
  const text = (tag === undefined ? Object.values(words)[0] : words[tag]) as T
  return (tag === "en" && titles?.[String(text)]) || text
}
