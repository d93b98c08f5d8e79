import * as Effect from "effect/Effect"
import type { NetworkReader } from "../api/NetworkReader.ts"
import type { LogTransfer } from "../history/AccountLog.ts"
import { findAllLogs } from "../history/findAllLogs.ts"
import type { LogMemory } from "../history/LogMemory.ts"
import type { ReadFault } from "../provider/readNetwork.ts"

/** Things that are asked after at most; and of one collection, so that none pushes all others out. */
const MAX_THINGS = 500
const MAX_OF_COLLECTION = 200

/** A thing that an account has received, and may have given away since. */
export interface Thing {
  /** Canonical. */
  readonly contract: string
  readonly id: bigint
  readonly standard: NonNullable<LogTransfer["standard"]>
  /** Of the last time. */
  readonly block: number
}

/** What an account has received. */
export interface FoundThings {
  /** Each once, the last received first. */
  readonly things: ReadonlyArray<Thing>
  /** What was received before this block is not known; zero if all is. */
  readonly since: number
  /** The next look reads what was received before. */
  readonly goesOn: boolean
}

/** What an account has received by the logs of the chain, up to the block `to`: since the beginning where the node tells of that. */
export const findThings = (
  reader: NetworkReader,
  memory: LogMemory,
  account: string,
  to: number
): Effect.Effect<FoundThings, ReadFault> =>
  Effect.gen(function* () {
    const { logs, from, goesOn } = yield* findAllLogs(reader, memory, account, to, "things")
    const things = new Map<string, Thing>()
    const counts = new Map<string, number>()
    let since = from
    for (const { contract, block, transfers } of logs) {
      for (const { id, standard } of transfers) {
        const key = `${contract} ${standard} ${id}`
        if (id === undefined || standard === undefined || things.has(key)) continue
        const count = counts.get(contract) ?? 0
        if (things.size === MAX_THINGS || count === MAX_OF_COLLECTION) {
          since = Math.max(since, block + 1)
          continue
        }
        counts.set(contract, count + 1)
        things.set(key, { contract, id, standard, block })
      }
    }
    return { things: [...things.values()], since, goesOn: goesOn && since === from }
  })
