import { defineSlice, type CaipNetworkId } from "@latchkey/core"

/** The Safe that shows this page. Source: the Safe itself. */
export interface SafeInfo {
  readonly address: string
  readonly networkId: CaipNetworkId
  /** Addresses of those who may sign. */
  readonly owners: ReadonlyArray<string>
  /** How many of them have to. */
  readonly threshold: number
  /** The visitor is none of them: nothing can be proposed. */
  readonly isReadOnly: boolean
}

/**
 * Where a proposal is.
 *
 * - `signatures`: owners have to sign; - `execution`: enough have, and somebody has to send it; - `executed`, `failed`: it is in the
 * chain; - `cancelled`: another one took its place; - `unknown`: the Safe has not said yet.
 */
export type ProposalStatus = "unknown" | "signatures" | "execution" | "executed" | "failed" | "cancelled"

/** What was proposed to a Safe by this page. Source: the Safe, which is asked every few seconds while it is open. */
export interface Proposal {
  /** The Safe's own hash of it; its transaction has another. */
  readonly safeTxHash: string
  /** CAIP-2 id of the Safe's network. */
  readonly networkId: CaipNetworkId
  /** Where it is. */
  readonly status: ProposalStatus
  /** How many owners have signed. */
  readonly signatures: number
  /** How many signatures it takes. */
  readonly required: number
  /** The hash of the transaction that executed it. */
  readonly transactionHash?: string
}

/** The state of `safe`. */
export interface SafeState {
  /** Absent outside of a Safe, and while none is connected. */
  readonly safe?: SafeInfo
  /** The latest first, at most 20. */
  readonly proposals: ReadonlyArray<Proposal>
}

/** The plugin's part of the kit's state. */
export const safeSlice = /* @__PURE__ */ defineSlice<SafeState>("safe", { proposals: [] })
