/** A wallet that the app adds to the list. Links and the image that are not safe to open are left out. */
export interface CustomWallet {
  readonly id: string
  readonly name: string
  /** Address of its picture: `https:`, or a path on the page's own server. */
  readonly image?: string
  readonly homepage?: string
  readonly mobileLink?: string
  readonly universalLink?: string
  readonly desktopLink?: string
  readonly webLink?: string
  readonly appStore?: string
  readonly playStore?: string
  readonly chromeStore?: string
  readonly firefoxStore?: string
}
