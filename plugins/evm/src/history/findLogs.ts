import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { toQuantity } from "../Quantity.ts"
import { decodedWith, type ReadFault } from "../provider/readNetwork.ts"
import type { NetworkReader } from "../api/NetworkReader.ts"
import { decodeLogs, events, type AccountLog } from "./AccountLog.ts"

/** Blocks that a node is asked for at once at first; many allow fewer. */
export const FIRST_SPAN = 10_000
/** A node that does not even tell of so few is asked no further. */
const LEAST_SPAN = 5

/** Blocks, the last included. */
export interface BlockRange {
  readonly from: number
  readonly to: number
}

/** What was found, and in which blocks: fewer than were asked for where the node allows no more. */
export interface FoundLogs {
  readonly logs: ReadonlyArray<AccountLog>
  readonly from: number
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

// Nodes refuse what is too large in words and codes of their own, some by the status of HTTP: fewer blocks may be allowed.
const isRefusal = (fault: ReadFault): boolean =>
  fault._tag === "RpcResponseError" ||
  fault._tag === "HttpBodyInvalidError" ||
  fault._tag === "WalletFault" ||
  (fault._tag === "HttpStatusError" && [400, 403, 413, 422].includes(fault.details.status))

/**
 * The logs that name an account in the last blocks of a range, or those of `filters`: in as many as the node allows, which is found by asking for half as
 * many each time that it refuses. `span` is how many are asked for first. Fails as the node does that refuses `least` of them too, five if nothing is said.
 */
export const findLogs = (
  { read }: Pick<NetworkReader, "read">,
  account: string,
  { from, to }: BlockRange,
  span: number,
  {
    filters = namingAccount,
    least = LEAST_SPAN
  }: { readonly filters?: LogFilters; readonly least?: number } = {}
) => {
  const topic = `0x${account.slice(2).toLowerCase().padStart(64, "0")}`
  const askFor = (count: number): Effect.Effect<FoundLogs, ReadFault> => {
    const first = Math.max(from, to - count + 1)
    const blocks = { fromBlock: toQuantity(BigInt(first)), toBlock: toQuantity(BigInt(to)) }
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
          .filter(({ block }) => block >= first && block <= to)
          .filter(({ block, logIndex }) => {
            const key = `${block} ${logIndex}`
            return !seen.has(key) && seen.add(key)
          })
        return { logs, from: first }
      }
    )
  }
  const halve = (count: number): ReturnType<typeof askFor> =>
    Effect.catch(askFor(count), (fault) =>
      isRefusal(fault) && count > least ? halve(Math.max(least, Math.floor(count / 2))) : Effect.fail(fault)
    )
  return halve(Math.min(span, to - from + 1))
}
