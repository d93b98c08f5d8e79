// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  swap: {
    en: "Swap",
    ar: "مبادلة",
    de: "Tauschen"
  },
  tokens: {
    en: "Choose token",
    ar: "اختيار الرمز",
    de: "Token wählen"
  },
  preview: {
    en: "Review",
    ar: "مراجعة",
    de: "Prüfen"
  }
} as const
