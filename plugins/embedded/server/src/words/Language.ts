/** A language that mails, pages and refusals are written in. */
export type Language = "en" | "de" | "ar"

const languages: ReadonlyArray<Language> = ["en", "de", "ar"]

/** The language of a BCP 47 tag as a visitor's frame tells it; English where it is unknown, or none is told. */
export const languageOf = (tag: unknown): Language => {
  const [told] = typeof tag === "string" ? tag.toLowerCase().split(/[^a-z]/) : []
  return languages.find((language) => language === told) ?? "en"
}

/** The side that texts of a language begin on. */
export const directionOf = (language: Language): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr")
