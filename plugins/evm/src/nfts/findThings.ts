import { withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { NetworkReader } from "../api/NetworkReader.ts"
import type { LogTransfer } from "../history/AccountLog.ts"
import { bringingThings, findLogs, FIRST_SPAN, type FoundLogs } from "../history/findLogs.ts"
import type { ReadFault } from "../provider/readNetwork.ts"

/** How far back is looked, from the newest block, where a node does not tell of all blocks at once; and how often. */
const MAX_BLOCKS = 100_000
const MAX_LOOKS = 10
/** How long a node has for all blocks at once. */
const WHOLE_MILLIS = 8_000
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
}

type Reader = Pick<NetworkReader, "read">

/** All blocks at once: many a node has an index of logs. Anything else than an answer in time is no. */
const findInAll = (reader: Reader, account: string, to: number): Effect.Effect<FoundLogs | undefined> =>
  withDeadline(
    Effect.catch(
      Effect.map(
        findLogs(reader, account, { from: 0, to }, to + 1, { filters: bringingThings, least: to + 1 }),
        (found): FoundLogs | undefined => found
      ),
      () => Effect.succeed(undefined)
    ),
    WHOLE_MILLIS,
    () => Effect.succeed(undefined)
  )

const findInLast = (reader: Reader, account: string, to: number): Effect.Effect<FoundLogs, ReadFault> =>
  Effect.gen(function* () {
    const from = Math.max(0, to - MAX_BLOCKS)
    const logs: Array<FoundLogs["logs"][number]> = []
    let [rest, span] = [to, FIRST_SPAN]
    for (let looks = 0; looks < MAX_LOOKS && rest >= from; looks++) {
      const found = yield* findLogs(reader, account, { from, to: rest }, span, { filters: bringingThings })
      span = Math.min(span, rest - found.from + 1)
      logs.push(...found.logs)
      rest = found.from - 1
    }
    return { logs, from: rest + 1 }
  })

const newestFirst = (one: FoundLogs["logs"][number], other: FoundLogs["logs"][number]) =>
  other.block - one.block || other.logIndex - one.logIndex

/** What an account has received by the logs of the chain, up to the block `to`: since the beginning where the node tells of that. */
export const findThings = (
  reader: Reader,
  account: string,
  to: number
): Effect.Effect<FoundThings, ReadFault> =>
  Effect.gen(function* () {
    const { logs, from } = (yield* findInAll(reader, account, to)) ?? (yield* findInLast(reader, account, to))
    const things = new Map<string, Thing>()
    const counts = new Map<string, number>()
    let since = from
    for (const { contract, block, transfers } of logs.toSorted(newestFirst)) {
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
    return { things: [...things.values()], since }
  })
