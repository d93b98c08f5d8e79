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
    nl: "Versturen",
    "pt-BR": "Enviar"
  },
  tokens: {
    en: "Choose token",
    ar: "اختيار الرمز",
    de: "Token wählen",
    es: "Elegir token",
    fr: "Choisir un jeton",
    it: "Scegli token",
    nl: "Token kiezen",
    "pt-BR": "Escolher token"
  },
  review: {
    en: "Review",
    ar: "مراجعة",
    de: "Prüfen",
    es: "Revisar",
    fr: "Vérifier",
    it: "Verifica",
    nl: "Controleren",
    "pt-BR": "Revisar"
  }
} as const
