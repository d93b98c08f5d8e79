// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  form: {
    en: "Send",
    ar: "إرسال",
    de: "Senden",
    es: "Enviar",
    fr: "Envoyer",
    it: "Invia",
    "pt-BR": "Enviar"
  },
  tokens: {
    en: "Choose token",
    ar: "اختيار الرمز",
    de: "Token wählen",
    es: "Elegir token",
    fr: "Choisir un jeton",
    it: "Scegli token",
    "pt-BR": "Escolher token"
  },
  review: {
    en: "Review",
    ar: "مراجعة",
    de: "Prüfen",
    es: "Revisar",
    fr: "Vérifier",
    it: "Verifica",
    "pt-BR": "Revisar"
  }
} as const
