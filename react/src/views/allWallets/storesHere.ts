import type { CatalogueWallet } from "@latchkey/core"
import { devicePlatform } from "@latchkey/core/page"
import { isSafeLink } from "../../components/isSafeLink.ts"
import type { CatalogueWords } from "../../messages/CatalogueWords.ts"

/** The names of stores, in the words of catalogues. */
export type StoreName = Extract<
  keyof CatalogueWords,
  "appStore" | "playStore" | "chromeStore" | "firefoxStore"
>

/** A store that has a wallet. */
export interface Store {
  readonly name: StoreName
  readonly href: string
}

/** Where a wallet is got from the device that the page is on. */
export interface StoresHere {
  /** Stores whose wallet is installed on this device, in this browser. */
  readonly here: ReadonlyArray<Store>
  /** On a computer: stores of phones. */
  readonly phone: ReadonlyArray<Store>
}

type Device = Pick<Navigator, "userAgent" | "maxTouchPoints">

/** The store of a browser's extensions; undefined for one that has none of these. */
const extensionStore = (userAgent: string): StoreName | undefined => {
  if (/firefox\//i.test(userAgent)) return "firefoxStore"
  return /safari\//i.test(userAgent) && !/(chrome|chromium)\//i.test(userAgent) ? undefined : "chromeStore"
}

/** The stores of a wallet, by where the page is: the device's own, and for a computer those of phones too. */
export const storesHere = (wallet: CatalogueWallet, device: Device = navigator): StoresHere => {
  const stores = (...names: ReadonlyArray<StoreName | undefined>) =>
    names.flatMap((name): ReadonlyArray<Store> => {
      const href = name && wallet[name]
      return name !== undefined && href !== undefined && isSafeLink(href) ? [{ name, href }] : []
    })
  const platform = devicePlatform(device)
  if (platform === "ios") return { here: stores("appStore"), phone: [] }
  if (platform === "android") return { here: stores("playStore"), phone: [] }
  return { here: stores(extensionStore(device.userAgent)), phone: stores("appStore", "playStore") }
}
