import { languageOf, type Language } from "../words/Language.ts"

/** What a provider is given to bring back: the secret of the sign-in, the visitor's language, and where a page is to be led back to. */
export interface SocialState {
  readonly secret: string
  readonly language: Language
  /** Address of the page that was led away, as its kit wrote it; undefined where a window waits. */
  readonly page: string | undefined
}

const STATE = /^([\w-]{43})(?:\.([a-z]{2}))?(?:--(.*))?$/

/** What a provider is given by the server. A page that is led away writes its address behind it. */
export const writeState = (secret: string, language: Language): string => `${secret}.${language}`

/** What a provider brought back. Nothing in it is believed before the secret is known. */
export const readState = (state: string): SocialState => {
  const [, secret = "", language, page] = STATE.exec(state) ?? []
  return { secret, language: languageOf(language), page: page === undefined ? undefined : decoded(page) }
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Where a page is led back to, with a result or without one; undefined where it is none of the origin that began. */
export const returnTo = (
  page: string | undefined,
  origin: string,
  result: string | undefined
): string | undefined => {
  if (page === undefined || !URL.canParse(page)) return undefined
  const url = new URL(page)
  if (url.origin !== origin || url.username !== "" || url.password !== "") return undefined
  if (result !== undefined) url.searchParams.set("result_uri", result)
  return url.href
}
