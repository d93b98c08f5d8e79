import type { PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { enableFeature } from "./enableFeature.ts"
import { makeWallets } from "./makeWallets.ts"
import type { MultiWalletApi } from "./MultiWalletApi.ts"
import { Wallets } from "./Wallets.ts"

/** The working part of the plugin. */
export const multiWalletModule: PluginModule<MultiWalletApi, Wallets> = {
  start: Effect.andThen(
    enableFeature,
    Effect.map(makeWallets, (wallets) => Context.make(Wallets, wallets))
  ),
  actions: Wallets
}
