import type { Words } from "@latchkey/react/view"

/** The headings of the views. */
export const titles: Readonly<Record<"signIn" | "approve" | "wallet" | "updateEmail", Words>> = {
  signIn: { en: "Sign in", de: "Anmelden", ar: "تسجيل الدخول" },
  approve: { en: "Approve", de: "Bestätigen", ar: "الموافقة" },
  wallet: { en: "Wallet", de: "Wallet", ar: "المحفظة" },
  updateEmail: { en: "Change e-mail", de: "E-Mail ändern", ar: "تغيير البريد الإلكتروني" }
}
