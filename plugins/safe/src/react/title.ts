/** What the tile and the view are called. By locale. */
export const title = { en: "Proposals", ar: "المقترحات", de: "Vorschläge" } as const
