import { State } from "@latchkey/core/effect"
import { hasFunction, readPath, watchPage } from "@latchkey/core/chain-kit"
import { backgroundRun, makeOffer, untilClosed } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { CosmosWallet } from "../CosmosApi.ts"
import type { EnabledChains } from "./EnabledChains.ts"
import { makeKeplrConnector } from "./makeKeplrConnector.ts"
import type { WalletWindow } from "./WalletWindow.ts"

/** What lies at a place like `cosmostation.providers.keplr`, where it has the form of a wallet. Never throws. */
const walletAt = (window: WalletWindow, place: string): object | undefined => {
  const found = readPath(window, place)
  return hasFunction(found, "enable") && hasFunction(found, "getKey") ? found : undefined
}

/**
 * Registers a connector for each of `wallets` that is on the page, as long as the scope is open: those that are there,
 * and those that come as long as `watchPage` looks.
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
    const state = yield* State
    const offer = yield* makeOffer
    const run = yield* backgroundRun
    const seen = new Set<object>()
    const listed = new Set<string>()

    const look = () => {
      const found = wallets.map((wallet) => ({ wallet, provider: walletAt(window, wallet.global) }))
      for (const { wallet, provider } of found) {
        if (provider === undefined || seen.has(provider) || listed.has(wallet.id)) continue
        const hasOwnPlace = found.some((other) => other.wallet !== wallet && other.provider === provider)
        if (wallet.global === "keplr" && hasOwnPlace) continue
        enabled.bind(provider, wallet.id)
        const connector = makeKeplrConnector(wallet, provider, { window, state, enabled, run })
        if (offer(connector) === undefined) continue
        seen.add(provider)
        listed.add(wallet.id)
      }
    }

    yield* untilClosed(() => watchPage(window, look))
  })
