import { attempt } from "../error/attempt.ts"

const MAX_LENGTH = 8_000

/** What is wrong with a link to a page of somebody else's. */
export type PageLinkFault = "form" | "scheme" | "credentials" | "origin"

const isHere = (hostname: string) => hostname === "localhost" || hostname === "127.0.0.1"

const originOf = (page: string) => attempt(() => new URL(page).origin)

/**
 * Checks a link before a window opens: it leads by `https:` (or `http:` on the visitor's own machine) to one of the origins in
 * `pages`, without credentials, in at most 8,000 characters.
 */
export const checkPageLink = (
  link: unknown,
  pages: ReadonlyArray<string>
): { readonly url: URL } | { readonly fault: PageLinkFault } => {
  if (typeof link !== "string" || link.length > MAX_LENGTH) return { fault: "form" }
  const url = attempt(() => new URL(link))
  if (url === undefined) return { fault: "form" }
  const { protocol, hostname, origin, username, password } = url
  if (protocol !== "https:" && !(protocol === "http:" && isHere(hostname))) return { fault: "scheme" }
  if (username !== "" || password !== "") return { fault: "credentials" }
  return pages.some((page) => originOf(page) === origin) ? { url } : { fault: "origin" }
}
