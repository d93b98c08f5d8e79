// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  list: {
    en: "Smart sessions",
    ar: "الجلسات الذكية",
    de: "Smart Sessions",
    es: "Sesiones inteligentes",
    fr: "Sessions intelligentes",
    it: "Smart session",
    nl: "Smart sessions",
    "pt-BR": "Sessões inteligentes"
  },
  session: {
    en: "Smart session",
    ar: "جلسة ذكية",
    de: "Smart Session",
    es: "Sesión inteligente",
    fr: "Session intelligente",
    it: "Smart session",
    nl: "Smart session",
    "pt-BR": "Sessão inteligente"
  }
} as const
