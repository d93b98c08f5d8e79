// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  buy: {
    en: "Buy",
    ar: "شراء",
    de: "Kaufen"
  },
  purchases: {
    en: "Purchases",
    ar: "المشتريات",
    de: "Käufe"
  }
} as const
