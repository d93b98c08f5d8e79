/** A wallet that the app adds to the list. Links and the image that are not safe to open are left out. */
export interface CustomWallet {
  /** What the app knows it by: letters, digits, and `.`, `_`, `-`. */
  readonly id: string
  /** What the visitor reads. */
  readonly name: string
  /** Address of its picture: `https:`, or a path on the page's own server. */
  readonly image?: string
  /** The wallet's own page. */
  readonly homepage?: string
  /** Opens its app on a phone by a scheme of its own: `rainbow://`. */
  readonly mobileLink?: string
  /** Opens its app on a phone by a web address: `https://rnbwapp.com`. */
  readonly universalLink?: string
  /** Opens its app on a computer. */
  readonly desktopLink?: string
  /** Where it is an app of the web. */
  readonly webLink?: string
  /** Its page in Apple's store. */
  readonly appStore?: string
  /** Its page in Google's store. */
  readonly playStore?: string
  /** Its extension for Chromium. */
  readonly chromeStore?: string
  /** Its extension for Firefox. */
  readonly firefoxStore?: string
}
