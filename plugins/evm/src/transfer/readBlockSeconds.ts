import * as Effect from "effect/Effect"
import { readField } from "@latchkey/core/chain-kit"
import { decodeQuantity, toQuantity } from "../Quantity.ts"
import type { ChainReader } from "./ChainReader.ts"

const BLOCKS = 20n
/** No chain that has wallets is as slow: the clock of one that made no blocks for a while says nothing. */
const MOST_SECONDS = 120

const decodeBlock = (answer: unknown) => {
  const [number, time] = ["number", "timestamp"].map((key) => decodeQuantity(readField(answer, key)))
  return number === undefined || time === undefined ? undefined : { number, time }
}

/** About how many seconds there are between blocks, by the last twenty; undefined where the node does not tell. */
export const readBlockSeconds = ({ read }: ChainReader): Effect.Effect<number | undefined> => {
  const blockAt = (at: string) => read("eth_getBlockByNumber", [at, false], "a block", decodeBlock)
  return Effect.gen(function* () {
    const last = yield* blockAt("latest")
    const first = yield* blockAt(toQuantity(last.number > BLOCKS ? last.number - BLOCKS : 0n))
    const seconds = Number(last.time - first.time) / Number(last.number - first.number)
    return seconds > 0 && seconds <= MOST_SECONDS ? seconds : undefined
  }).pipe(Effect.catch(() => Effect.succeed(undefined)))
}
