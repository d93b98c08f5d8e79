const sessions = { en: "Smart sessions", ar: "الجلسات الذكية", de: "Smart Sessions" }
const session = { en: "Smart session", ar: "جلسة ذكية", de: "Smart Session" }

/** Texts that are needed before a view is loaded: the tile of the account view and the headings. By locale. */
export const titles = { list: sessions, session, granted: session } as const
