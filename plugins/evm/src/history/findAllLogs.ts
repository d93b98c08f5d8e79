import { withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { NetworkReader } from "../api/NetworkReader.ts"
import type { ReadFault } from "../provider/readNetwork.ts"
import { findLogs, FIRST_SPAN, type FoundLogs, type LogFilters } from "./findLogs.ts"

/** How far back is looked, from the newest block, where a node does not tell of all blocks at once; and how often. */
const MAX_BLOCKS = 100_000
const MAX_LOOKS = 10
/** How long a node has for all blocks at once. */
const WHOLE_MILLIS = 8_000
type Reader = Pick<NetworkReader, "read">

/** All blocks at once: many a node has an index of logs. Anything else than an answer in time is no. */
const findInAll = (
  reader: Reader,
  account: string,
  to: number,
  filters: LogFilters
): Effect.Effect<FoundLogs | undefined> =>
  withDeadline(
    Effect.catch(
      Effect.map(
        findLogs(reader, account, { from: 0, to }, to + 1, { filters, least: to + 1 }),
        (found): FoundLogs | undefined => found
      ),
      () => Effect.succeed(undefined)
    ),
    WHOLE_MILLIS,
    () => Effect.succeed(undefined)
  )

const findInLast = (
  reader: Reader,
  account: string,
  to: number,
  filters: LogFilters
): Effect.Effect<FoundLogs, ReadFault> =>
  Effect.gen(function* () {
    const from = Math.max(0, to - MAX_BLOCKS)
    const logs: Array<FoundLogs["logs"][number]> = []
    let [rest, span] = [to, FIRST_SPAN]
    for (let looks = 0; looks < MAX_LOOKS && rest >= from; looks++) {
      const found = yield* findLogs(reader, account, { from, to: rest }, span, { filters })
      span = Math.min(span, rest - found.from + 1)
      logs.push(...found.logs)
      rest = found.from - 1
    }
    return { logs, from: rest + 1 }
  })

const newestFirst = (one: FoundLogs["logs"][number], other: FoundLogs["logs"][number]) =>
  other.block - one.block || other.logIndex - one.logIndex

/**
 * The logs of `filters` up to the block `to`, the newest first: since the beginning where the node tells of that, and otherwise of as
 * many of the last 100,000 blocks as it allows.
 */
export const findAllLogs = (
  reader: Reader,
  account: string,
  to: number,
  filters: LogFilters
): Effect.Effect<FoundLogs, ReadFault> =>
  Effect.gen(function* () {
    const { logs, from } =
      (yield* findInAll(reader, account, to, filters)) ?? (yield* findInLast(reader, account, to, filters))
    return { logs: logs.toSorted(newestFirst), from }
  })
