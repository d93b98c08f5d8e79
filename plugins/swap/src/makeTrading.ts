import {
  noteSent,
  type CaipAddress,
  type ContractCall,
  type KitError,
  type Moved,
  type Network,
  type PreparedCall,
  type SwapCallReview,
  type SwapPermitReview,
  type SwapQuote,
  type SwapRequest,
  type SwapReview
} from "@latchkey/core"
import {
  Capabilities,
  State,
  SwapMissingError,
  SwapPriceMovedError,
  SwapQuoteExpiredError,
  SwapSubmittedError,
  TransferBalanceError,
  type ContractCalls
} from "@latchkey/core/effect"
import { arrivedIn } from "@latchkey/core/feature-kit"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import {
  makeTransactions,
  type Transaction,
  type TransactionAnswer,
  type TransactionOutcome,
  type TransactionProgress
} from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import type { Offered, Offers, Swapper } from "./makeOffers.ts"
import {
  checkSwap,
  makeApproval,
  makeBoth,
  makePermitted,
  makeSwap,
  type Batch,
  type SignedPermit
} from "./makeSteps.ts"
import { describeStep } from "./describeStep.ts"
import { makeTrials } from "./makeTrials.ts"
import { sentStep } from "./sentStep.ts"
import type { Swapping } from "./Swapping.ts"
import { emptyForm, swapSlice, type SwapState } from "./SwapState.ts"

/** What the transaction of a review is sent with. */
interface Sendable {
  readonly network: Network
  readonly calls: ContractCalls
  /** Fails where the source would not offer it any more. */
  readonly recheck: Effect.Effect<void, KitError>
  /** Where the approval goes along with the swap. */
  readonly batch: Batch | undefined
}

/** The plugin's own errors that come before the wallet is asked. */
const unasked: ReadonlyArray<string> = [
  "SwapQuoteExpiredError",
  "SwapPriceMovedError",
  "SwapMismatchError",
  "SwapAmountError",
  "SwapProviderError",
  "SwapUnsupportedError"
]

/** The quote of a review, and what came of trying the swap with all that has to come before it. */
const tryAll = (
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

/** Fails where the source would give less by now than the least that was shown. */
const recheckOf = (step: SwapReview["step"], { again }: Offered, { minimum }: SwapQuote) =>
  step === "swap"
    ? Effect.flatMap(again, ({ quote: now }) =>
        now.bought.value < minimum.value ? Effect.fail(new SwapPriceMovedError()) : Effect.void
      )
    : Effect.void

/** What a swap brought to an account, out of what was moved. */
const boughtBy =
  ({ buy }: SwapQuote, account: string) =>
  (moved: ReadonlyArray<Moved> | undefined) =>
    arrivedIn(moved, { token: buy === "native" ? undefined : buy, account })

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

/** Makes what prepares, sends and follows the transactions of one kit. */
export const makeTrading = (offers: Offers, maxTransferTax?: number) =>
  Effect.gen(function* () {
    const state = yield* State
    const sources = new WeakMap<SwapReview, string>()
    let signed: SignedPermit | undefined
    /** Who would sign no approval, or whose signature the token did not take: they are asked for a transaction. */
    const withoutPermit = new Set<string>()
    /** Who was allowed what is sold, and does not have to be again: the source that the swap is then made with. */
    let allowed: { readonly key: string; readonly sourceId: string } | undefined

    const keyOf = ({ address }: Pick<Swapper, "address">, { sell }: Pick<SwapRequest, "sell">) =>
      `${address} ${sell}`

    const read = () => state.read(swapSlice)
    const write = (change: (before: SwapState) => SwapState) =>
      Effect.sync(() => state.write(swapSlice, change))

    /** A signature that allows what is sold, which the next transaction takes along. */
    const signing = (
      review: SwapPermitReview,
      sign: (review: SwapPermitReview, provider: unknown) => Effect.Effect<string, KitError>
    ): Omit<Transaction, "network" | "sender"> => ({
      isSignature: true,
      ask: (provider) =>
        sign(review, provider).pipe(
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
    })

    /** A transaction, or several that go together, for as long as the quote holds. */
    const sending = (
      { quote, prepared }: SwapCallReview,
      { network, calls, recheck, batch }: Sendable
    ): Omit<Transaction, "network" | "sender"> => {
      const isCurrent = Effect.flatMap(currentMillis, (now) =>
        now > quote.expiresAt ? Effect.fail(new SwapQuoteExpiredError()) : Effect.void
      )
      const send = (provider: unknown): Effect.Effect<TransactionAnswer, KitError> =>
        batch === undefined
          ? calls.send({ network, provider, prepared })
          : Effect.map(batch.batches.send({ network, provider, prepared: batch.prepared }), ({ id }) => ({
              callsId: id
            }))
      return {
        ask: (provider) =>
          // What is asked before the wallet takes time.
          isCurrent.pipe(
            Effect.andThen(recheck),
            Effect.andThen(isCurrent),
            Effect.flatMap(() => send(provider))
          ),
        follow: (provider, answer): Effect.Effect<TransactionOutcome, KitError> =>
          batch === undefined
            ? calls.follow({ network, provider, prepared, hash: "", ...answer })
            : batch.batches.follow({ network, provider, prepared: batch.prepared, id: answer.callsId! })
      }
    }

    const tryFirst = makeTrials(yield* Capabilities, maxTransferTax)
    const make = (swapper: Swapper, offered: Offered) =>
      Effect.gen(function* () {
        const { quote: asked, balance } = offered
        if (asked.sold.value > balance)
          return yield* Effect.fail(new TransferBalanceError({ symbol: asked.sold.symbol, of: "amount" }))
        const both = yield* makeBoth(swapper, offered)
        const key = keyOf(swapper, asked)
        const permitted =
          both === undefined && !withoutPermit.has(key)
            ? yield* Effect.catch(makePermitted(swapper, offered, signed), (error) => {
                // What the token's contract does not take once, it does not take again.
                if (error._tag !== "TransferRefusedError") return Effect.fail(error)
                signed = undefined
                withoutPermit.add(key)
                return Effect.succeed(undefined)
              })
            : undefined
        const next =
          both ?? permitted ?? (yield* makeApproval(swapper, offered)) ?? (yield* makeSwap(swapper, offered))
        const shown = yield* tryAll(tryFirst, swapper, offered, next, both?.batch)
        const review: SwapReview =
          next.step === "permit"
            ? Object.freeze({
                ...shown,
                step: next.step,
                prepared: next.prepared,
                facts: next.prepared.facts
              })
            : Object.freeze({
                ...shown,
                step: next.step,
                prepared: next.prepared,
                ...(next.prepared.facts === undefined ? {} : { facts: next.prepared.facts }),
                ...(both?.approval === undefined ? {} : { approval: both.approval }),
                ...("unlimited" in next ? { unlimited: next.unlimited } : {})
              })
        const recheck = recheckOf(next.step, offered, shown.quote)
        sources.set(review, offered.sourceId)
        const { network, place } = swapper
        transactions.add(review, {
          network,
          sender: review.prepared.sender,
          ...(review.step === "permit" ? {} : { description: describeStep(review) }),
          ...(review.step === "permit" && next.step === "permit"
            ? signing(review, ({ prepared }, provider) => next.permits.sign({ network, provider, prepared }))
            : sending(review as SwapCallReview, {
                network,
                calls: place.calls,
                recheck,
                batch: both?.batch
              }))
        })
        return review
      })

    const prepare = (request: SwapRequest) =>
      Effect.gen(function* () {
        const swapper = yield* offers.swapper
        const kept =
          request !== undefined && allowed?.key === keyOf(swapper, request) ? allowed.sourceId : undefined
        const review = yield* make(swapper, yield* offers.offer(swapper, request, kept))
        yield* write((before) => ({ ...before, review }))
        return review
      })

    const max: Swapping["Service"]["max"] = ({ sell, buy }) =>
      Effect.gen(function* () {
        const swapper = yield* offers.swapper
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
      Effect.flatMap(currentMillis, (now) =>
        write((before) => {
          const noted = { ...before, sent: noteSent(before.sent, progress, sentStep(review), now) }
          return progress.status !== "asking" && before.progress?.review !== review
            ? noted
            : { ...noted, progress: { review, ...progress } }
        })
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
        const { step, prepared, facts, quote } = review
        // A signature is good once.
        if (facts?.kind === "swap" && facts.permit !== undefined) signed = undefined
        const key = keyOf({ address: prepared.sender }, quote)
        allowed = step === "swap" ? undefined : { key, sourceId: sources.get(review)! }
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
