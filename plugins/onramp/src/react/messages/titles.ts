// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  buy: {
    en: "Buy",
    ar: "شراء",
    de: "Kaufen",
    es: "Comprar",
    fr: "Acheter",
    it: "Acquista",
    nl: "Kopen",
    "pt-BR": "Comprar"
  },
  purchases: {
    en: "Purchases",
    ar: "المشتريات",
    de: "Käufe",
    es: "Compras",
    fr: "Achats",
    it: "Acquisti",
    nl: "Aankopen",
    "pt-BR": "Compras"
  }
} as const
