import { attempt } from "@latchkey/core/chain-kit"
import type { CatalogueWallet } from "@latchkey/core"
import type { Device } from "./Device.ts"

/** A link to be the `href` and `target` of an element that a visitor taps: nothing is awaited between tap and navigation. */
export interface WalletLink {
  readonly href: string
  readonly target: "_self" | "_top" | "_blank"
}

// What runs or shows something in the page, or another page's: a wallet's link never begins with one of these.
const REFUSED = /^(javascript|data|vbscript|file|blob|about|filesystem|view-source|intent):/i
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
// eslint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

const isWeb = (link: string) => /^https?:\/\//i.test(link)

/**
 * The base of a link, which a request is appended to: `https://wallet.example/` or `wallet://`. Undefined for what is no
 * link of a wallet. A scheme that is written without slashes, `wallet:`, gets them.
 */
export const linkBase = (link: string): string | undefined => {
  const plain = link.replaceAll(UNSEEN, "")
  if (plain === "" || REFUSED.test(plain)) return undefined
  if (isWeb(plain)) {
    const url = attempt(() => new URL(plain))
    if (url === undefined || url.username !== "" || url.password !== "") return undefined
    return plain.endsWith("/") ? plain : `${plain}/`
  }
  const native = plain.includes("://") ? plain : `${plain.replaceAll(/[/:]/g, "")}://`
  if (!SCHEME.test(native) || REFUSED.test(native)) return undefined
  return native.endsWith("/") ? native : `${native}/`
}

/** Where a link is opened: in place, above a frame, or, in Telegram, in a window of its own. */
export const linkTarget = ({ telegram, framed }: Device): WalletLink["target"] =>
  telegram ? "_blank" : framed ? "_top" : "_self"

/** The link that opens a wallet at a base with a pairing code; undefined if the base is not a URL. */
export const pairingLink = (base: string, uri: string, device: Device): WalletLink | undefined => {
  const link = linkBase(base)
  if (link === undefined) return undefined
  // Telegram on Android decodes a link once before it hands it on.
  const code = device.telegram && device.platform === "android" ? encodeURIComponent(uri) : uri
  return { href: `${link}wc?uri=${encodeURIComponent(code)}`, target: linkTarget(device) }
}

/** The link of a wallet that a phone opens: its own scheme, or its universal link where that is preferred or all it has. */
export const mobileBase = (
  { mobileLink, universalLink }: Pick<CatalogueWallet, "mobileLink" | "universalLink">,
  device: Device,
  preferUniversalLinks: boolean
): string | undefined => {
  const native = mobileLink === undefined ? undefined : linkBase(mobileLink)
  const universal = universalLink === undefined ? undefined : linkBase(universalLink)
  const onlyNative = device.telegram && device.platform === "android"
  return preferUniversalLinks && !onlyNative ? (universal ?? native) : (native ?? universal)
}

/** The link that brings the wallet of a session to the front, for a request that it shows there. */
export const requestLink = (
  base: string,
  { requestId, topic }: { readonly requestId: number; readonly topic: string },
  device: Device
): WalletLink | undefined => {
  const link = linkBase(base)
  if (link === undefined) return undefined
  return { href: `${link}wc?requestId=${requestId}&sessionTopic=${topic}`, target: linkTarget(device) }
}

/** How a wallet can be reached from here, the likeliest way first. */
export type Way = "mobile" | "qr" | "web" | "desktop"

/** The ways that a wallet has on a device; one that nothing is known of is reached by the code. */
export const waysOf = (wallet: CatalogueWallet | undefined, { platform }: Device): ReadonlyArray<Way> => {
  const isPhone = platform !== "desktop"
  if (wallet === undefined) return isPhone ? ["mobile", "qr"] : ["qr"]
  const { mobileLink, universalLink, webLink, desktopLink } = wallet
  const isMobile = mobileLink !== undefined || universalLink !== undefined
  const ways: ReadonlyArray<Way | false> = [
    isMobile && (isPhone ? "mobile" : "qr"),
    webLink !== undefined && "web",
    desktopLink !== undefined && !isPhone && "desktop"
  ]
  const found = ways.filter((way) => way !== false)
  return found.length > 0 ? found : ["qr"]
}

/** Where a wallet is got on a device. */
export const storeLink = (
  { appStore, playStore, homepage }: Pick<CatalogueWallet, "appStore" | "playStore" | "homepage">,
  { platform }: Device
): string | undefined => {
  const store = platform === "ios" ? appStore : platform === "android" ? playStore : undefined
  return store ?? homepage
}
