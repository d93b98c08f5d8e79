import { Connectors, Shell } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import type { CosmosWallet } from "../CosmosApi.ts"
import { hasMethod } from "../provider/Keplr.ts"
import type { EnabledChains } from "./EnabledChains.ts"
import { knownWallets } from "./knownWallets.ts"
import { makeKeplrConnector } from "./makeKeplrConnector.ts"

const MAX_WALLETS = 100
const LOAD = "load"

/** The part of `window` that wallets use. */
export type WalletWindow = Pick<EventTarget, "addEventListener" | "removeEventListener">

/** What lies at a place like `cosmostation.providers.keplr`, where it has the form of a wallet. Never throws. */
const walletAt = (window: WalletWindow, place: string): object | undefined => {
  try {
    const found = place.split(".").reduce<unknown>((holder, name) => (holder as never)?.[name], window)
    const isObject = (typeof found === "object" && found !== null) || typeof found === "function"
    return isObject && hasMethod(found, "enable") && hasMethod(found, "getKey") ? found : undefined
  } catch {
    return undefined
  }
}

/**
 * Registers a connector for each known wallet of the page, and those of `wallets`, as long as the scope is open: those that are there, and
 * those that come until the page has loaded.
 *
 * An object is one entry, however many places it stands at: several wallets offer to stand at `window.keplr` too, so
 * there it counts as another's when it has a place of its own. Which wallet an object is stays as it was first seen.
 */
export const discoverWallets = (
  window: WalletWindow,
  wallets: ReadonlyArray<CosmosWallet>,
  enabled: EnabledChains
) =>
  Effect.gen(function* () {
    const connectors = yield* Connectors
    const { store } = yield* Shell
    const scope = yield* Effect.scope
    const fork = Effect.runForkWith(yield* Effect.context())
    const run = (effect: Effect.Effect<void>) => {
      const fiber = fork(effect)
      return () => fiber.interruptUnsafe()
    }
    const known = [...knownWallets, ...wallets].slice(0, MAX_WALLETS)
    const seen = new Set<object>()
    const listed = new Set<string>()

    const look = () => {
      const found = known.map((wallet) => ({ wallet, provider: walletAt(window, wallet.global) }))
      for (const { wallet, provider } of found) {
        if (provider === undefined || seen.has(provider) || listed.has(wallet.id)) continue
        const hasOwnPlace = found.some((other) => other.wallet !== wallet && other.provider === provider)
        if (wallet.global === "keplr" && hasOwnPlace) continue
        enabled.bind(provider, wallet.id)
        const connector = makeKeplrConnector(wallet, provider, { window, store, enabled, run })
        const registered = Effect.runSyncExit(Scope.provide(connectors.register(connector), scope))
        if (Exit.isFailure(registered)) continue
        seen.add(provider)
        listed.add(wallet.id)
      }
    }

    yield* Effect.acquireRelease(
      Effect.sync(() => {
        window.addEventListener(LOAD, look)
        look()
      }),
      () => Effect.sync(() => window.removeEventListener(LOAD, look))
    )
  })
