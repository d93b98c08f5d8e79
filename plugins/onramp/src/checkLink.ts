import { attempt } from "@latchkey/core/chain-kit"
import { checkPageLink } from "@latchkey/core/feature-kit"
import type { OnrampLinkFault } from "@latchkey/core/effect"

/** What a link has to be. */
export interface LinkRule {
  /** The origins that the source declared. */
  readonly pages: ReadonlyArray<string>
  /** The connected account. */
  readonly address: string
  /** The address that a text is in the network's namespace; undefined for anything else. */
  readonly parseAddress: (text: string) => string | undefined
  /** What may stand in it that looks like an address: the contract of what is bought. */
  readonly contract: string | undefined
  /** The source declared that its links do not show whom they buy for. */
  readonly isOpaque: boolean
}

const decoded = (text: string) => attempt(() => decodeURIComponent(text)) ?? ""

/** Text of a URL as it is, and with its escapes undone once and twice: an address may stand in a URL within it. */
const readings = (text: string): string => {
  const spaced = text.replaceAll("+", " ")
  const once = decoded(spaced)
  return `${spaced} ${once} ${decoded(once)}`
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "")

/**
 * Checks a provider's link before a window opens: it leads by `https:` (or `http:` on the visitor's own machine) to an origin that
 * the source declared, without credentials; the connected account stands in its parameters, and nowhere else, and so does no
 * other address. Gives the address of the page as browsers write it.
 */
export const checkLink = (
  link: unknown,
  { pages, address, parseAddress, contract, isOpaque }: LinkRule
): { readonly url: string } | { readonly fault: OnrampLinkFault } => {
  const page = checkPageLink(link, pages)
  if ("fault" in page) return page
  const { href, pathname, search, hash } = page.url
  const own = parseAddress(address) ?? address
  const known = contract === undefined ? undefined : (parseAddress(contract) ?? contract)
  const addressesIn = (text: string) =>
    wordsOf(readings(text)).flatMap((word) => {
      const parsed = parseAddress(word)
      return parsed === undefined ? [] : [parsed]
    })
  if (addressesIn(`${pathname} ${hash}`).length > 0) return { fault: "place" }
  const found = addressesIn(search)
  if (found.some((one) => one !== own && one !== known)) return { fault: "stranger" }
  if (!isOpaque && !found.includes(own)) return { fault: "address" }
  return { url: href }
}
