import { Connectors, watchPage, type Connector } from "@latchkey/core/effect"
import { watchStandardWallets, type StandardWallet } from "@latchkey/core/wallet-standard"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { isBitcoinWallet, satsConnectProvider } from "../wire/standardWallets.ts"
import { knownWallets, walletAt, type KnownWallet } from "./knownWallets.ts"
import { listedProviders, type ListedProvider } from "./listedProviders.ts"
import { makeBitcoinConnector, type WalletSource } from "./makeBitcoinConnector.ts"
import { LATE_WALLETS, type WalletWindow } from "./WalletWindow.ts"

const MAX_WALLETS = 100
type Shown = Pick<Connector, "name" | "icon" | "rdns" | "announcedName">

/** A wallet of the page and the ways to it. */
interface Entry {
  shown: Shown
  source: WalletSource
  /** By which it is known again: its own object, or one that it hands out. */
  object?: object
  scope?: Scope.Closeable
}

/**
 * Registers a connector for each wallet of the page, as long as the scope is open: those that register by the Wallet
 * Standard with Bitcoin's features, the known ones with an object of their own, and those that list themselves in
 * `btc_providers`. One that does several of these is one connector.
 *
 * Objects are looked for as `watchPage` does; the first one found in a place counts.
 */
export const discoverWallets = (window: WalletWindow) =>
  Effect.gen(function* () {
    const connectors = yield* Connectors
    const scope = yield* Effect.scope
    const fork = Effect.runForkWith(yield* Effect.context())
    const run = (effect: Effect.Effect<void>) => {
      const fiber = fork(effect)
      return () => fiber.interruptUnsafe()
    }

    const entries = new Map<string, Entry>()
    const objects = new WeakSet<object>()
    // What stands at a place is what stood there first, though its getter makes a new object each time.
    const listed = new Set<string>()
    let stopped = false

    const hide = (entry: Entry) => {
      if (entry.scope !== undefined) Effect.runSync(Scope.close(entry.scope, Exit.void))
      delete entry.scope
    }
    const show = (entry: Entry, id: string) => {
      hide(entry)
      const { shown, source } = entry
      const type = shown.announcedName === undefined ? "injected" : "announced"
      const connector = makeBitcoinConnector({ ...shown, id, type }, source, run)
      if (connector === undefined) return void entries.delete(id)
      const until = Scope.forkUnsafe(scope)
      const registered = Effect.runSyncExit(Scope.provide(connectors.register(connector), until))
      if (Exit.isSuccess(registered)) entry.scope = until
    }
    /** Adds to a wallet what was learnt of it, or a wallet. */
    const add = (id: string, shown: Shown, source: WalletSource, object: object | undefined) => {
      const entry = entries.get(id) ?? { shown, source }
      if (!entries.has(id) && entries.size >= MAX_WALLETS) return entry
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
    let isLookDue = false
    const look = () => {
      isLookDue = false
      if (stopped) return
      knownWallets.forEach(addKnown)
      listedProviders(window).forEach(addListed)
    }
    const lookSoon = () => {
      if (!isLookDue) queueMicrotask(look)
      isLookDue = true
    }
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
      const entry = add(id, shown, { standard: wallet }, provider)
      lookSoon()
      return () => {
        const { standard: _gone, ...source } = entry.source
        entry.source = source
        if (entries.get(id) === entry) show(entry, id)
      }
    }

    yield* watchPage(window, look, LATE_WALLETS)
    yield* Effect.acquireRelease(
      Effect.sync(() => watchStandardWallets(window, addStandard)),
      (stop) =>
        Effect.sync(() => {
          stopped = true
          stop()
        })
    )
  })
