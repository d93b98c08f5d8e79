import type { CaipAddress, ContractCall, KitError, PreparedCall, SwapQuote, SwapReview } from "@latchkey/core"
import * as Effect from "effect/Effect"
import type { Offered } from "./makeOffers.ts"
import type { Swapper } from "./makeSwappers.ts"
import { checkSwap, type Batch } from "./makeSteps.ts"
import type { makeTrials } from "./makeTrials.ts"

/** All calls that the swap takes from now on, and whether only a trial says what the last of them does, where it was built for this. */
const callsOf = (
  swapper: Swapper,
  offered: Offered,
  next: { readonly step: SwapReview["step"]; readonly prepared: object },
  batch: Batch | undefined
): Effect.Effect<{ readonly calls: ReadonlyArray<ContractCall>; readonly isTried?: boolean }, KitError> =>
  Effect.gen(function* () {
    if (batch !== undefined) return { calls: batch.prepared.calls.map(({ call }) => call) }
    const { address: _, place } = swapper
    const { quote, contracts } = offered
    if (next.step === "swap") return { calls: [(next.prepared as PreparedCall).call] }
    // Before the visitor is asked for an approval, the swap is built and checked.
    const { call: swap, isTried } = yield* checkSwap(swapper, offered)
    const approve = (amount: bigint) =>
      place.calls.approve({
        ...place,
        token: quote.sell as CaipAddress,
        spender: contracts.spender,
        amount
      })
    const exact = yield* approve(quote.sold.value)
    const before = next.step === "reset" ? [yield* approve(0n), exact] : [exact]
    return { calls: [...before, swap], isTried }
  })

/** The quote of a review, and what came of trying the swap with all that has to come before it. */
export const tryStep = (
  tryFirst: ReturnType<typeof makeTrials>,
  swapper: Swapper,
  offered: Offered,
  next: Parameters<typeof callsOf>[2] & { readonly quote?: SwapQuote; readonly isTried?: boolean },
  batch: Batch | undefined
) =>
  Effect.gen(function* () {
    // What the swap itself says, where its source quoted it anew.
    const quoted = next.quote === undefined ? offered : { ...offered, quote: next.quote }
    const { calls, isTried = next.isTried === true } = yield* callsOf(swapper, quoted, next, batch)
    const isBefore = next.step !== "swap"
    const trial = yield* tryFirst({ swapper, offered: quoted, calls, isBefore, isTried })
    return { quote: quoted.quote, ...(trial === undefined ? {} : { trial }) }
  })
