// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  signIn: {
    en: "Sign in",
    ar: "تسجيل الدخول",
    de: "Anmelden"
  },
  approve: {
    en: "Approve",
    ar: "الموافقة",
    de: "Bestätigen"
  },
  wallet: {
    en: "Wallet",
    ar: "المحفظة",
    de: "Wallet"
  },
  updateEmail: {
    en: "Change e-mail",
    ar: "تغيير البريد الإلكتروني",
    de: "E-Mail ändern"
  }
} as const
