import type { KitState } from "@latchkey/core"
import { makeOffer, untilClosed } from "@latchkey/core/chain-kit/effect"
import {
  lazyPart,
  State,
  type Connector,
  type EffectApi,
  type Host,
  type PluginModule
} from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { actionNames } from "./actionNames.ts"
import type { EmbeddedApi } from "./EmbeddedApi.ts"
import type { EmbeddedOptions } from "./EmbeddedOptions.ts"
import { EmbeddedWallet } from "./EmbeddedWallet.ts"
import { hasResult } from "./signIn/hasResult.ts"
import type { EmbeddedParts, StartedWallet } from "./startWallet.ts"
import { servedNamespaces } from "./servedNamespaces.ts"
import { viewIds } from "./viewIds.ts"

const id = "embedded"

/** The working part of the plugin: one connector for EVM networks and Solana; what asks the frame is loaded when it is chosen. */
export const embeddedModule = (
  options: EmbeddedOptions,
  parts: EmbeddedParts = {}
): PluginModule<EmbeddedApi, EmbeddedWallet> => ({
  start: Effect.gen(function* () {
    const services = yield* Effect.context<Host>()
    const state = Context.get(services, State)
    const offer = yield* makeOffer
    let started: StartedWallet | undefined
    const wallet = lazyPart(id, async () => {
      const { startWallet } = await import("./startWallet.ts")
      return (started ??= startWallet(id, services, options, parts))
    })
    const connector = (namespaces: ReadonlyArray<string>): Connector => ({
      id,
      type: "auth",
      name: "Email",
      namespaces,
      view: viewIds.signIn,
      connect: (request) => Effect.flatMap(wallet, (it) => it.connect(request)),
      reconnect: (request) => Effect.flatMap(wallet, (it) => it.reconnect(request))
    })

    yield* untilClosed(() => {
      let offered = ""
      let withdraw: (() => void) | undefined
      const follow = () => {
        const namespaces = servedNamespaces(state.snapshot() as unknown as KitState)
        const next = namespaces.join()
        if (next === offered) return
        offered = next
        withdraw?.()
        withdraw = next ? offer(connector(namespaces)) : undefined
      }
      follow()
      const stop = state.subscribe(follow)
      return () => {
        stop()
        withdraw?.()
        started?.close()
      }
    })
    return Context.make(EmbeddedWallet, wallet)
  }),
  ready: Effect.gen(function* () {
    if (!hasResult((parts.page ?? globalThis.window)?.location)) return
    const wallet = yield* yield* EmbeddedWallet
    wallet.comeBack()
  }),
  actions: (services: Context.Context<EmbeddedWallet>) => {
    const wallet = Context.get(services, EmbeddedWallet)
    const action = (name: keyof EmbeddedApi) => (argument: never) =>
      Effect.flatMap(wallet, (it) => it.act(name, argument))
    return Object.fromEntries(
      actionNames.map((name) => [name, action(name)])
    ) as never as EffectApi<EmbeddedApi>
  }
})
