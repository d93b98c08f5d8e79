import { readField } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { toQuantity } from "../Quantity.ts"
import type { ChainReader } from "../transfer/ChainReader.ts"
import { decodeNumber } from "./callEach.ts"

/** When a block was made, in epoch milliseconds; never fails. */
const readBlockTime = ({ read }: ChainReader, block: number): Effect.Effect<number | undefined> =>
  Effect.catch(
    read("eth_getBlockByNumber", [toQuantity(BigInt(block)), false], "a block", (answer) =>
      decodeNumber(readField(answer, "timestamp"))
    ).pipe(Effect.map((seconds) => (seconds < 8_640_000_000_000 ? seconds * 1_000 : undefined))),
    () => Effect.succeed(undefined)
  )

/**
 * From which block on something is known, as lists say it; nothing where that is the first. `goesOn` where the next look reads what is
 * older. Never fails.
 */
export const readSince = (
  reader: ChainReader,
  block: number,
  goesOn: boolean
): Effect.Effect<{
  readonly since?: { readonly block: number; readonly at?: number; readonly goesOn?: true }
}> =>
  block === 0
    ? Effect.succeed({})
    : Effect.map(readBlockTime(reader, block), (at) => ({
        since: {
          block,
          ...(at === undefined ? {} : { at }),
          ...(goesOn ? { goesOn: true as const } : {})
        }
      }))
