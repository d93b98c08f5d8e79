import type { WalletPlace } from "../../../../tests/testing/src/wallet/ChainWallet.ts"

/**
 * Puts a value where a path of names leads, such as "XverseProviders.BitcoinProvider", making the objects on the way.
 *
 * @returns puts back what was there before
 */
export function installAt(place: WalletPlace | object, path: string, value: unknown): () => void {
  const [name = path, ...rest] = path.split(".")
  if (rest.length > 0) {
    const held = Reflect.get(place, name) as unknown
    if (typeof held === "object" && held !== null) return installAt(held, rest.join("."), value)
    const undoOuter = installAt(place, name, {})
    installAt(Reflect.get(place, name) as object, rest.join("."), value)
    return undoOuter
  }
  const before = Object.getOwnPropertyDescriptor(place, name)
  Object.defineProperty(place, name, { value, configurable: true, enumerable: true, writable: true })
  return () => {
    if (before === undefined) Reflect.deleteProperty(place, name)
    else Object.defineProperty(place, name, before)
  }
}

/** An entry of `btc_providers`, the list that WBIP-004 puts on the page. */
export interface BtcProvider {
  /** Where the provider is, as a path from `window`. */
  readonly id: string
  readonly name: string
  /** Image as a `data:` URI. */
  readonly icon: string
  readonly methods: readonly string[]
}

/** Adds an entry to the page's list of Bitcoin providers, and takes that very entry out again. */
export function listProvider(place: WalletPlace | object, entry: BtcProvider): () => void {
  const held = Reflect.get(place, "btc_providers") as unknown
  const list: unknown[] = Array.isArray(held) ? held : []
  if (list !== held) installAt(place, "btc_providers", list)
  list.push(entry)
  return () => {
    const index = list.indexOf(entry)
    if (index >= 0) list.splice(index, 1)
  }
}
