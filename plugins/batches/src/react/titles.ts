/** The heading, which is needed before the view is loaded. By locale. */
export const titles = {
  status: { en: "Batch of calls", ar: "مجموعة عمليات", de: "Mehrere Aufrufe" }
} as const
