import type { SwapRequest } from "@latchkey/core"
import { lazyPart, State, type Host } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { makeOffers } from "./makeOffers.ts"
import { makePriceMemory } from "./makePriceMemory.ts"
import type { Swappers } from "./makeSwappers.ts"
import type { SwapOptions } from "./SwapOptions.ts"
import type { Swapping } from "./Swapping.ts"
import { swapSlice, type SwapState } from "./SwapState.ts"

const isSamePair = (one: SwapRequest | undefined, other: SwapRequest | undefined) =>
  one?.sell === other?.sell && one?.buy === other?.buy

/** Makes what quotes in one kit, with what loads what prepares and sends. */
export const makeQuoting = (swappers: Swappers, { currency: code = "USD", maxTransferTax }: SwapOptions) =>
  Effect.gen(function* () {
    const state = yield* State
    const context = yield* Effect.context<Host | Scope.Scope>()
    const write = (change: (before: SwapState) => SwapState) =>
      Effect.sync(() => state.write(swapSlice, change))

    const receivers = lazyPart("swap", async () =>
      Effect.runSyncWith(context)((await import("./makeReceivers.ts")).makeReceivers)
    )
    const offers = makeOffers(swappers, yield* makePriceMemory(code.toUpperCase()), receivers)

    const quote: Swapping["Service"]["quote"] = (request) =>
      Effect.gen(function* () {
        const isAsked = ({ asked }: SwapState) => asked?.request === request
        const note = (next: Partial<SwapState["asked"]>) =>
          write((before) => (isAsked(before) ? { ...before, asked: { ...before.asked!, ...next } } : before))
        yield* write(({ asked, ...before }) => ({
          ...before,
          asked: {
            status: "loading",
            request,
            ...(asked?.quote !== undefined && isSamePair(asked.request, request)
              ? { quote: asked.quote }
              : {})
          }
        }))
        const { quote: found } = yield* Effect.flatMap(swappers.swapper, (swapper) =>
          offers.offer(swapper, request)
        ).pipe(
          Effect.tapError(({ code }) =>
            write((before) =>
              isAsked(before) ? { ...before, asked: { status: "failed", request, code } } : before
            )
          ),
          Effect.onInterrupt(() =>
            write((before) => {
              const { asked: _, ...rest } = before
              return isAsked(before) ? rest : before
            })
          )
        )
        yield* note({ status: "ready", quote: found })
        return found
      })

    const all: Swapping["Service"]["offers"] = (request) =>
      Effect.flatMap(swappers.swapper, (swapper) =>
        Effect.map(offers.all(swapper, request), (found) => found.map((each) => each.quote))
      )

    const trading = lazyPart("swap", async () =>
      Effect.runSyncWith(context)(
        (await import("./makeTrading.ts")).makeTrading(swappers, offers, receivers, maxTransferTax)
      )
    )

    return { quote, all, trading }
  })
