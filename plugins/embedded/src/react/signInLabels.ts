import type { SignInMethod } from "../EmbeddedOptions.ts"
import { buttons } from "./messages/buttons.ts"
import { providerNames } from "../providerNames.ts"

const inLanguage = (texts: Readonly<Record<string, string>>, locale: string): string => {
  const [language = "en"] = locale.split("-")
  const tag = [locale, language].find((one) => Object.hasOwn(texts, one)) ?? "en"
  return texts[tag] ?? ""
}

/** What a button says that signs in, in a language: a BCP 47 tag. */
export const signInLabel = (method: SignInMethod, locale: string): string =>
  method === "email" || method === "passkey"
    ? inLanguage(buttons[method], locale)
    : inLanguage(buttons.provider, locale).replace("{provider}", `\u2068${providerNames[method]}\u2069`)
