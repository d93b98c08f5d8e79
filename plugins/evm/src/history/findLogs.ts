import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { toQuantity } from "../Quantity.ts"
import { decodedWith, type ReadFault } from "../provider/readNetwork.ts"
import type { NetworkReader } from "../api/NetworkReader.ts"
import { decodeLogs, events } from "./AccountLog.ts"
import type { FoundLogs, LogMemory } from "./LogMemory.ts"
import { spanAfter } from "./spanAfter.ts"

/** Blocks that a node is asked for at once at first; many allow fewer. */
const FIRST_SPAN = 10_000
/** Blocks, the last included. */
export interface BlockRange {
  readonly from: number
  readonly to: number
}

/** What logs are asked for: their topics, by the account's own. */
export type LogFilters = (topic: string) => ReadonlyArray<ReadonlyArray<unknown>>

const { transfer, approval, approvalForAll, transferSingle, transferBatch } = events
const things = [transferSingle, transferBatch]

/** Every log that names the account. */
export const namingAccount: LogFilters = (topic) => [
  [[transfer, approval, approvalForAll], topic],
  [[transfer, ...things], null, topic],
  [things, null, null, topic]
]

/** Logs of things that the account received. The last place of the first is a thing's number, which tokens do not have. */
export const bringingThings: LogFilters = (topic) => [
  [[transfer], null, topic, null],
  [things, null, null, topic]
]

/** Logs that say who may take something of the account. */
export const givingApprovals: LogFilters = (topic) => [[[approval, approvalForAll], topic]]

/** The logs of a range, as many blocks as it has. Fails: `ReadFault`. */
export const readLogs = (
  { read }: Pick<NetworkReader, "read">,
  account: string,
  { from, to }: BlockRange,
  filters: LogFilters
): Effect.Effect<FoundLogs, ReadFault> => {
  const topic = `0x${account.slice(2).toLowerCase().padStart(64, "0")}`
  const blocks = { fromBlock: toQuantity(BigInt(from)), toBlock: toQuantity(BigInt(to)) }
  return Effect.map(
    together(
      filters(topic).map((topics) =>
        read(
          "eth_getLogs",
          [{ ...blocks, topics }],
          decodedWith((answer) => decodeLogs(answer, account))
        )
      )
    ),
    (answers) => {
      const seen = new Set<string>()
      const logs = answers
        .flat()
        .filter(({ block }) => block >= from && block <= to)
        .filter(({ block, logIndex }) => {
          const key = `${block} ${logIndex}`
          return !seen.has(key) && seen.add(key)
        })
      return { logs, from }
    }
  )
}

/**
 * The logs that name an account in the last blocks of a range, or those of `filters`: in as many as the node gives at once, which is
 * remembered in `spans`. A node that refuses is asked for as many as it says, or else for half as many, each time. Fails as the node does
 * that refuses five of them too.
 */
export const findLogs = (
  reader: NetworkReader,
  { spans }: Pick<LogMemory, "spans">,
  account: string,
  { from, to }: BlockRange,
  filters: LogFilters = namingAccount
): Effect.Effect<FoundLogs, ReadFault> => {
  const askFor = (count: number, isSecond = false): Effect.Effect<FoundLogs, ReadFault> =>
    Effect.catch(readLogs(reader, account, { from: to - count + 1, to }, filters), (fault) => {
      const fewer = spanAfter(fault, count, isSecond)
      if (fewer === undefined) return Effect.fail(fault)
      return Effect.tap(askFor(fewer, true), () =>
        Effect.sync(() => spans.set(reader.networkId, Math.min(fewer, spans.get(reader.networkId) ?? fewer)))
      )
    })
  return askFor(Math.min(spans.get(reader.networkId) ?? FIRST_SPAN, to - from + 1))
}
