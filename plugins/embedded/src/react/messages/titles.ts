// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  signIn: {
    en: "Sign in",
    ar: "تسجيل الدخول",
    de: "Anmelden",
    es: "Iniciar sesión",
    fr: "S’identifier"
  },
  approve: {
    en: "Approve",
    ar: "الموافقة",
    de: "Bestätigen",
    es: "Aprobar",
    fr: "Approuver"
  },
  wallet: {
    en: "Wallet",
    ar: "المحفظة",
    de: "Wallet",
    es: "Billetera",
    fr: "Portefeuille"
  },
  updateEmail: {
    en: "Change e-mail",
    ar: "تغيير البريد الإلكتروني",
    de: "E-Mail ändern",
    es: "Cambiar correo",
    fr: "Changer d’e-mail"
  }
} as const
