import type { KitError, Network, PluginState, SwapSourceDeclaration } from "@latchkey/core"
import { isKitError, swapSourcesOn } from "@latchkey/core"
import {
  Capabilities,
  Connections,
  contractCalls,
  Http,
  networkSlice,
  NotConnectedError,
  State,
  SwapProviderError,
  SwapUnsupportedError,
  type SwapPlace,
  type SwapSource
} from "@latchkey/core/effect"
import { makeSources } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"

/** The account that swaps, as it is now, and what it reads with. */
export interface Swapper {
  readonly address: string
  readonly network: Network
  readonly place: SwapPlace
  readonly sources: ReadonlyArray<SwapSourceDeclaration>
}

/** Finds who swaps, and loads who is asked. */
export interface Swappers {
  /** Fails: `NotConnectedError`, `CapabilityMissingError`, `SwapUnsupportedError`. */
  readonly swapper: Effect.Effect<Swapper, KitError>
  /** Fails: `PluginPartMissingError`, `SwapProviderError`. */
  readonly load: (declared: SwapSourceDeclaration) => Effect.Effect<SwapSource, KitError>
  /** Goes through the sources in their order until one answers. Fails as the last one did. */
  readonly first: <A>(
    swapper: Swapper,
    use: (source: SwapSource, declared: SwapSourceDeclaration) => Effect.Effect<A, KitError>
  ) => Effect.Effect<A, KitError>
}

/** What a source failed with, which need not be an error of the kit. */
export const failedBy =
  ({ title: provider }: SwapSourceDeclaration) =>
  (cause?: unknown): KitError =>
    isKitError(cause) ? cause : new SwapProviderError({ provider }, cause)

/** Makes what finds who swaps in one kit. */
export const makeSwappers = Effect.gen(function* () {
  const state = yield* State
  const connections = yield* Connections
  const capabilities = yield* Capabilities
  const http = yield* Http
  const load = makeSources<SwapSource, SwapSourceDeclaration>(
    (declared, cause) => failedBy(declared)(cause),
    ["contracts"]
  )

  const swapper: Swappers["swapper"] = Effect.gen(function* () {
    const { activeNamespace: namespace = "", byNamespace } = state.read(networkSlice)
    const { accounts, provider } = yield* connections.current(namespace)
    const network = byNamespace[namespace]?.caipNetwork
    const address = accounts[0]?.address
    if (network === undefined || address === undefined)
      return yield* Effect.fail(new NotConnectedError({ namespace }))
    const { calls: loading } = yield* capabilities.get(namespace, contractCalls)
    const { fillings } = (state.snapshot() as { readonly plugin: PluginState }).plugin
    const sources = swapSourcesOn(fillings, network.caipNetworkId)
    if (sources.length === 0)
      return yield* Effect.fail(new SwapUnsupportedError({ networkId: network.caipNetworkId }))
    const calls = yield* loading
    return { address, network, sources, place: { network, provider, calls, http } }
  })

  const first: Swappers["first"] = (of, use) =>
    Effect.gen(function* () {
      let last: KitError = new SwapUnsupportedError({ networkId: of.network.caipNetworkId })
      for (const declared of of.sources) {
        const tried = yield* Effect.flatMap(load(declared), (source) => use(source, declared)).pipe(
          Effect.map((value) => ({ value })),
          Effect.catch((error: KitError) => Effect.succeed({ error }))
        )
        if ("value" in tried) return tried.value
        last = tried.error
      }
      return yield* Effect.fail(last)
    })

  return { swapper, load, first } satisfies Swappers
})
