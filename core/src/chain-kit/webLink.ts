import { attempt } from "../error/attempt.ts"
import { walletLinkBase } from "./walletLinkBase.ts"

const MAX_LENGTH = 2_000

// oxlint-disable-next-line no-control-regex -- browsers drop them inside a scheme
const invisible = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

/**
 * A foreign link that opens a page of the web: `https:`, without a user name in it, of at most 2,000 characters. Undefined for anything
 * else. A link that opens a wallet with a request is `walletLinkBase`'s.
 */
export const webLink = (value: unknown): string | undefined => {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return undefined
  const link = value.replaceAll(invisible, "")
  if (!/^https:\/\//i.test(link)) return undefined
  const url = attempt(() => new URL(link))
  if (url === undefined) return undefined
  const { username, password, hostname } = url
  return username === "" && password === "" && hostname !== "" ? link : undefined
}

/** The base of a foreign link to a wallet that is a page of the web, or that a page of the web opens. */
export const webBase = (value: unknown): string | undefined =>
  webLink(value) === undefined ? undefined : walletLinkBase(value)
