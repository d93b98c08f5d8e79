import { withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { decodedWith, type Answer } from "../provider/readNetwork.ts"
import { causeOf, type NetworkReader } from "./NetworkReader.ts"
import { findRevert, type Revert } from "./revertReason.ts"
import { decodeQuantity, toQuantity } from "../Quantity.ts"

const DEADLINE = 10_000

const decodeAddress = (value: unknown) =>
  typeof value === "string" ? parseAddress(value.toLowerCase()) : undefined

/** The call that a transaction made, out of a node's answer, as `eth_call` takes it. */
export const decodeCall = (hash: string) => (value: unknown) => {
  const told = value as Readonly<Record<"hash" | "from" | "to" | "input" | "value" | "gas", unknown>>
  const { input: data } = told
  const [from, to] = [decodeAddress(told.from), decodeAddress(told.to)]
  const [amount, gas] = [decodeQuantity(told.value), decodeQuantity(told.gas)]
  const isWhole =
    String(told.hash).toLowerCase() === hash &&
    from !== undefined &&
    (to !== undefined || told.to === null) &&
    amount !== undefined &&
    gas !== undefined &&
    typeof data === "string" &&
    /^0x(?:[0-9a-f]{2})*$/i.test(data)
  return isWhole
    ? { from, ...(to === undefined ? {} : { to }), data, value: toQuantity(amount), gas: toQuantity(gas) }
    : undefined
}

// The failure of the call is the answer wanted; a source that fails otherwise lets the next one be asked.
const decodeRevert = (answer: Answer) =>
  answer.pipe(
    Effect.as<Revert>({}),
    Effect.catch((fault) => {
      const revert = findRevert(causeOf(fault))
      return revert === undefined ? Effect.fail(fault) : Effect.succeed(revert)
    })
  )

/**
 * Finds out what a mined transaction reverted with, by making its call again on the state before its block. Empty when
 * that cannot be told: other transactions of the block may have mattered, and not every node keeps old states.
 */
export const replayRevert = (
  { read }: NetworkReader,
  { hash, blockNumber }: { readonly hash: string; readonly blockNumber: bigint }
): Effect.Effect<Revert> =>
  withDeadline(
    Effect.gen(function* () {
      const call = yield* read("eth_getTransactionByHash", [hash], decodedWith(decodeCall(hash)))
      const before = toQuantity(blockNumber > 0n ? blockNumber - 1n : 0n)
      return yield* read("eth_call", [call, before], decodeRevert)
    }),
    DEADLINE,
    () => Effect.succeed<Revert>({})
  ).pipe(Effect.catch(() => Effect.succeed<Revert>({})))
