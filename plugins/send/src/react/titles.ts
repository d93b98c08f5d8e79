const send = { en: "Send", ar: "إرسال", de: "Senden" }

/** Texts that are needed before a view is loaded: the tile of the account view and the headings. By locale. */
export const titles = {
  form: send,
  tokens: { en: "Choose token", ar: "اختيار الرمز", de: "Token wählen" },
  review: { en: "Review", ar: "مراجعة", de: "Prüfen" },
  progress: send
} as const
