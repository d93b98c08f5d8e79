import { lazyStart, watchPage } from "@latchkey/core/effect"
import { awaitStandardWallet } from "@latchkey/core/wallet-standard"
import * as Effect from "effect/Effect"
import { LATE_WALLETS, type WalletWindow } from "./WalletWindow.ts"

/** The names below `window` at which wallets for Bitcoin put an object or a list of theirs. */
export const signsOfWallets: ReadonlyArray<string> = [
  "XverseProviders",
  "LeatherProvider",
  "okxwallet",
  "unisat_wallet",
  "unisat",
  "FordefiProviders",
  "btc_providers",
  "wbip_providers"
]

const hasSign = (window: object): boolean => signsOfWallets.some((name) => name in window)

/**
 * Waits for the first sign of a wallet for Bitcoin, and then loads and starts what looks closer. Wallets that are here at
 * once are offered when this ends.
 */
export const findWallets = (window: WalletWindow) =>
  Effect.gen(function* () {
    const { begin, started } = yield* lazyStart("bitcoin", async () => {
      const { discoverWallets } = await import("./discovery.ts")
      return discoverWallets(window)
    })
    yield* Effect.acquireRelease(
      Effect.sync(() => awaitStandardWallet(window, "bitcoin:", begin)),
      (stop) => Effect.sync(stop)
    )
    const look = () => {
      if (hasSign(window)) begin()
    }
    yield* watchPage(window, look, LATE_WALLETS)
    yield* started
  })
