import { attempt } from "../error/attempt.ts"

const MAX_LENGTH = 2_000

// Schemes that run something in the page, read the visitor's files, or open something else than a wallet.
const REFUSED =
  /^(javascript|data|vbscript|file|blob|about|filesystem|view-source|intent|https?|wss?|ftp|mailto|tel|sms|facetime|chrome|chrome-extension|moz-extension|resource|jar|android-app|ms-msdt|search-ms|wc)$/

// oxlint-disable-next-line no-control-regex -- browsers drop them inside a scheme
const UNSEEN = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

/** What an app may be told to open in itself: nothing that could hold a request of its own, as it is or encoded. */
const PLACE = /^[\w.~+/-]*$/

const webBase = (link: string): string | undefined => {
  const url = attempt(() => new URL(link))
  if (url === undefined || !/^https:\/\//i.test(link)) return undefined
  const { origin, pathname, username, password } = url
  return username === "" && password === "" && PLACE.test(pathname) ? `${origin}${pathname}` : undefined
}

/**
 * The base of a foreign link that opens a wallet, which a request is appended to: `https://wallet.example/app/` or `wallet://`. It ends
 * in a slash. A scheme that is written without slashes, `wallet:` or `wallet`, gets them. Its query and its fragment are dropped, so that
 * nothing but what the kit appends is a request.
 *
 * Undefined for what is no link of a wallet: schemes that run or show something in the page, `http:`, credentials, a place that is not written in plain letters, more than 2,000 characters.
 */
export const walletLinkBase = (value: unknown): string | undefined => {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return undefined
  const [link = ""] = value.replaceAll(UNSEEN, "").split(/[?#]/)
  const [, written = "", rest = ""] = /^([a-z][a-z0-9+.-]{0,60})(?::(.*))?$/i.exec(link) ?? []
  const scheme = written.toLowerCase()
  const place = rest.replace(/^\/+/, "")
  const base =
    scheme === "https"
      ? webBase(link)
      : scheme === "" || REFUSED.test(scheme) || !PLACE.test(place)
        ? undefined
        : `${scheme}://${place}`
  return base?.replace(/([^/])$/, "$1/")
}
