import type { AccountLog } from "./AccountLog.ts"

/** What was found, and from which block on: fewer than were asked for where the node allows no more. */
export interface FoundLogs {
  readonly logs: ReadonlyArray<AccountLog>
  readonly from: number
}

/** Which blocks were looked through for an account, the last included, and what was found there. */
export interface LookedThrough extends FoundLogs {
  readonly to: number
}

/** What is known of the nodes and of the accounts that their logs were read for, as long as the kit is there. */
export interface LogMemory {
  /** Blocks that a node gives at once, by the network's CAIP-2 id: what it allowed the last time. */
  readonly spans: Map<string, number>
  /** By what was looked for, where and of whom. */
  readonly looks: Map<string, LookedThrough>
}
