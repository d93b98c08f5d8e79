import { attempt } from "@latchkey/core/chain-kit"
import { knownWallets } from "./knownWallets.ts"

const MAX_KEYS = 10_000

/** An entry of `window.injectedWeb3`, decoded. */
export interface InjectedWallet {
  readonly key: string
  /** The wallet's own object. */
  readonly source: object
  /** Lets the page in, asking the visitor where that has not happened: called with the name of the page. */
  readonly enable: (origin: string) => unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  (typeof value === "object" && value !== null) || typeof value === "function"

const decodeEntry = (record: Readonly<Record<string, unknown>>, key: string): InjectedWallet | undefined =>
  attempt(() => {
    const source = record[key]
    if (!isObject(source)) return undefined
    // Where `connect`, the newer one, is the only door, `enable` may be there to say no.
    const door = [source["connect"], source["enable"]].find((candidate) => typeof candidate === "function")
    return typeof door === "function"
      ? { key, source, enable: (origin: string): unknown => Reflect.apply(door, source, [origin]) }
      : undefined
  })

/**
 * The wallets in a page's `injectedWeb3`, those that are known by name first, so that a flood of others does not hide
 * them. What is not a wallet is passed over; never throws, whatever getters or proxies it meets.
 */
export const readInjectedWallets = (place: {
  readonly injectedWeb3?: unknown
}): ReadonlyArray<InjectedWallet> =>
  attempt(() => {
    const record = place.injectedWeb3
    if (!isObject(record)) return []
    const isOther = (key: string) => !Object.hasOwn(knownWallets, key)
    return Object.keys(record)
      .toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)))
      .slice(0, MAX_KEYS)
      .flatMap((key) => decodeEntry(record, key) ?? [])
  }) ?? []
