import { Connections, JsonRpc, lazyPart, State, type PluginModule } from "@latchkey/core/effect"
import { watchPage } from "@latchkey/core/chain-kit"
import { lazyTransfers, startChain } from "@latchkey/core/chain-kit/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { LoadedApi } from "./api/makePolkadotApi.ts"
import { codec } from "./codec.ts"
import type { WalletWindow } from "./connectors/WalletWindow.ts"
import type { PolkadotApi, PolkadotOptions } from "./PolkadotApi.ts"
import { makePolkadotNamespace } from "./PolkadotNamespace.ts"

/** What is loaded when a balance or a function of `kit.polkadot` is first asked for. */
class PolkadotParts extends Context.Service<PolkadotParts, ReturnType<typeof lazyPart<LoadedApi>>>()(
  "@latchkey/polkadot/Parts"
) {}

/** The working part of the plugin; `window` is where wallets are looked for, none on a server. */
export const chainModule = (
  options: PolkadotOptions,
  window: WalletWindow | undefined = globalThis.window
): PluginModule<PolkadotApi, PolkadotParts> => ({
  start: Effect.gen(function* () {
    const connections = yield* Connections
    const state = yield* State
    const rpc = yield* JsonRpc

    let open: LoadedApi | undefined
    const loaded = lazyPart("polkadot", async () => {
      const { makePolkadotApi } = await import("./api/makePolkadotApi.ts")
      return (open = makePolkadotApi({ connections, state, rpc, options, codec }))
    })
    yield* Effect.addFinalizer(() => Effect.promise(async () => open?.close().catch(() => {})))

    yield* startChain({
      namespace: makePolkadotNamespace(
        { read: (request) => Effect.flatMap(loaded, ({ nativeBalance }) => nativeBalance.read(request)) },
        lazyTransfers(Effect.flatMap(loaded, (parts) => parts.transfers)),
        { tracker: Effect.flatMap(loaded, (parts) => parts.tracker) }
      ),
      wallets: lazyPart("polkadot", async () =>
        (await import("./connectors/makeWalletPart.ts")).makeWalletPart()
      ),
      window,
      watch: (place, begin) => watchPage(place, () => ("injectedWeb3" in place ? begin() : undefined))
    })
    return Context.make(PolkadotParts, loaded)
  }),
  actions: (services) => {
    const loaded = Context.get(services, PolkadotParts)
    return {
      getApi: (request) => Effect.flatMap(loaded, ({ api }) => api.getApi(request)),
      signPayload: (payload) => Effect.flatMap(loaded, ({ api }) => api.signPayload(payload))
    }
  }
})
