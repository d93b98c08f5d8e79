import type { ContractCall, KitError, SwapTokenId, SwapTrial } from "@latchkey/core"
import {
  SwapMismatchError,
  SwapTokenTaxedError,
  transfers,
  TransferRefusedError,
  TransferTaxError,
  type Capabilities,
  type SimulationOutcome,
  type Simulator
} from "@latchkey/core/effect"
import { trialOf } from "@latchkey/core/feature-kit"
import { simulateFirst } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import type { Mismatch } from "./findMismatch.ts"
import type { Offered } from "./makeOffers.ts"
import type { Swapper } from "./makeSwappers.ts"
import { DEADLINE_SECONDS } from "./makeSteps.ts"
import { readBuilt } from "./readBuilt.ts"

/** From which share on, in percent, it is not the price that has moved since the quote. */
export const TAX_ABOVE = 0.5

/** A swap that is to be tried. */
export interface Tried {
  readonly swapper: Swapper
  readonly offered: Offered
  /** The swap's own call, and what has to come before it. */
  readonly calls: ReadonlyArray<ContractCall>
  /** Whether the visitor would pay for an approval first. */
  readonly isBefore: boolean
  /** Whether nobody can read the swap's own call: what the trial shows is then all that is known of it. */
  readonly isTried: boolean
}

/**
 * What of a swap that only a trial can judge is not as it was shown; undefined where it is. Nothing is known of one that nobody could
 * try, and whatever else leaves the account than what is sold is not what was shown.
 */
const unlikeShown = (
  outcome: SimulationOutcome | undefined,
  { address }: Swapper,
  { quote: { buy, sell, sold, minimum, receiver } }: Offered
): Mismatch | undefined => {
  if (outcome?.status !== "done") return "data"
  const changeOf = (id: SwapTokenId, who: string) =>
    outcome.changes.find(
      ({ token, account }) => account === who && token === (id === "native" ? undefined : id)
    )?.change
  const [came, left] = [changeOf(buy, receiver?.address ?? address), changeOf(sell, address)]
  if (came === undefined || left === undefined) return "data"
  if (came < minimum.value) return "minimum"
  return -left > sold.value ? "amount" : undefined
}

/** Makes what tries swaps before they are reviewed; nothing that bought less than `maxTransferTax` allows is reviewed. */
export const makeTrials = (capabilities: Capabilities["Service"], maxTransferTax: number | undefined) => {
  /** Which part of what is sold does not arrive at whoever takes it, in percent; undefined where that cannot be tried. */
  const taxOfSold = ({ address, network, place }: Swapper, { quote, contracts }: Offered) =>
    Effect.gen(function* () {
      const [by] = capabilities.all(network.chainNamespace, transfers)
      const { sell: token, sold } = quote
      if (by === undefined || token === "native") return undefined
      const { provider } = place
      const { spender: receiver } = contracts
      const transfer = yield* by.value.prepare({
        token,
        receiver,
        amount: sold,
        address,
        network,
        provider
      })
      const outcome = yield* simulateFirst(capabilities, network.chainNamespace, (simulator) =>
        simulator.transfer({ transfer, network, provider })
      )
      const trial = trialOf(outcome, { token, account: receiver, amount: sold.value })
      return trial?.status === "done" ? trial.missing : undefined
      // Why it was refused is known all the same.
    }).pipe(Effect.catch(() => Effect.succeed(undefined)))

  /** Whether what is bought can be sold again, by the same source right behind; undefined where that cannot be tried. */
  const triesBack = (
    { swapper: { address, network, place }, offered, calls }: Tried,
    simulator: NonNullable<Simulator["calls"]>,
    arrives: bigint
  ) =>
    Effect.gen(function* () {
      const { quote, contracts, source, back } = offered
      // What somebody else has, the account cannot sell.
      if (quote.receiver !== undefined) return undefined
      if (quote.buy === "native" || source.isOpaque === true || arrives === 0n) return undefined
      const approval = yield* place.calls.approve({
        ...place,
        token: quote.buy,
        spender: contracts.spender,
        amount: arrives
      })
      const offer = yield* back(arrives)
      const deadline = (yield* place.calls.time(place)) + DEADLINE_SECONDS
      const built = readBuilt(yield* offer.build({ address, minimum: 1n, slippage: 50, deadline }))
      if (built === undefined) return undefined
      const outcome = yield* simulator({
        network,
        provider: place.provider,
        address,
        calls: [...calls, approval, built.call],
        watched: []
      })
      return outcome.status === "untried" ? undefined : outcome.status === "done"
      // That it cannot be tried says nothing of the swap.
    }).pipe(Effect.catch(() => Effect.succeed(undefined)))

  /**
   * What comes of a swap. Fails, before the visitor has paid for an approval: `SwapTokenTaxedError`, `TransferRefusedError`; and
   * `TransferTaxError`.
   */
  return (tried: Tried): Effect.Effect<SwapTrial | undefined, KitError> =>
    Effect.gen(function* () {
      const { swapper, offered, calls, isBefore, isTried } = tried
      const { address, network, place } = swapper
      const { buy, sell, bought, sold, provider, receiver } = offered.quote
      const paid = receiver?.address ?? address
      const token = buy === "native" ? undefined : buy
      const outcome: SimulationOutcome | undefined = yield* simulateFirst(
        capabilities,
        network.chainNamespace,
        (simulator) =>
          simulator.calls?.({
            network,
            provider: place.provider,
            address,
            calls,
            watched: [
              { token, account: paid },
              ...(isTried ? [{ token: sell === "native" ? undefined : sell, account: address }] : [])
            ]
          })
      )
      if (outcome?.status === "refused" && isBefore && outcome.step === calls.length - 1) {
        const percent = yield* taxOfSold(swapper, offered)
        const { reason } = outcome
        return yield* Effect.fail(
          percent !== undefined && percent > 0
            ? new SwapTokenTaxedError({ symbol: sold.symbol, percent, provider })
            : new TransferRefusedError(reason === undefined ? {} : { reason })
        )
      }
      const what = isTried ? unlikeShown(outcome, swapper, offered) : undefined
      if (what !== undefined) return yield* Effect.fail(new SwapMismatchError({ provider, what }))
      const trial = trialOf(outcome, { token, account: paid, amount: bought.value })
      if (trial?.status !== "done") return trial
      const { arrives, missing } = trial
      if (maxTransferTax !== undefined && missing > TAX_ABOVE && missing > maxTransferTax)
        return yield* Effect.fail(
          new TransferTaxError({ symbol: bought.symbol, percent: missing, most: maxTransferTax })
        )
      let canSellBack: boolean | undefined
      yield* simulateFirst(capabilities, network.chainNamespace, (simulator) =>
        simulator.calls === undefined
          ? undefined
          : Effect.map(triesBack(tried, simulator.calls, arrives), (can): SimulationOutcome => {
              canSellBack = can
              return { status: "untried" }
            })
      )
      return Object.freeze({
        status: "done",
        arrives: Object.freeze({ ...bought, value: arrives }),
        missing: missing > TAX_ABOVE ? missing : 0,
        ...(canSellBack === undefined ? {} : { canSellBack })
      })
    })
}
