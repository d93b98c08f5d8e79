import { en } from "./en.ts"
import type { Messages } from "./Messages.ts"

const languages: Readonly<Record<string, () => Promise<Messages>>> = {
  en: () => Promise.resolve(en),
  ar: () => import("./ar.ts").then(({ ar }) => ar),
  de: () => import("./de.ts").then(({ de }) => de)
}

/**
 * The catalogue for a locale: of its language, English where there is none. The locale itself is kept, so that
 * numbers are written as in the visitor's country.
 *
 * Fails: rejects when the language's chunk does not load.
 */
export const loadMessages = async (locale: string): Promise<Messages> => {
  const language = locale.toLowerCase().split("-")[0] ?? "en"
  const load = Object.hasOwn(languages, language) ? languages[language] : undefined
  if (load === undefined) return en
  return { ...(await load()), locale }
}
