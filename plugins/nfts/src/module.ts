import type { Host, PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { makeNfts } from "./makeNfts.ts"
import { HeldNfts } from "./HeldNfts.ts"
import type { NftsApi } from "./NftsApi.ts"
import type { NftsOptions } from "./NftsOptions.ts"

/** The working part of the plugin. */
export const nftsModule = (options: NftsOptions): PluginModule<NftsApi, HeldNfts | Host> => ({
  start: Effect.map(makeNfts(options), (nfts) => Context.make(HeldNfts, nfts)),
  actions: HeldNfts
})
