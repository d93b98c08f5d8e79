import { withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { NetworkReader } from "../api/NetworkReader.ts"
import type { ReadFault } from "../provider/readNetwork.ts"
import type { AccountLog } from "./AccountLog.ts"
import { bringingThings, findLogs, givingApprovals, readLogs } from "./findLogs.ts"
import type { FoundLogs, LogMemory, LookedThrough } from "./LogMemory.ts"
import { spanAfter } from "./spanAfter.ts"

/** How often a node is asked for blocks by one look. */
const MAX_LOOKS = 10
/** How long a node has for all blocks at once. */
const WHOLE_MILLIS = 8_000
/** Blocks that are read once more by the next look: a chain may take some back. */
const UNSETTLED = 32
/** What is remembered of one account, and of how many. */
const MAX_LOGS = 5_000
const MAX_ACCOUNTS = 20

const filtersOf = { approvals: givingApprovals, things: bringingThings }

/** What was found so far. */
export interface AllLogs extends FoundLogs {
  /** There are older blocks, which the next look reads. */
  readonly goesOn: boolean
}

/** All blocks at once: many a node has an index of logs. Anything else than an answer in time is no. */
const findInAll = (
  reader: NetworkReader,
  { spans }: LogMemory,
  account: string,
  to: number,
  what: keyof typeof filtersOf
): Effect.Effect<FoundLogs | undefined> =>
  withDeadline(
    Effect.catch(
      Effect.map(
        readLogs(reader, account, { from: 0, to }, filtersOf[what]),
        (found): FoundLogs | undefined => found
      ),
      (fault) =>
        Effect.sync(() => {
          // Half of all says nothing of what the node allows; a number that it names does.
          const allowed = spanAfter(fault, to + 1, false)
          if (allowed !== undefined && allowed < Math.floor((to + 1) / 10))
            spans.set(reader.networkId, allowed)
          return undefined
        })
    ),
    WHOLE_MILLIS,
    () => Effect.succeed(undefined)
  )

const newestFirst = (one: AccountLog, other: AccountLog) =>
  other.block - one.block || other.logIndex - one.logIndex

/** Reads down from the block `to` to `from`, until that was reached or the node was asked so often; `to` is what is left. */
const readDown = (
  reader: NetworkReader,
  memory: LogMemory,
  account: string,
  { from, to }: { readonly from: number; readonly to: number },
  what: keyof typeof filtersOf,
  looks: number
) =>
  Effect.gen(function* () {
    const logs: Array<AccountLog> = []
    let rest = to
    let left = looks
    for (; left > 0 && rest >= from; left--) {
      const told = yield* Effect.catch(
        Effect.map(findLogs(reader, memory, account, { from, to: rest }, filtersOf[what]), (found) => ({
          found
        })),
        (fault) => Effect.succeed({ fault })
      )
      if ("fault" in told) return { logs, rest, left: 0, fault: told.fault }
      logs.push(...told.found.logs)
      rest = told.found.from - 1
    }
    return { logs, rest, left, fault: undefined }
  })

/** The newest of them, where there are more than are kept: what is older was not looked through then. */
const kept = (looked: LookedThrough): LookedThrough & { readonly isFull: boolean } => {
  const logs = looked.logs.toSorted(newestFirst)
  if (logs.length <= MAX_LOGS) return { ...looked, logs, isFull: false }
  const from = logs[MAX_LOGS]!.block + 1
  return { ...looked, from, logs: logs.filter(({ block }) => block >= from), isFull: true }
}

/**
 * The logs of an account up to the block `to`, the newest first: since the beginning where the node tells of that at once, otherwise as far
 * back as it was read. What was read is remembered: the next look reads what is new and goes on where the last one ended.
 *
 * Fails: `ReadFault`, where the newest blocks cannot be read. Where older ones cannot, what is newer is the answer.
 */
export const findAllLogs = (
  reader: NetworkReader,
  memory: LogMemory,
  account: string,
  to: number,
  what: keyof typeof filtersOf
): Effect.Effect<AllLogs, ReadFault> =>
  Effect.gen(function* () {
    const { looks, spans } = memory
    const key = `${reader.networkId} ${what} ${account}`
    const remember = (looked: LookedThrough, isStuck = false): AllLogs => {
      const { isFull, ...rest } = kept(looked)
      looks.delete(key)
      if (looks.size >= MAX_ACCOUNTS) looks.delete(looks.keys().next().value!)
      looks.set(key, rest)
      return { logs: rest.logs, from: rest.from, goesOn: rest.from > 0 && !isFull && !isStuck }
    }

    const before = looks.get(key)
    // A node that is far behind what was read of another one has another chain.
    const known = before !== undefined && to >= before.to - UNSETTLED ? before : undefined
    if (known === undefined && !spans.has(reader.networkId)) {
      const whole = yield* findInAll(reader, memory, account, to, what)
      if (whole !== undefined) return remember({ ...whole, to })
    }
    const settled = known === undefined ? 0 : Math.max(known.from, Math.min(known.to, to) - UNSETTLED + 1)
    const newest = yield* readDown(reader, memory, account, { from: settled, to }, what, MAX_LOOKS)
    if (newest.fault !== undefined && newest.rest === to) return yield* Effect.fail(newest.fault)
    if (known === undefined || newest.rest >= settled)
      return remember({ logs: newest.logs, from: newest.rest + 1, to }, newest.fault !== undefined)

    const older = yield* readDown(reader, memory, account, { from: 0, to: known.from - 1 }, what, newest.left)
    const logs = [...newest.logs, ...known.logs.filter(({ block }) => block < settled), ...older.logs]
    return remember({ logs, from: older.rest + 1, to }, older.fault !== undefined)
  })
