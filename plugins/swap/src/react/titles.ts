const swap = { en: "Swap", ar: "مبادلة", de: "Tauschen" }

/** Texts that are needed before a view is loaded: the tile of the account view and the headings. By locale. */
export const titles = {
  form: swap,
  tokens: { en: "Choose token", ar: "اختيار الرمز", de: "Token wählen" },
  preview: { en: "Review", ar: "مراجعة", de: "Prüfen" },
  progress: swap
} as const
