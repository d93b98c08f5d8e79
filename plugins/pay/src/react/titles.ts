/** The headings of the views, by locale: needed before a view is loaded. */
export const titles = {
  pay: { en: "How you pay", ar: "طريقة الدفع", de: "Wie du zahlst" },
  review: { en: "Review", ar: "مراجعة", de: "Prüfen" },
  progress: { en: "Payment", ar: "الدفع", de: "Zahlung" }
} as const
