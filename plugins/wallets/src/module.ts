import { emptyCatalogue, type CatalogueActions, type KitState } from "@latchkey/core"
import { lazyPart, State, type Telemetry, type PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { WalletList } from "./WalletList.ts"
import type { WalletsOptions } from "./WalletsOptions.ts"
import { walletsSlice } from "./walletsSlice.ts"

/** The working part of the plugin: it waits for the modal, and only then loads the list. */
export const walletsModule = (options: WalletsOptions): PluginModule<CatalogueActions, WalletList> => ({
  start: Effect.gen(function* () {
    const state = yield* State
    const scope = yield* Effect.scope
    const context = yield* Effect.context<State | Telemetry>()
    let show: (() => void) | undefined
    const list = lazyPart("wallets", async () => {
      const { makeWalletList } = await import("./makeWalletList.ts")
      const made = Effect.runSyncWith(context)(makeWalletList(options))
      show = made.show
      made.show()
      return made
    })
    const setStatus = (status: "loading" | "failed") =>
      Effect.sync(() => state.write(walletsSlice, (before) => ({ ...emptyCatalogue, ...before, status })))
    const load = Effect.gen(function* () {
      yield* setStatus("loading")
      yield* list
    })

    let wasOpen = false
    const follow = () => {
      const { open } = (state.snapshot() as unknown as KitState).navigation
      const opens = open && !wasOpen
      wasOpen = open
      if (show !== undefined) show()
      // Each time: what did not load is tried again.
      else if (opens)
        Effect.runSyncWith(context)(
          Effect.forkIn(
            // Views say so, and the next opening tries again.
            Effect.catch(load, () => setStatus("failed")),
            scope
          )
        )
    }
    yield* Effect.acquireRelease(
      Effect.sync(() => state.subscribe(follow)),
      (stop) => Effect.sync(stop)
    )
    follow()
    return Context.make(
      WalletList,
      WalletList.of({
        wallets: (query) => Effect.flatMap(list, ({ wallets }) => wallets(query)),
        image: (image) => Effect.flatMap(list, (made) => made.image(image))
      })
    )
  }),
  actions: WalletList
})
