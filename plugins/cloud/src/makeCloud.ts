import { together } from "@latchkey/core/chain-kit/effect"
import type { EffectApi } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type { CloudApi } from "./CloudApi.ts"
import { makeAsk } from "./makeAsk.ts"
import { makeConfiguration } from "./makeConfiguration.ts"
import { makeImages } from "./makeImages.ts"
import { makeWallets } from "./makeWallets.ts"
import type { ResolvedOptions } from "./ResolvedOptions.ts"

/** Makes what talks to the services of a project. */
export const makeCloud = (options: ResolvedOptions) =>
  Effect.gen(function* () {
    const scope = yield* Effect.scope
    const ask = yield* makeAsk(options)
    const images = yield* makeImages(ask, options.urls.images, options.projectId)
    const wallets = yield* makeWallets(options, ask, images)
    const configuration = yield* makeConfiguration(options.projectId, ask)
    let loading: Fiber.Fiber<void> | undefined

    // Whoever asks while it is under way waits for the same.
    const load = Effect.suspend(() => {
      if (loading !== undefined) return Fiber.join(loading)
      const work = Effect.ensuring(
        Effect.asVoid(together([configuration, wallets.load])),
        Effect.sync(() => {
          loading = undefined
        })
      )
      return Effect.flatMap(Effect.forkIn(work, scope), (fiber) => {
        loading = fiber
        return Fiber.join(fiber)
      })
    })

    return {
      wallets: wallets.wallets,
      image: images.image,
      load: () => load
    } satisfies EffectApi<Omit<CloudApi, "gasPrices">>
  })
