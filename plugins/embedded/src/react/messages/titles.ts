// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  signIn: {
    en: "Sign in",
    ar: "تسجيل الدخول",
    de: "Anmelden",
    es: "Iniciar sesión",
    fr: "S’identifier",
    it: "Accedi",
    nl: "Inloggen",
    "pt-BR": "Entrar"
  },
  approve: {
    en: "Approve",
    ar: "الموافقة",
    de: "Bestätigen",
    es: "Aprobar",
    fr: "Approuver",
    it: "Approva",
    nl: "Goedkeuren",
    "pt-BR": "Aprovar"
  },
  wallet: {
    en: "Wallet",
    ar: "المحفظة",
    de: "Wallet",
    es: "Billetera",
    fr: "Portefeuille",
    it: "Wallet",
    nl: "Wallet",
    "pt-BR": "Carteira"
  },
  updateEmail: {
    en: "Change e-mail",
    ar: "تغيير البريد الإلكتروني",
    de: "E-Mail ändern",
    es: "Cambiar correo",
    fr: "Changer d’e-mail",
    it: "Cambia email",
    nl: "E-mail wijzigen",
    "pt-BR": "Mudar e-mail"
  }
} as const
