// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  list: {
    en: "Tokens",
    ar: "الرموز",
    de: "Token",
    es: "Tokens",
    fr: "Jetons",
    it: "Token",
    nl: "Tokens",
    "pt-BR": "Tokens"
  }
} as const
