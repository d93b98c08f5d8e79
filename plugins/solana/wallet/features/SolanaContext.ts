import type { ApprovalDesk } from "../../../../tests/testing/src/approval/ApprovalDesk.ts"
import type { CallNode } from "../../../../tests/testing/src/rpc/callNode.ts"
import type { SolanaPermission } from "../SolanaPermission.ts"
import type { SolanaTransactionVersion } from "../transaction/readTransaction.ts"

/** What the features are answered from. */
export interface SolanaContext {
  readonly permission: SolanaPermission
  readonly desk: ApprovalDesk
  readonly callNode: CallNode
  readonly chains: readonly string[]
  readonly rpcUrls: Readonly<Record<string, string>>
  readonly supportedTransactionVersions: readonly SolanaTransactionVersion[]
  readonly silentConnect: "empty" | "rejects"
  readonly keepsPermission: boolean
  /** The host that signing in has to name; any when absent. */
  readonly host: string | undefined
}

/** Answers a feature's call, given its arguments. */
export type SolanaMethod = (inputs: readonly unknown[], context: SolanaContext) => Promise<unknown>
