import { readField } from "@latchkey/core/chain-kit"
import { each, together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeQuantity } from "../Quantity.ts"
import type { ChainReader } from "../transfer/ChainReader.ts"
import type { ReadFault } from "./readNetwork.ts"

/** Calls that a node gets at once. */
const AT_ONCE = 50

/** A quantity that fits into a number; undefined for anything else. */
export const decodeNumber = (answer: unknown): number | undefined => {
  const number = decodeQuantity(answer)
  return number === undefined || number > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : Number(number)
}

const chunksOf = <A>(list: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, index) =>
    list.slice(index * AT_ONCE, (index + 1) * AT_ONCE)
  )

/** Runs reads, a bounded number at a time. */
export const inTurns = <A, B, E>(list: ReadonlyArray<A>, read: (one: A) => Effect.Effect<B, E>) =>
  Effect.gen(function* () {
    const answers: Array<B> = []
    yield* each(chunksOf(list), (chunk) =>
      Effect.map(together(chunk.map(read)), (told) => answers.push(...told))
    )
    return answers
  })

/**
 * What the node said about a contract's call: its answer, or that the contract gives none. A node that says nothing at all fails.
 */
export const callOf = ({ raw }: ChainReader, to: string, data: string): Effect.Effect<unknown, ReadFault> =>
  raw.read("eth_call", [{ to, data }, "latest"], (answer) =>
    Effect.catch(answer, (fault) =>
      fault._tag === "RpcResponseError" || fault._tag === "WalletFault"
        ? Effect.succeed(fault)
        : Effect.fail(fault)
    )
  )

const isFault = (answer: unknown): boolean =>
  ["RpcResponseError", "WalletFault"].includes(String(readField(answer, "_tag")))

/**
 * The answers to calls of contracts, in their order. One that gives none has its fault there, which no decoder takes for an answer;
 * but if not one of them gives any, it is the node that does not answer.
 */
export const callEach = (
  reader: ChainReader,
  calls: ReadonlyArray<{ readonly to: string; readonly data: string }>
): Effect.Effect<ReadonlyArray<unknown>, ReadFault> =>
  Effect.gen(function* () {
    const answers = yield* inTurns(calls, ({ to, data }) => callOf(reader, to, data))
    const faults = answers.filter(isFault)
    return calls.length > 0 && faults.length === calls.length
      ? yield* Effect.fail(faults[0] as ReadFault)
      : answers
  })
