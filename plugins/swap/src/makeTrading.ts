import {
  noteSent,
  type KitError,
  type Network,
  type SwapProgress,
  type SwapRequest,
  type SwapReview
} from "@latchkey/core"
import {
  Balances,
  Connections,
  Namespaces,
  State,
  SwapMissingError,
  SwapPriceMovedError,
  SwapQuoteExpiredError,
  SwapSubmittedError,
  Telemetry,
  TransferBalanceError,
  TransferChangedError,
  type ContractCalls,
  type TokenPermits,
  type TransferOutcome
} from "@latchkey/core/effect"
import { isUnsent } from "@latchkey/core/feature-kit"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import { makeStoppable } from "@latchkey/core/feature-kit/effect"
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
import { sentStep } from "./sentStep.ts"
import type { Swapping } from "./Swapping.ts"
import { emptyForm, swapSlice, type SwapState } from "./SwapState.ts"

/** A transaction of this kit, what it was made of, and whether the wallet was asked for it. */
interface Made {
  readonly review: SwapReview
  readonly network: Network
  readonly calls: ContractCalls
  /** The id of the source that it was made with. */
  readonly sourceId: string
  /** Fails where the source would not offer it any more. */
  readonly recheck: Effect.Effect<void, KitError>
  /** Where the approval goes along with the swap. */
  readonly batch?: Batch
  /** Where the wallet signs, and sends nothing. */
  readonly permits?: TokenPermits
  asked: boolean
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

/** Makes what prepares, sends and follows the transactions of one kit. */
export const makeTrading = (offers: Offers) =>
  Effect.gen(function* () {
    const state = yield* State
    const connections = yield* Connections
    const namespaces = yield* Namespaces
    const balances = yield* Balances
    const telemetry = yield* Telemetry
    const made = new WeakMap<SwapReview, Made>()
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

    const make = (swapper: Swapper, offered: Offered) =>
      Effect.gen(function* () {
        const { quote, balance } = offered
        if (quote.sold.value > balance)
          return yield* Effect.fail(new TransferBalanceError({ symbol: quote.sold.symbol, of: "amount" }))
        const both = yield* makeBoth(swapper, offered)
        const key = keyOf(swapper, quote)
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
        const { step } = next
        if (step !== "swap") yield* checkSwap(swapper, offered)
        const review: SwapReview =
          next.step === "permit"
            ? Object.freeze({ quote, step: next.step, prepared: next.prepared, facts: next.prepared.facts })
            : Object.freeze({
                quote,
                step: next.step,
                prepared: next.prepared,
                ...(next.prepared.facts === undefined ? {} : { facts: next.prepared.facts }),
                ...(both?.approval === undefined ? {} : { approval: both.approval }),
                ...("unlimited" in next ? { unlimited: next.unlimited } : {})
              })
        const recheck =
          step === "swap"
            ? Effect.flatMap(offered.again, ({ quote: now }) =>
                now.bought.value < quote.minimum.value ? Effect.fail(new SwapPriceMovedError()) : Effect.void
              )
            : Effect.void
        made.set(review, {
          review,
          network: swapper.network,
          calls: swapper.place.calls,
          sourceId: offered.sourceId,
          recheck,
          ...(both === undefined ? {} : { batch: both.batch }),
          ...(next.step === "permit" ? { permits: next.permits } : {}),
          asked: false
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
        const { fee } = (yield* makeSwap(swapper, yield* offers.offer(swapper, trial))).prepared
        const left = value - fee.value - fee.value / 4n
        return left > 0n ? { ...amount, value: left } : yield* short
      })

    const move = (review: SwapReview, progress: Omit<SwapProgress, "review">) =>
      Effect.flatMap(currentMillis, (now) =>
        write((before) => {
          const noted = { ...before, sent: noteSent(before.sent, progress, sentStep(review), now) }
          return progress.status !== "asking" && before.progress?.review !== review
            ? noted
            : { ...noted, progress: { review, ...progress } }
        })
      )

    const foundAt = (network: Network, hash: string | undefined) => {
      if (hash === undefined) return {}
      const explorerUrl = namespaces.get(network.chainNamespace)?.explorerUrl(network, { transaction: hash })
      return { hash, ...(explorerUrl === undefined ? {} : { explorerUrl }) }
    }

    const afterFailure = ({ review }: Made, error: KitError | undefined) =>
      // A signature sends nothing, whatever became of it.
      review.step === "permit"
        ? move(review, { status: "unsent", code: error?.code ?? "TRANSFER_FAILED" })
        : error !== undefined && isUnsent(error, unasked)
          ? move(review, { status: "unsent", code: error.code })
          : move(review, { status: "unknown", ...(error === undefined ? {} : { code: error.code }) })

    const waiting = makeStoppable()
    const stopAsking = () => waiting.stop

    /** Asks for the signature of an approval, which the next transaction takes along. */
    const sign = ({ review, network, permits, sourceId }: Made) =>
      Effect.gen(function* () {
        if (review.step !== "permit" || permits === undefined)
          return yield* Effect.fail(new TransferChangedError({ what: "request" }))
        const { prepared, facts, quote } = review
        const asking = connections.ask(network.chainNamespace, ({ provider, accounts }) =>
          accounts[0]?.address === prepared.sender
            ? permits.sign({ network, provider, prepared })
            : Effect.fail(new TransferChangedError({ what: "account" }))
        )
        const signature = yield* Effect.tapError(waiting.wait(asking), (error) =>
          Effect.sync(() => {
            // A wallet that cannot sign it can still send the approval.
            if (error._tag === "TransferFailedError")
              withoutPermit.add(keyOf({ address: prepared.sender }, quote))
          })
        )
        signed = { facts, signature }
        allowed = { key: keyOf({ address: prepared.sender }, quote), sourceId }
        yield* move(review, { status: "success" })
        return {}
      })

    const submit: Swapping["Service"]["submit"] = (review) =>
      Effect.gen(function* () {
        const entry = made.get(review)
        if (entry === undefined) return yield* Effect.fail(new TransferChangedError({ what: "request" }))
        if (entry.asked || read().progress?.status === "asking")
          return yield* Effect.fail(new SwapSubmittedError())
        const { network, calls, recheck, batch } = entry
        const { chainNamespace: namespace, caipNetworkId } = network
        const { quote, step } = review
        entry.asked = true
        yield* move(review, { status: "asking" })
        yield* telemetry.track("INITIATE_SWAP", { network: caipNetworkId, step })
        if (review.step === "permit")
          return yield* sign(entry).pipe(
            Effect.tapError((error) => {
              entry.asked = false
              return afterFailure(entry, error)
            }),
            Effect.onInterrupt(() => afterFailure(entry, undefined))
          )
        const { prepared } = review
        const isCurrent = Effect.flatMap(currentMillis, (now) =>
          now > quote.expiresAt ? Effect.fail(new SwapQuoteExpiredError()) : Effect.void
        )
        const asking = connections.ask(namespace, ({ provider, accounts }) =>
          Effect.gen(function* () {
            if (accounts[0]?.address !== prepared.sender)
              return yield* Effect.fail(new TransferChangedError({ what: "account" }))
            yield* isCurrent
            yield* recheck
            // What was asked meanwhile took time.
            yield* isCurrent
            if (batch === undefined) return yield* calls.send({ network, provider, prepared })
            const { id } = yield* batch.batches.send({ network, provider, prepared: batch.prepared })
            batch.id = id
            return { hash: undefined }
          })
        )
        const isApproval = step !== "swap"
        const sent = yield* waiting.wait(asking).pipe(
          Effect.tapError((error) => {
            if (isUnsent(error, unasked)) entry.asked = false
            return Effect.andThen(
              afterFailure(entry, error),
              error.rejected
                ? Effect.void
                : telemetry.track(isApproval ? "SWAP_APPROVAL_ERROR" : "SWAP_ERROR", { code: error.code })
            )
          }),
          Effect.onInterrupt(() => afterFailure(entry, undefined))
        )
        // A signature is good once.
        if (review.facts?.kind === "swap" && review.facts.permit !== undefined) signed = undefined
        allowed = isApproval
          ? { key: keyOf({ address: prepared.sender }, quote), sourceId: entry.sourceId }
          : undefined
        yield* write(({ review: _, ...before }) =>
          isApproval ? before : { ...before, form: { ...emptyForm, slippage: before.form.slippage } }
        )
        yield* move(review, { status: "sent", ...foundAt(network, sent.hash) })
        return sent.hash === undefined ? {} : { hash: sent.hash }
      })

    const follow: Swapping["Service"]["follow"] = () =>
      Effect.gen(function* () {
        const { progress } = read()
        const entry = progress && made.get(progress.review)
        if (entry?.review.step === "permit" && progress?.status === "success")
          return { status: "success" as const }
        const batch = entry?.batch
        const { hash: told } = progress ?? {}
        if (entry === undefined || (told ?? batch?.id) === undefined)
          return yield* Effect.fail(new SwapMissingError())
        const { network, calls, review } = entry
        if (review.step === "permit") return yield* Effect.fail(new SwapMissingError())
        const { chainNamespace: namespace, caipNetworkId } = network
        yield* move(review, { status: "sent", ...foundAt(network, told) })
        const provider = connections.peek(namespace)?.provider
        const following: Effect.Effect<TransferOutcome & { readonly hash?: string }, KitError> =
          batch?.id === undefined
            ? calls.follow({ network, provider, prepared: review.prepared, hash: told! })
            : batch.batches.follow({ network, provider, prepared: batch.prepared, id: batch.id })
        const { hash = told, ...outcome } = yield* following.pipe(
          Effect.onExit((exit) =>
            exit._tag === "Success"
              ? Effect.void
              : move(review, { status: "unknown", ...foundAt(network, told) })
          )
        )
        yield* move(review, { ...outcome, ...foundAt(network, hash) })
        if (outcome.status !== "unknown") {
          yield* telemetry.track(
            outcome.status === "failed"
              ? "SWAP_ERROR"
              : review.step === "swap"
                ? "SWAP_SUCCESS"
                : "SWAP_APPROVAL_SUCCESS",
            { network: caipNetworkId }
          )
          yield* balances.refresh(namespace, true)
        }
        return outcome
      })

    return { prepare, max, submit, stopAsking, follow }
  })
