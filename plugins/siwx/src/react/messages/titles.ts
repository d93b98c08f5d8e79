// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  sign: {
    en: "Sign in",
    ar: "تسجيل الدخول",
    de: "Anmelden",
    es: "Iniciar sesión",
    fr: "S’identifier",
    it: "Accedi",
    nl: "Inloggen",
    "pt-BR": "Entrar"
  }
} as const
