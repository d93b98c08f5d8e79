import * as v from "valibot"
import { fields, webUrl } from "../fields.ts"

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

const page = v.pipe(
  webUrl,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !URL.canParse(dataset.value)) return
    const { searchParams, href, search } = new URL(dataset.value)
    const names = [...searchParams.values()].flatMap((text) =>
      [...text.matchAll(placeholder)].map(([, name = ""]) => name)
    )
    const unknown = names.find((name) => !placeholders.some((known) => known === name))
    if (unknown !== undefined) addIssue({ message: `has {${unknown}}, which nothing is known of` })
    if (/\{|%7b/i.test(href.replace(search, ""))) addIssue({ message: "has braces outside of its query" })
    if (!names.includes("address")) addIssue({ message: "is without {address}" })
  })
)

/** What `onramp` of a configuration says. */
export const onrampSchema: v.GenericSchema<unknown, OnrampRecord> = fields({ page, api: webUrl })

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
