import { languageOf, type Language } from "../words/Language.ts"

/** What is given away to be brought back: a secret, and the visitor's language. */
export interface SocialState {
  readonly secret: string
  readonly language: Language
}

const STATE = /^([\w-]{43})(?:\.([a-z]{2}))?$/

/** What a window begins with, and what a provider is given. */
export const writeState = (secret: string, language: Language): string => `${secret}.${language}`

/** What came back. Nothing in it is believed before the secret is known. */
export const readState = (state: string): SocialState => {
  const [, secret = "", language] = STATE.exec(state) ?? []
  return { secret, language: languageOf(language) }
}

/** Address of the page that is led away, as its kit wrote it behind a state that is empty; undefined where a window waits. */
export const readPage = (state: string): string | undefined => {
  if (!state.startsWith("--")) return undefined
  try {
    return decodeURIComponent(state.slice(2))
  } catch {
    return undefined
  }
}

/** Whether a page may be led back to: one of the origin that began and, where pages are listed, one of these. */
export const isReturnPage = (
  page: string,
  origin: string,
  pages: ReadonlyArray<string> | undefined
): boolean => {
  if (!URL.canParse(page)) return false
  const url = new URL(page)
  if (url.origin !== origin || url.username !== "" || url.password !== "") return false
  return pages === undefined || pages.includes(`${url.origin}${url.pathname}`)
}

/** Where a page is led back to. A result is in the fragment, which goes to no server and to no other page. */
export const returnTo = (page: string, result: string | undefined): string => {
  const url = new URL(page)
  if (result !== undefined)
    url.hash = [url.hash.slice(1), `result_uri=${encodeURIComponent(result)}`]
      .filter((part) => part !== "")
      .join("&")
  return url.href
}
