import { attempt } from "@latchkey/core/chain-kit"

const MAX_LENGTH = 2_000

// Schemes that run something in the page, read the visitor's files, or open something else than a wallet.
const refused =
  /^(javascript|data|vbscript|file|blob|about|filesystem|view-source|intent|https?|wss?|ftp|mailto|tel|sms|facetime|chrome|chrome-extension|moz-extension|resource|jar|android-app|ms-msdt|search-ms)$/

// oxlint-disable-next-line no-control-regex -- browsers drop them inside a scheme
const invisible = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

const plain = (value: unknown): string | undefined => {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return undefined
  const link = value.replaceAll(invisible, "")
  return link === "" ? undefined : link
}

/** A foreign link that opens a page of the web: `https:`, without a user name in it. Undefined for anything else. */
export const webLink = (value: unknown): string | undefined => {
  const link = plain(value)
  if (link === undefined || !/^https:\/\//i.test(link)) return undefined
  const url = attempt(() => new URL(link))
  if (url === undefined) return undefined
  const { username, password, hostname } = url
  return username === "" && password === "" && hostname !== "" ? link : undefined
}

/** A foreign link that opens a wallet: a page of the web, or a scheme of the wallet's own. Undefined for anything else. */
export const walletLink = (value: unknown): string | undefined => {
  const link = plain(value)
  const scheme = /^([a-z][a-z0-9+.-]{0,60})(:|$)/i.exec(link ?? "")?.[1]?.toLowerCase()
  if (link === undefined || scheme === undefined) return undefined
  if (scheme === "https") return webLink(link)
  return refused.test(scheme) ? undefined : link
}
