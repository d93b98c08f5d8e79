// Written by `npm run lists` from the catalogues of `@latchkey/react`.

/** The languages that the kit speaks, English first: BCP 47 tags. */
export const languages = [
  "en",
  "ar",
  "bn",
  "de",
  "es",
  "fa",
  "fr",
  "he",
  "hi",
  "id",
  "it",
  "ja",
  "ko",
  "nl",
  "pl",
  "pt-BR",
  "ru",
  "th",
  "tr",
  "uk",
  "vi",
  "zh-CN",
  "zh-TW"
] as const
