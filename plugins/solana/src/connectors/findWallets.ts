import { lazyStart } from "@latchkey/core/effect"
import { awaitStandardWallet, type StandardWindow } from "@latchkey/core/wallet-standard"
import * as Effect from "effect/Effect"

/**
 * Waits for the first wallet of the page that lists a Solana chain, and then loads and starts what looks closer. Wallets
 * that are here at once are offered when this ends.
 */
export const findWallets = (window: StandardWindow) =>
  Effect.gen(function* () {
    const { begin, started } = yield* lazyStart("solana", async () => {
      const { discoverWallets } = await import("./discovery.ts")
      return discoverWallets(window)
    })
    yield* Effect.acquireRelease(
      Effect.sync(() => awaitStandardWallet(window, "solana:", begin)),
      (stop) => Effect.sync(stop)
    )
    yield* started
  })
