import type { SignInMethod } from "../EmbeddedOptions.ts"
import { providerNames } from "./providerNames.ts"

// What buttons of the page say: few words, so that they are there with the page.
const labels: Readonly<Record<string, { readonly email: string; readonly provider: string }>> = {
  en: { email: "Continue with e-mail", provider: "Continue with {provider}" },
  de: { email: "Weiter mit E-Mail", provider: "Weiter mit {provider}" },
  ar: { email: "المتابعة بالبريد الإلكتروني", provider: "المتابعة باستخدام {provider}" }
}

/** What a button says that signs in, in a language: a BCP 47 tag. */
export const signInLabel = (method: SignInMethod, locale: string): string => {
  const [language = "en"] = locale.split("-")
  const { email, provider } =
    (Object.hasOwn(labels, language) ? labels[language] : undefined) ?? labels["en"]!
  return method === "email" ? email : provider.replace("{provider}", `\u2068${providerNames[method]}\u2069`)
}
