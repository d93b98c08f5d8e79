import { lazyStart, watchPage } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { ConnectorTools } from "./makeWalletConnector.ts"
import type { WalletWindow } from "./WalletWindow.ts"

/**
 * Waits until wallets have put `injectedWeb3` on the page, and then loads and starts what looks closer. Wallets that are
 * here at once are offered when this ends.
 */
export const findWallets = (window: WalletWindow, tools: ConnectorTools) =>
  Effect.gen(function* () {
    const { begin, started } = yield* lazyStart("polkadot", async () => {
      const { discoverWallets } = await import("./discovery.ts")
      return discoverWallets(window, tools)
    })
    yield* watchPage(window, () => {
      if ("injectedWeb3" in window) begin()
    })
    yield* started
  })
