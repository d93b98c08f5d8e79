import { fillSlot, pictures, type KitState } from "@latchkey/core"
import {
  Catalogue,
  lazyPart,
  State,
  type EffectApi,
  type Host,
  type PluginModule
} from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { registerAccountData } from "./account/registerAccountData.ts"
import type { CloudApi } from "./CloudApi.ts"
import { makeNetworkPictures } from "./makeNetworkPictures.ts"
import { registerNames } from "./names/registerNames.ts"
import { makeOnrampFill } from "./onramp/makeOnrampFill.ts"
import { ProjectCloud } from "./ProjectCloud.ts"
import type { ResolvedOptions } from "./ResolvedOptions.ts"
import { supportedNetworks } from "./supportedNetworks.ts"
import { makeSwapFills } from "./swap/makeSwapFills.ts"

/** The working part of the plugin: it waits for the first need, and only then loads what talks to the services. */
export const cloudModule = (options: ResolvedOptions): PluginModule<CloudApi, ProjectCloud> => {
  const networks = makeNetworkPictures()
  const swaps = makeSwapFills(options.projectId ? options.swap : [])
  const onramp = makeOnrampFill(options.projectId ? options.onramp : undefined)
  return {
    fills: [fillSlot(pictures, networks.source), ...swaps.fills, ...onramp.fills],
    start: Effect.gen(function* () {
      const state = yield* State
      const scope = yield* Effect.scope
      const context = yield* Effect.context<Host | Scope.Scope>()
      const isSupported = yield* supportedNetworks(options)
      if (options.projectId) {
        yield* registerAccountData(options, isSupported)
        yield* registerNames(options, isSupported)
      }
      swaps.by(async (router) => {
        const { makeSwapSource } = await import("./swap/makeSwapSource.ts")
        return Effect.runSyncWith(context)(makeSwapSource(options, router, isSupported))
      })
      onramp.by(async (named) => {
        const { makeOnrampSource } = await import("./onramp/makeOnrampSource.ts")
        return Effect.runSyncWith(context)(makeOnrampSource(options, named, isSupported))
      })
      const gasPrices = lazyPart("cloud", async () => {
        const { makeGasPrices } = await import("./swap/makeGasPrices.ts")
        return Effect.runSyncWith(context)(makeGasPrices(options, isSupported))
      })
      const made = lazyPart("cloud", async (): Promise<EffectApi<Omit<CloudApi, "gasPrices">>> => {
        const { makeCloud } = await import("./makeCloud.ts")
        return Effect.runSyncWith(context)(makeCloud(options))
      })
      const cloud = ProjectCloud.of({
        wallets: (...request) => Effect.flatMap(made, ({ wallets }) => wallets(...request)),
        image: (...request) => Effect.flatMap(made, ({ image }) => image(...request)),
        gasPrices: ({ networkId }) => Effect.flatMap(gasPrices, (ask) => ask(networkId)),
        load: () => {
          networks.allow()
          return Effect.flatMap(made, ({ load }) => load())
        }
      })
      networks.follow(state, (image) => Effect.runPromiseWith(context)(cloud.image(image)))
      const load = () => void Effect.runSyncWith(context)(Effect.forkIn(Effect.exit(cloud.load()), scope))

      let wasOpen = false
      const follow = () => {
        const { open } = (state.snapshot() as unknown as KitState).navigation
        const opens = open && !wasOpen
        wasOpen = open
        // Each time: what failed is tried again.
        if (opens) load()
      }
      const stop = state.subscribe(follow)
      yield* Effect.addFinalizer(() => Effect.sync(stop))
      follow()
      if (options.load === "start") load()
      return Context.make(Catalogue, cloud).pipe(Context.add(ProjectCloud, cloud))
    }),
    actions: ProjectCloud
  }
}
