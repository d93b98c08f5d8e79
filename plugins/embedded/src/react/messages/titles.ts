// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  signIn: {
    en: "Sign in",
    ar: "تسجيل الدخول",
    de: "Anmelden",
    es: "Iniciar sesión"
  },
  approve: {
    en: "Approve",
    ar: "الموافقة",
    de: "Bestätigen",
    es: "Aprobar"
  },
  wallet: {
    en: "Wallet",
    ar: "المحفظة",
    de: "Wallet",
    es: "Billetera"
  },
  updateEmail: {
    en: "Change e-mail",
    ar: "تغيير البريد الإلكتروني",
    de: "E-Mail ändern",
    es: "Cambiar correo"
  }
} as const
