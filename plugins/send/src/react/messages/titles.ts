// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  form: {
    en: "Send",
    ar: "إرسال",
    de: "Senden"
  },
  tokens: {
    en: "Choose token",
    ar: "اختيار الرمز",
    de: "Token wählen"
  },
  review: {
    en: "Review",
    ar: "مراجعة",
    de: "Prüfen"
  }
} as const
