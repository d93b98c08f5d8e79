import { formatDecimal } from "../format/formatDecimal.ts"
import { canonicalLocale } from "./canonicalLocale.ts"
import { messages as languages } from "./languages.ts"
import type { Messages } from "./Messages.ts"
import { pickLanguage } from "./pickLanguage.ts"

/**
 * The catalogue of a canonical locale's language; undefined where it is English's, or nobody's. The locale itself is kept, so that
 * numbers have the format of the visitor's country.
 *
 * Fails: rejects if the language's chunk does not load.
 *
 * Only imported dynamically: for a module that is imported both ways, bundlers generate a namespace object with code that
 * fails on pages with keys on `Object.prototype`.
 */
export const loadMessages = async (locale: string): Promise<Messages | undefined> => {
  const language = pickLanguage(Object.keys(languages), locale)
  return language === undefined
    ? undefined
    : { ...(await languages[language as keyof typeof languages]()), locale, language }
}

/** A locale of an app or a page, and what the kit has for it. */
export interface Language {
  /** Its canonical tag: the only one that views and formats are given. */
  readonly locale: string
  /** Undefined where it is English, or a language that the kit does not have. */
  readonly messages: Messages | undefined
  /** Writes exact decimal text in its format. */
  readonly writeDecimal: (text: string) => string
}

/**
 * The language that is meant by a locale, however it is written; English where the kit does not have it, unless the app has `own` words
 * for it. Fails as `loadMessages` does.
 */
export const loadLanguage = async (written: string, own: boolean): Promise<Language> => {
  const canonical = canonicalLocale(written)
  const messages = await loadMessages(canonical)
  const locale = messages || own || /^en(-|$)/.test(canonical) ? canonical : "en"
  return { locale, messages, writeDecimal: (text) => formatDecimal(text, locale) }
}
