// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  status: {
    en: "Batch of calls",
    ar: "مجموعة عمليات",
    de: "Mehrere Aufrufe",
    es: "Lote de llamadas",
    fr: "Lot d’appels",
    it: "Gruppo di chiamate",
    nl: "Reeks aanroepen",
    "pt-BR": "Lote de chamadas"
  }
} as const
