import { imageUri, plainText } from "@latchkey/core"
import { property } from "../wire/foreign.ts"

const MAX_LISTED = 100

/** An entry of the lists in which wallets of Sats Connect's kind enter themselves (WBIP-004), decoded. */
export interface ListedProvider {
  /** Where its object is, below `window`. */
  readonly path: string
  /** Fit to show, at most 64 characters. */
  readonly name: string
  readonly icon?: string
}

const decode = (entry: unknown): ReadonlyArray<ListedProvider> => {
  try {
    const path = property(entry, "id")
    const name = property(entry, "name")
    if (typeof path !== "string" || path.length > 200 || typeof name !== "string") return []
    const shown = plainText(name, 64)
    const icon = imageUri(property(entry, "icon"))
    return shown === "" ? [] : [{ path, name: shown, ...(icon === undefined ? {} : { icon }) }]
  } catch {
    return []
  }
}

/** What stands in `btc_providers` and `wbip_providers` of a page; malformed entries are left out. Never throws. */
export const listedProviders = (window: unknown): ReadonlyArray<ListedProvider> =>
  ["btc_providers", "wbip_providers"].flatMap((key) => {
    try {
      const list = property(window, key)
      return Array.isArray(list) ? list.slice(0, MAX_LISTED).flatMap(decode) : []
    } catch {
      return []
    }
  })
