import type { KitError, Moved, SwapCallReview, SwapQuote, SwapRequest, SwapReview } from "@latchkey/core"
import {
  Capabilities,
  State,
  SwapMissingError,
  SwapPriceMovedError,
  SwapSubmittedError,
  TransferBalanceError
} from "@latchkey/core/effect"
import { arrivedIn } from "@latchkey/core/feature-kit"
import {
  makeTransactions,
  type Transaction,
  type TransactionProgress
} from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { describeStep } from "./describeStep.ts"
import { makeAllowances } from "./makeAllowances.ts"
import type { Offered, Offers } from "./makeOffers.ts"
import { makeApproval, makeBoth, makeSwap } from "./makeSteps.ts"
import type { Receivers } from "./makeReceivers.ts"
import type { Swapper, Swappers } from "./makeSwappers.ts"
import { makeTrials } from "./makeTrials.ts"
import { sendStep } from "./sendStep.ts"
import type { Swapping } from "./Swapping.ts"
import { emptyForm, swapSlice, type SwapState } from "./SwapState.ts"
import { tryStep } from "./tryStep.ts"

/** The plugin's own errors that come before the wallet is asked. */
const unasked: ReadonlyArray<string> = [
  "SwapQuoteExpiredError",
  "SwapPriceMovedError",
  "SwapMismatchError",
  "SwapAmountError",
  "SwapProviderError",
  "SwapUnsupportedError"
]

/** Fails where the source would give less by now than the least that was shown. */
const recheckOf = (step: SwapReview["step"], { again }: Offered, { minimum }: SwapQuote) =>
  step === "swap"
    ? Effect.flatMap(again, ({ quote: now }) =>
        now.bought.value < minimum.value ? Effect.fail(new SwapPriceMovedError()) : Effect.void
      )
    : Effect.void

/** What a swap brought to an account, out of what was moved. */
const boughtBy =
  ({ buy, receiver }: SwapQuote, account: string) =>
  (moved: ReadonlyArray<Moved> | undefined) =>
    arrivedIn(moved, {
      token: buy === "native" ? undefined : buy,
      account: receiver?.address ?? account
    })

/** Makes what prepares, sends and follows the transactions of one kit. */
export const makeTrading = (
  swappers: Pick<Swappers, "swapper">,
  offers: Offers,
  receivers: Effect.Effect<Receivers, KitError>,
  maxTransferTax?: number
) =>
  Effect.gen(function* () {
    const state = yield* State
    const allowances = makeAllowances()
    const read = () => state.read(swapSlice)
    const write = (change: (before: SwapState) => SwapState) =>
      Effect.sync(() => state.write(swapSlice, change))

    /** Fails where the name that was reviewed does not stand for the receiver any more. */
    const confirmReceiver = ({ receiver }: SwapQuote, swapper: Swapper) =>
      receiver?.name === undefined
        ? Effect.void
        : Effect.flatMap(receivers, ({ confirm }) => confirm(receiver, swapper))

    const tryFirst = makeTrials(yield* Capabilities, maxTransferTax)
    const make = (swapper: Swapper, offered: Offered) =>
      Effect.gen(function* () {
        const { quote: asked, balance } = offered
        if (asked.sold.value > balance)
          return yield* Effect.fail(new TransferBalanceError({ symbol: asked.sold.symbol, of: "amount" }))
        const both = yield* makeBoth(swapper, offered)
        const next =
          both ??
          (yield* allowances.permitted(swapper, offered)) ??
          (yield* makeApproval(swapper, offered)) ??
          (yield* makeSwap(swapper, offered))
        const shown = yield* tryStep(tryFirst, swapper, offered, next, both?.batch)
        const { network, place } = swapper
        const take = (review: SwapReview, how: Omit<Transaction, "network" | "sender">) => {
          allowances.reviewed(review, offered.sourceId)
          transactions.add(review, { network, sender: review.prepared.sender, ...how })
          return review
        }
        if (next.step === "permit") {
          const { permits, prepared } = next
          const review = Object.freeze({ ...shown, step: next.step, prepared, facts: prepared.facts })
          return take(
            review,
            allowances.signing(review, (provider) => permits.sign({ network, provider, prepared }))
          )
        }
        const { facts } = next.prepared
        const review: SwapCallReview = Object.freeze({
          ...shown,
          step: next.step,
          prepared: next.prepared,
          ...(facts === undefined ? {} : { facts }),
          ...(both?.approval === undefined ? {} : { approval: both.approval }),
          ...("unlimited" in next ? { unlimited: next.unlimited } : {})
        })
        return take(review, {
          description: describeStep(review),
          ...sendStep(review, {
            network,
            calls: place.calls,
            recheck: Effect.andThen(
              confirmReceiver(shown.quote, swapper),
              recheckOf(next.step, offered, shown.quote)
            ),
            batch: both?.batch
          })
        })
      })

    const prepare = (request: SwapRequest) =>
      Effect.gen(function* () {
        const swapper = yield* swappers.swapper
        const kept = allowances.sourceFor(swapper, request)
        const review = yield* make(swapper, yield* offers.offer(swapper, request, kept))
        yield* write((before) => ({ ...before, review }))
        return review
      })

    const max: Swapping["Service"]["max"] = ({ sell, buy }) =>
      Effect.gen(function* () {
        const swapper = yield* swappers.swapper
        const { address, place } = swapper
        const { amount } = yield* place.calls.holding({
          ...place,
          token: sell === "native" ? undefined : sell,
          address
        })
        const { value, symbol, decimals } = amount
        if (sell !== "native") return amount
        const short = Effect.fail(new TransferBalanceError({ symbol, of: "fee" }))
        if (value < 2n) return yield* short
        // How much gas it takes hardly depends on how much is sold.
        const trial = { sell, buy, amount: { value: value / 2n, decimals } }
        const { fee, feePayer } = (yield* makeSwap(swapper, yield* offers.offer(swapper, trial))).prepared
        const left = feePayer === undefined ? value - fee.value - fee.value / 4n : value
        return left > 0n ? { ...amount, value: left } : yield* short
      })

    const move = (review: SwapReview, progress: TransactionProgress) =>
      write((before) =>
        progress.status !== "asking" && before.progress?.review !== review
          ? before
          : { ...before, progress: { review, ...progress } }
      )

    const transactions = yield* makeTransactions<SwapReview>({
      move,
      unasked,
      submitted: () => new SwapSubmittedError(),
      missing: () => new SwapMissingError(),
      events: ({ step, quote, prepared }) => ({
        begun: "INITIATE_SWAP",
        about: { step },
        ...(step === "permit"
          ? {}
          : step === "swap"
            ? {
                success: "SWAP_SUCCESS",
                error: "SWAP_ERROR",
                arrived: boughtBy(quote, prepared.sender)
              }
            : { success: "SWAP_APPROVAL_SUCCESS", error: "SWAP_APPROVAL_ERROR" })
      }),
      onAnswer: (review) => {
        const { step } = review
        allowances.answered(review)
        if (step === "permit") return Effect.void
        return write(({ review: _, ...before }) =>
          step === "swap" ? { ...before, form: { ...emptyForm, slippage: before.form.slippage } } : before
        )
      }
    })

    return {
      prepare,
      max,
      submit: (review: SwapReview) =>
        Effect.map(transactions.submit(review), ({ hash }) => (hash === undefined ? {} : { hash })),
      stopAsking: () => transactions.stopAsking,
      follow: () => transactions.follow(read().progress?.review)
    }
  })
