import type { Connector } from "@latchkey/core/effect"
import {
  latestPerTask,
  type StandardWallet,
  walletLimit,
  watchPage,
  watchStandardWallets
} from "@latchkey/core/chain-kit"
import { backgroundRun, makeOffer, untilClosed } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { isBitcoinWallet, satsConnectProvider } from "../wire/standardWallets.ts"
import { knownWallets, walletAt, type KnownWallet } from "./knownWallets.ts"
import { listedProviders, type ListedProvider } from "./listedProviders.ts"
import { makeBitcoinConnector, type WalletSource } from "./makeBitcoinConnector.ts"
import { LATE_WALLETS, type WalletWindow } from "./WalletWindow.ts"

type Shown = Pick<Connector, "name" | "icon" | "rdns" | "announcedName">

/** A wallet of the page and the ways to it. */
interface Entry {
  shown: Shown
  source: WalletSource
  /** By which it is known again: its own object, or one that it hands out. */
  object?: object
  hide?: (() => void) | undefined
}

/**
 * Registers a connector for each wallet of the page, as long as the scope is open: those that register by the Wallet
 * Standard with Bitcoin's features, the known ones with an object of their own, and those that list themselves in
 * `btc_providers`; as many as `walletLimit` lets in. One that does several of these is one connector.
 *
 * Objects are looked for as `watchPage` does; the first one found in a place counts.
 */
export const discoverWallets = (window: WalletWindow) =>
  Effect.gen(function* () {
    const offer = yield* makeOffer
    const run = yield* backgroundRun
    const limit = walletLimit()
    const entries = new Map<string, Entry>()
    const objects = new WeakSet<object>()
    // What stands at a place is what stood there first, though its getter makes a new object each time.
    const listed = new Set<string>()

    const show = (entry: Entry, id: string) => {
      entry.hide?.()
      const { shown, source } = entry
      const type = shown.announcedName === undefined ? "injected" : "announced"
      const connector = makeBitcoinConnector({ ...shown, id, type }, source, run)
      entry.hide = connector && offer(connector)
      if (connector !== undefined) return
      entries.delete(id)
      limit.release(shown.name)
    }
    /** Adds to a wallet what was learnt of it, or a wallet. */
    const add = (id: string, shown: Shown, source: WalletSource, object: object | undefined) => {
      const entry: Entry = entries.get(id) ?? { shown, source }
      if (!entries.has(id) && !limit.admit(shown.name)) return entry
      entry.shown = { ...shown, ...entry.shown, ...(shown.icon === undefined ? {} : { icon: shown.icon }) }
      entry.source = { ...entry.source, ...source }
      if (object !== undefined) {
        objects.add(object)
        entry.object ??= object
      }
      entries.set(id, entry)
      show(entry, id)
      return entry
    }
    const freeId = (name: string): string => {
      let id = `bip122:${name}`
      for (let number = 2; entries.has(id); number++) id = `bip122:${name}#${number}`
      return id
    }
    const idOf = (object: object | undefined): string | undefined =>
      object && [...entries].find(([, entry]) => entry.object === object)?.[0]

    const addKnown = ({ name, paths, rdns, function: ask, wire }: KnownWallet) => {
      const id = `bip122:${name}`
      if (entries.get(id)?.source.own !== undefined) return
      const object = paths.map((path) => walletAt(window, path, ask)).find((found) => found !== undefined)
      const isOwn = object !== undefined && (!objects.has(object) || idOf(object) === id)
      if (isOwn) add(id, { name, ...(rdns === undefined ? {} : { rdns }) }, { own: { object, wire } }, object)
    }
    const addListed = ({ path, name, icon }: ListedProvider) => {
      const object = listed.has(path) ? undefined : walletAt(window, path, "request")
      if (object === undefined) return
      listed.add(path)
      const shown = { name, announcedName: name, ...(icon === undefined ? {} : { icon }) }
      const id = idOf(object)
      if (id === undefined && !objects.has(object)) {
        add(freeId(name), shown, { own: { object, wire: "satsConnect" } }, object)
      } else if (id !== undefined && entries.get(id)?.shown.announcedName === undefined) {
        add(id, shown, {}, object)
      }
    }
    const look = () => {
      knownWallets.forEach(addKnown)
      listedProviders(window).forEach(addListed)
    }
    const latest = latestPerTask()
    const addStandard = (wallet: StandardWallet): (() => void) | undefined => {
      if (!isBitcoinWallet(wallet)) return undefined
      const { name, icon } = wallet
      const provider = satsConnectProvider(wallet)
      const isKnown = knownWallets.some((known) => known.name === name)
      const same = idOf(provider) ?? (isKnown ? `bip122:${name}` : undefined)
      // Another wallet of that name may be here already: core marks both.
      const isFree = same !== undefined && entries.get(same)?.source.standard === undefined
      const id = isFree ? same : freeId(name)
      const shown = { name, announcedName: name, ...(icon === undefined ? {} : { icon }) }
      const gone = new AbortController()
      const entry = add(id, shown, { standard: wallet, gone: gone.signal }, provider)
      latest.put("look", look)
      return () => {
        const { standard: _standard, gone: _signal, ...source } = entry.source
        entry.source = source
        if (source.own === undefined) gone.abort()
        if (entries.get(id) === entry) show(entry, id)
      }
    }

    yield* untilClosed(() => {
      const stops = [
        watchPage(window, look, LATE_WALLETS),
        watchStandardWallets(window, addStandard),
        latest.stop
      ]
      return () => stops.forEach((stop) => stop())
    })
  })
