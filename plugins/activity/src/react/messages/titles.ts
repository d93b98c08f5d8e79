// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  list: {
    en: "Activity",
    ar: "النشاط",
    de: "Aktivität"
  },
  transaction: {
    en: "Transaction",
    ar: "المعاملة",
    de: "Transaktion"
  }
} as const
