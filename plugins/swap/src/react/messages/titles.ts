// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  swap: {
    en: "Swap",
    ar: "مبادلة",
    de: "Tauschen",
    es: "Intercambiar",
    fr: "Échanger"
  },
  tokens: {
    en: "Choose token",
    ar: "اختيار الرمز",
    de: "Token wählen",
    es: "Elegir token",
    fr: "Choisir un jeton"
  },
  preview: {
    en: "Review",
    ar: "مراجعة",
    de: "Prüfen",
    es: "Revisar",
    fr: "Vérifier"
  }
} as const
