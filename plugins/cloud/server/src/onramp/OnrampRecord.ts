/** Who sells coins for money to the visitors of the projects, as the configuration has it. */
export interface OnrampRecord {
  /**
   * The address of its page, for a purchase. What stands in braces in its query is filled in: `{address}`, `{asset}`, `{network}`,
   * `{fiatAmount}`, `{fiatCurrency}`, `{cryptoAmount}`, `{partnerUserId}`; a parameter of which nothing is known is left out.
   */
  readonly page: string
  /** Base of its API, without a slash at the end: `GET options` and `POST quote` there answer as the routes do. */
  readonly api: string
}

/** What can be filled into the address of a page. */
export const placeholders = [
  "address",
  "asset",
  "network",
  "fiatAmount",
  "fiatCurrency",
  "cryptoAmount",
  "partnerUserId"
] as const

/** What is filled into the address of a page. */
export type PageFields = Readonly<Partial<Record<(typeof placeholders)[number], string>>>

const placeholder = /\{(\w*)\}/g

const isWeb = (text: unknown): text is string =>
  typeof text === "string" && /^https?:\/\//.test(text) && URL.canParse(text)

/** What is wrong with a seller; undefined if it is one. */
export const onrampProblem = (value: unknown): string | undefined => {
  const { page, api } = (value ?? {}) as Partial<Record<keyof OnrampRecord, unknown>>
  if (!isWeb(page)) return `needs "page": the address of a page`
  if (!isWeb(api)) return `needs "api": the base of an API`
  const { searchParams, href, search } = new URL(page)
  const names = [...searchParams.values()].flatMap((text) =>
    [...text.matchAll(placeholder)].map(([, name = ""]) => name)
  )
  const unknown = names.find((name) => !placeholders.some((known) => known === name))
  if (unknown !== undefined) return `has a "page" with {${unknown}}, which nothing is known of`
  if (/\{|%7b/i.test(href.replace(search, ""))) return `has a "page" with braces outside of its query`
  return names.includes("address") ? undefined : `has a "page" without {address}`
}

/** The address of a page with what is known of a purchase filled in. */
export const fillPage = (page: string, fields: PageFields): string => {
  const url = new URL(page)
  const filled = [...url.searchParams].flatMap(([name, text]) => {
    const isKnown = [...text.matchAll(placeholder)].every(
      ([, word]) => fields[word as keyof PageFields] !== undefined
    )
    return isKnown
      ? [[name, text.replaceAll(placeholder, (_, word: keyof PageFields) => fields[word] ?? "")]]
      : []
  })
  url.search = String(new URLSearchParams(filled))
  return url.href
}
