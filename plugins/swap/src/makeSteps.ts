import type { CallFacts, PermitFacts, PreparedCall, PreparedPermit, SwapQuote } from "@latchkey/core"
import {
  SwapMismatchError,
  SwapPriceMovedError,
  type BuiltSwap,
  type CallBatches,
  type TokenPermits,
  type PreparedBatch
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { findApprovalMismatch, findMismatch, findPermitMismatch, type Mismatch } from "./findMismatch.ts"
import type { Offered } from "./makeOffers.ts"
import type { Swapper } from "./makeSwappers.ts"
import { readBuilt } from "./readBuilt.ts"
import { hundredthsOf, minimumOf } from "./slippage.ts"
import { withBought } from "./withBought.ts"

/** For how long after it was prepared the contract carries a swap out, in seconds of the chain. */
export const DEADLINE_SECONDS = 1_200n

/** Two calls that go together, and the wallet's own id for them once it has them. */
export interface Batch {
  readonly prepared: PreparedBatch
  readonly batches: CallBatches
}

/** An approval that the wallet has signed, for the swap that comes next. */
export interface SignedPermit {
  readonly facts: PermitFacts
  readonly signature: string
}

const refuse = (provider: string, what: Mismatch | undefined) =>
  what === undefined ? Effect.void : Effect.fail(new SwapMismatchError({ provider, what }))

/** The approval that comes before the swap, without a limit where that is wished for; undefined where none is needed. */
export const makeApproval = ({ address, place }: Swapper, { quote, contracts, unlimited }: Offered) =>
  Effect.gen(function* () {
    const { calls } = place
    const { sell: token, sold } = quote
    if (token === "native") return undefined
    const { spender } = contracts
    const allowed = yield* calls.allowance({ ...place, token, owner: address, spender })
    if (allowed >= sold.value) return undefined
    const approve = (amount: bigint) =>
      Effect.gen(function* () {
        const call = yield* calls.approve({ ...place, token, spender, amount })
        const prepared = yield* calls.prepare({ ...place, call, address })
        const what = findApprovalMismatch({ quote, contracts, address }, prepared, {
          facts: prepared.facts,
          amount
        })
        yield* refuse(quote.provider, what)
        return prepared
      })
    const whole = Effect.map(approve(unlimited ? calls.unlimited : sold.value), (prepared) => ({
      step: "approve" as const,
      prepared,
      unlimited
    }))
    // Tokens like Tether's change no approval but to zero, and from zero.
    return yield* Effect.catch(whole, (error) =>
      error._tag === "TransferRefusedError" && allowed > 0n
        ? Effect.map(approve(0n), (prepared) => ({ step: "reset" as const, prepared }))
        : Effect.fail(error)
    )
  })

/**
 * The quote that a call is shown with: that of before, or, where its least is below what that said, the one that its source made anew for
 * it. Fails: `SwapPriceMovedError` where that is worth less than the least that was shown.
 */
const quoteFor = (quote: SwapQuote, { bought }: BuiltSwap, facts: CallFacts | undefined) => {
  if (bought === undefined || facts?.kind !== "swap" || facts.minimum >= quote.minimum.value)
    return Effect.succeed(quote)
  if (bought < quote.minimum.value) return Effect.fail(new SwapPriceMovedError())
  const minimum = minimumOf(bought, hundredthsOf(quote.slippage) ?? 0n)
  return Effect.succeed(withBought(quote, bought, minimum))
}

/** The call of the swap, checked before anybody is asked about it, and what checks what the wallet would get. */
const buildSwap = (
  { address, place }: Swapper,
  { quote: offered, offer, source, contracts }: Offered,
  signed?: SignedPermit
) =>
  Effect.gen(function* () {
    const { calls, network } = place
    const deadline = (yield* calls.time(place)) + DEADLINE_SECONDS
    const { provider } = offered
    const told = yield* offer.build({
      address,
      minimum: offered.minimum.value,
      slippage: offered.slippage,
      deadline,
      ...(signed === undefined
        ? {}
        : { permit: { signature: signed.signature, deadline: signed.facts.deadline } })
    })
    const built = readBuilt(told)
    if (built === undefined) return yield* Effect.fail(new SwapMismatchError({ provider, what: "data" }))
    const facts = calls.describe(network, built.call)
    const quote = yield* quoteFor(offered, built, facts)
    const shown = {
      quote,
      contracts,
      address,
      deadline,
      isOpaque: source.isOpaque === true || built.isTried === true,
      permit: signed?.facts
    }
    const check = (asked: BuiltSwap, does: CallFacts | undefined) =>
      refuse(provider, findMismatch(shown, asked, does))
    yield* check(built, facts)
    return { call: built.call, check, quote, isTried: built.isTried === true && facts === undefined }
  })

/**
 * Whether the source builds what it offered, before the visitor is asked for the approval: whoever would pay for that first could be
 * left with it; answers with the call, and whether only a trial can say what it does. Fails: `SwapMismatchError`, and as the source does.
 */
export const checkSwap = (swapper: Swapper, offered: Offered) =>
  Effect.map(buildSwap(swapper, offered), ({ call, isTried }) => ({ call, isTried }))

/** The swap itself, with an approval that was signed where there is one. */
export const makeSwap = (swapper: Swapper, offered: Offered, signed?: SignedPermit) =>
  Effect.gen(function* () {
    const { address, place } = swapper
    const { call, check, quote, isTried } = yield* buildSwap(swapper, offered, signed)
    const prepared = yield* place.calls.prepare({ ...place, call, address })
    yield* check(prepared, prepared.facts)
    return { step: "swap" as const, prepared, quote, isTried }
  })

/** The approval and the swap in one request; undefined where the wallet or the node cannot do that. */
export const makeBoth = (swapper: Swapper, offered: Offered) =>
  Effect.gen(function* () {
    const { address, place } = swapper
    const { calls } = place
    const { quote, contracts, unlimited } = offered
    const { sell: token, sold } = quote
    if (token === "native" || calls.batches === undefined) return undefined
    const batches = yield* calls.batches
    const needs = { ...place, token, owner: address, spender: contracts.spender }
    if ((yield* calls.allowance(needs)) >= sold.value) return undefined
    if (!(yield* batches.can({ ...place, address }))) return undefined
    const amount = unlimited ? calls.unlimited : sold.value
    const approve = yield* calls.approve({ ...needs, amount })
    const { call, check, quote: shown, isTried } = yield* buildSwap(swapper, offered)
    // What keeps these from going together may not keep them from going one after the other.
    const batch = yield* Effect.catch(batches.prepare({ ...place, calls: [approve, call], address }), () =>
      Effect.succeed(undefined)
    )
    if (batch === undefined) return undefined
    const { networkId, sender, fee, request } = batch
    const [first, second, ...more] = batch.calls
    if (first === undefined || second === undefined || more.length > 0)
      return yield* refuse(quote.provider, "data")
    const what = findApprovalMismatch(
      { quote, contracts, address },
      { networkId, sender, call: first.call },
      { facts: first.facts, amount }
    )
    yield* refuse(quote.provider, what)
    const prepared: PreparedCall = Object.freeze({ networkId, sender, fee, request, ...second })
    yield* check(prepared, prepared.facts)
    return {
      step: "swap" as const,
      prepared,
      quote: shown,
      isTried,
      unlimited,
      approval: first.facts,
      batch: { prepared: batch, batches }
    }
  })

/** How long before its end a signature is not used any more, in seconds of the chain. */
const SPARE_SECONDS = 60n

/** Whether what was signed is what this swap needs, and long enough. */
const isFor = ({ facts }: SignedPermit, { address }: Swapper, { quote, contracts }: Offered, now: bigint) =>
  findPermitMismatch(
    { quote, contracts, address, deadline: facts.deadline },
    { networkId: quote.networkId, sender: facts.owner, facts, request: {} }
  ) === undefined && facts.deadline > now + SPARE_SECONDS

/** An approval by signature that the wallet can be asked for, and by whom. */
export interface PermitStep {
  readonly step: "permit"
  readonly prepared: PreparedPermit
  readonly permits: TokenPermits
}

/**
 * The swap with what was signed for it, or else the approval to sign; undefined where the source or the token takes none, the account
 * has allowed as much already, or one without a limit is wished for, which a signature for one swap is not.
 */
export const makePermitted = (swapper: Swapper, offered: Offered, signed: SignedPermit | undefined) =>
  Effect.gen(function* () {
    const { address, place } = swapper
    const { calls } = place
    const { quote, contracts, unlimited } = offered
    const { sell: token, buy, sold } = quote
    const { permitTarget: spender } = contracts
    if (unlimited || token === "native" || buy === "native") return undefined
    if (spender === undefined || calls.permits === undefined) return undefined
    const before = { ...place, token, owner: address, spender: contracts.spender }
    if ((yield* calls.allowance(before)) >= sold.value) return undefined
    const now = yield* calls.time(place)
    if (signed !== undefined && isFor(signed, swapper, offered, now))
      return yield* makeSwap(swapper, offered, signed)
    const permits = yield* calls.permits
    const deadline = now + DEADLINE_SECONDS
    const prepared = yield* permits.prepare({
      ...place,
      token,
      owner: address,
      spender,
      amount: sold.value,
      deadline
    })
    if (prepared === undefined) return undefined
    yield* refuse(quote.provider, findPermitMismatch({ quote, contracts, address, deadline }, prepared))
    const step: PermitStep = { step: "permit", prepared, permits }
    return step
  })
