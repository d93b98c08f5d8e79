import type { Words } from "@latchkey/react/view"

/** The heading of the view. */
export const titles: Words = { en: "Sign in", de: "Anmelden", ar: "تسجيل الدخول" }
