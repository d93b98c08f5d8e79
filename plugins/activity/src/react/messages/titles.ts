// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  list: {
    en: "Activity",
    ar: "النشاط",
    de: "Aktivität",
    es: "Actividad",
    fr: "Activité",
    it: "Attività",
    nl: "Activiteit",
    "pt-BR": "Atividade"
  },
  transaction: {
    en: "Transaction",
    ar: "المعاملة",
    de: "Transaktion",
    es: "Transacción",
    fr: "Transaction",
    it: "Transazione",
    nl: "Transactie",
    "pt-BR": "Transação"
  }
} as const
