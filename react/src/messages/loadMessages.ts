import type { Messages } from "./Messages.ts"

const languages: Readonly<Record<string, () => Promise<Messages>>> = {
  ar: () => import("./ar.ts").then(({ ar }) => ar),
  de: () => import("./de.ts").then(({ de }) => de)
}

/**
 * The catalogue of a locale's language; undefined where it is English's, or nobody's. The locale itself is kept, so that
 * numbers have the format of the visitor's country.
 *
 * Fails: rejects if the language's chunk does not load.
 *
 * Only imported dynamically: for a module that is imported both ways, bundlers generate a namespace object with code that
 * fails on pages with keys on `Object.prototype`.
 */
export const loadMessages = async (locale: string): Promise<Messages | undefined> => {
  const language = locale.toLowerCase().split("-")[0] ?? "en"
  const load = Object.hasOwn(languages, language) ? languages[language] : undefined
  return load && { ...(await load()), locale }
}
