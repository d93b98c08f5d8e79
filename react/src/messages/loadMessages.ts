import { formatDecimal } from "../components/formatDecimal.ts"
import { canonicalLocale } from "./canonicalLocale.ts"
import type { Messages } from "./Messages.ts"

const languages: Readonly<Record<string, () => Promise<Messages>>> = {
  ar: () => import("./ar.ts").then(({ ar }) => ar),
  de: () => import("./de.ts").then(({ de }) => de)
}

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
  const language = locale.split("-")[0] ?? "en"
  const load = Object.hasOwn(languages, language) ? languages[language] : undefined
  return load && { ...(await load()), locale }
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
