// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  list: {
    en: "Approvals",
    ar: "الموافقات",
    de: "Freigaben",
    es: "Aprobaciones",
    fr: "Approbations",
    it: "Approvazioni",
    nl: "Goedkeuringen",
    "pt-BR": "Aprovações"
  },
  revoke: {
    en: "Revoke approval",
    ar: "إلغاء الموافقة",
    de: "Freigabe widerrufen",
    es: "Revocar aprobación",
    fr: "Révoquer l’approbation",
    it: "Revoca approvazione",
    nl: "Goedkeuring intrekken",
    "pt-BR": "Revogar aprovação"
  }
} as const
