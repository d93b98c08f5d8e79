import { walletLinkBase } from "@latchkey/core/chain-kit"
import type { CatalogueWallet } from "@latchkey/core"
import type { Device } from "./Device.ts"

/** A link to be the `href` and `target` of an element that a visitor taps: nothing is awaited between tap and navigation. */
export interface WalletLink {
  readonly href: string
  readonly target: "_self" | "_top" | "_blank"
}

/** Where a link is opened: in place, above a frame, or, in Telegram, in a window of its own. */
export const linkTarget = ({ telegram, framed }: Device): WalletLink["target"] =>
  telegram ? "_blank" : framed ? "_top" : "_self"

/** The link that opens a wallet with a pairing code, which is all that it asks; undefined if the wallet's link is none to open. */
export const pairingLink = (base: string, uri: string, device: Device): WalletLink | undefined => {
  const link = walletLinkBase(base)
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
  const native = walletLinkBase(mobileLink)
  const universal = walletLinkBase(universalLink)
  const onlyNative = device.telegram && device.platform === "android"
  return preferUniversalLinks && !onlyNative ? (universal ?? native) : (native ?? universal)
}

/** The link that brings the wallet of a session to the front, for a request that it shows there. */
export const requestLink = (
  base: string,
  { requestId, topic }: { readonly requestId: number; readonly topic: string },
  device: Device
): WalletLink | undefined => {
  const link = walletLinkBase(base)
  if (link === undefined) return undefined
  return {
    href: `${link}wc?requestId=${requestId}&sessionTopic=${encodeURIComponent(topic)}`,
    target: linkTarget(device)
  }
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
