import { languages, type Language } from "./languages.ts"
import { pickLanguage } from "./pickLanguage.ts"

/** A language that mails, pages and refusals are written in. */
export type { Language } from "./languages.ts"

const tags = Object.keys(languages) as ReadonlyArray<Language>

/** The language of a BCP 47 tag as a visitor's frame tells it; English where it is unknown, or none is told. */
export const languageOf = (tag: unknown): Language => pickLanguage(tags, tag) ?? "en"

/** The side that texts of a language begin on. */
export const directionOf = (language: Language): "ltr" | "rtl" =>
  /^(Arab|Hebr)$/.test(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr"
