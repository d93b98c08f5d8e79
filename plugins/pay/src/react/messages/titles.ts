// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  pay: {
    en: "How you pay",
    ar: "طريقة الدفع",
    de: "Wie du zahlst",
    es: "Cómo pagas",
    fr: "Moyen de paiement",
    it: "Come paghi",
    nl: "Hoe je betaalt",
    "pt-BR": "Como você paga"
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
  },
  progress: {
    en: "Payment",
    ar: "الدفع",
    de: "Zahlung",
    es: "Pago",
    fr: "Paiement",
    it: "Pagamento",
    nl: "Betaling",
    "pt-BR": "Pagamento"
  }
} as const
