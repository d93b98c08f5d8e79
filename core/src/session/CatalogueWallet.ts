import type { CaipNetworkId } from "../chain/Caip.ts"

/**
 * A wallet that somebody knows of, whether or not it is installed here. Names are fit to show; every link is an `https:`
 * address or begins with a scheme of the wallet's own, never one that runs something in the page.
 */
export interface CatalogueWallet {
  /** The catalogue's id of it. */
  readonly id: string
  readonly name: string
  /** Checked by whoever keeps the catalogue. */
  readonly certified: boolean
  /** The networks that it says it works on. */
  readonly chains: ReadonlyArray<CaipNetworkId>
  /** For `Catalogue.image`. */
  readonly imageId?: string
  /** An address of its picture that can be shown at once; set for wallets of the app's own. */
  readonly image?: string
  readonly homepage?: string
  /** Reverse domain name by which it announces itself to pages. */
  readonly rdns?: string
  /** Other reverse domain names, and other names, by which it announces itself. */
  readonly alsoKnownAs?: ReadonlyArray<string>
  /** Link that opens a request in the wallet on a phone: of a scheme of its own, or `https:`. A request is appended to what stands before its query. */
  readonly mobileLink?: string
  /** The `https:` link that opens the wallet on a phone, where it has one beside `mobileLink`. */
  readonly universalLink?: string
  /** The same on a computer, and for a wallet that is a web page. */
  readonly desktopLink?: string
  readonly webLink?: string
  /** Where it is got. */
  readonly appStore?: string
  readonly playStore?: string
  readonly chromeStore?: string
  readonly firefoxStore?: string
  /** Names under which it puts a provider on the page. */
  readonly injected?: ReadonlyArray<{ readonly namespace?: string; readonly id?: string }>
}
