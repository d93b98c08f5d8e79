// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  proposals: {
    en: "Proposals",
    ar: "المقترحات",
    de: "Vorschläge",
    es: "Propuestas",
    fr: "Propositions",
    it: "Proposte",
    nl: "Voorstellen",
    "pt-BR": "Propostas"
  }
} as const
