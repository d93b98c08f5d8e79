// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  tile: {
    en: "Name",
    ar: "الاسم",
    de: "Name",
    es: "Nombre",
    fr: "Nom",
    it: "Nome",
    nl: "Naam",
    "pt-BR": "Nome"
  },
  register: {
    en: "Choose a name",
    ar: "اختيار اسم",
    de: "Namen wählen",
    es: "Elegir un nombre",
    fr: "Choisir un nom",
    it: "Scegli un nome",
    nl: "Naam kiezen",
    "pt-BR": "Escolher um nome"
  },
  success: {
    en: "Your name",
    ar: "اسمك",
    de: "Dein Name",
    es: "Tu nombre",
    fr: "Votre nom",
    it: "Il tuo nome",
    nl: "Je naam",
    "pt-BR": "Seu nome"
  }
} as const
