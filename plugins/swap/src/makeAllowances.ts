import type { KitError, SwapPermitReview, SwapRequest, SwapReview } from "@latchkey/core"
import type { Transaction } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import type { Offered } from "./makeOffers.ts"
import type { Swapper } from "./makeSwappers.ts"
import { makePermitted, type SignedPermit } from "./makeSteps.ts"

const keyOf = ({ address }: Pick<Swapper, "address">, { sell }: Pick<SwapRequest, "sell">) =>
  `${address} ${sell}`

/** Makes what one kit remembers of who may take what is sold: what was signed, what would not be, and what was sent. */
export const makeAllowances = () => {
  const sources = new WeakMap<SwapReview, string>()
  let signed: SignedPermit | undefined
  /** Who would sign no approval, or whose signature the token did not take: they are asked for a transaction. */
  const withoutPermit = new Set<string>()
  /** Who was allowed what is sold, and does not have to be again: the source that the swap is then made with. */
  let allowed: { readonly key: string; readonly sourceId: string } | undefined

  return {
    /** The source that was allowed to take what a request sells, if one was. */
    sourceFor: (swapper: Swapper, request: SwapRequest | undefined): string | undefined =>
      request !== undefined && allowed?.key === keyOf(swapper, request) ? allowed.sourceId : undefined,

    /** The step that allows by a signature, or swaps with one; undefined where it takes a transaction. */
    permitted: (swapper: Swapper, offered: Offered) => {
      const key = keyOf(swapper, offered.quote)
      if (withoutPermit.has(key)) return Effect.succeed(undefined)
      return Effect.catch(makePermitted(swapper, offered, signed), (error) => {
        // What the token's contract does not take once, it does not take again.
        if (error._tag !== "TransferRefusedError") return Effect.fail(error)
        signed = undefined
        withoutPermit.add(key)
        return Effect.succeed(undefined)
      })
    },

    /** A signature that allows what is sold, which the next transaction takes along. */
    signing: (
      review: SwapPermitReview,
      sign: (provider: unknown) => Effect.Effect<string, KitError>
    ): Omit<Transaction, "network" | "sender"> => ({
      isSignature: true,
      ask: (provider) =>
        sign(provider).pipe(
          Effect.tapError((error) =>
            Effect.sync(() => {
              // A wallet that cannot sign it can still send the approval.
              if (error._tag === "TransferFailedError")
                withoutPermit.add(keyOf({ address: review.prepared.sender }, review.quote))
            })
          ),
          Effect.map((signature) => {
            signed = { facts: review.facts, signature }
            return {}
          })
        ),
      follow: () => Effect.succeed({ status: "success" })
    }),

    /** Notes which source a review is for. */
    reviewed: (review: SwapReview, sourceId: string): void => void sources.set(review, sourceId),

    /** Notes that the wallet has done what was reviewed. */
    answered: (review: SwapReview): void => {
      const { step, prepared, facts, quote } = review
      // A signature is good once.
      if (facts?.kind === "swap" && facts.permit !== undefined) signed = undefined
      allowed =
        step === "swap"
          ? undefined
          : { key: keyOf({ address: prepared.sender }, quote), sourceId: sources.get(review)! }
    }
  }
}
