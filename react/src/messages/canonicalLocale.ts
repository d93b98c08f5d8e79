/** Longer than any tag of a language, a script, a country and its ways of counting. */
const MAX_LENGTH = 35

const canonical = (tag: string): string | undefined => {
  try {
    const [found] = Intl.getCanonicalLocales(tag)
    return found !== undefined && found.length <= MAX_LENGTH ? found : undefined
  } catch {
    return undefined
  }
}

/**
 * The BCP 47 tag that is meant by a locale of an app or a page, which write many: `de_DE`, `en-US@posix`, `ar_EG.UTF-8`. Of one that
 * is none the language alone; `en` where there is none. No other locale reaches a view.
 */
export const canonicalLocale = (locale: unknown): string => {
  const [written = ""] = typeof locale === "string" ? (/^[\w-]+/.exec(locale.trim()) ?? []) : []
  const tag = written.replaceAll("_", "-")
  return canonical(tag) ?? canonical(tag.split("-")[0] ?? "") ?? "en"
}
