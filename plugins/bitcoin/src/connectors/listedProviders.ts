import { plainText } from "@latchkey/core"
import { attempt, imageUri, readField } from "@latchkey/core/chain-kit"

const MAX_LISTED = 100

/** An entry of the lists in which wallets of Sats Connect's kind enter themselves (WBIP-004), decoded. */
export interface ListedProvider {
  /** Where its object is, below `window`. */
  readonly path: string
  /** Fit to show, at most 64 characters. */
  readonly name: string
  readonly icon: string | undefined
}

const decode = (entry: unknown): ReadonlyArray<ListedProvider> => {
  const path = readField(entry, "id")
  const name = readField(entry, "name")
  if (typeof path !== "string" || path.length > 200 || typeof name !== "string") return []
  const shown = plainText(name, 64)
  return shown === "" ? [] : [{ path, name: shown, icon: imageUri(readField(entry, "icon")) }]
}

const listAt = (window: unknown, key: string): ReadonlyArray<unknown> =>
  attempt(() => {
    const list = readField(window, key)
    return Array.isArray(list) ? list.slice(0, MAX_LISTED) : []
  }) ?? []

/** What stands in `btc_providers` and `wbip_providers` of a page; malformed entries are left out. Never throws. */
export const listedProviders = (window: unknown): ReadonlyArray<ListedProvider> =>
  ["btc_providers", "wbip_providers"].flatMap((key) => listAt(window, key).flatMap(decode))
