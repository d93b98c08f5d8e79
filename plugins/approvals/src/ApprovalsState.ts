import {
  defineSlice,
  type Amount,
  type CaipAddress,
  type CapabilitySource,
  type PreparedCall,
  type TokenApproval,
  type TokenApprovalList
} from "@latchkey/core"

/** An approval that the account has given. */
export interface GivenApproval extends TokenApproval {
  /** Tells it from every other approval of the account, on every network. */
  readonly key: string
  /** The spender's page, where the network has an explorer. */
  readonly explorerUrl?: string
}

/** Who may take what of one account on one network, as it was last read. */
export interface AccountApprovals {
  /** CAIP-10 of the account; it says the network too. */
  readonly account: CaipAddress
  /** Whether they are being read, were read, or could not be read the last time. */
  readonly status: "loading" | "ready" | "failed"
  /** The last given first. After a failed read, what was read before it. */
  readonly list: ReadonlyArray<GivenApproval>
  /** What was given before that is not known; absent where the source looked back to the beginning. */
  readonly since?: NonNullable<TokenApprovalList["since"]>
  /** Who answered. Absent until it was read. */
  readonly source?: CapabilitySource
  /** The code of the error with which the last read failed; absent once a read succeeded. */
  readonly code?: string
}

/** A revocation as it is shown before the wallet is asked: `prepared` is the exact request that the wallet gets. */
export interface RevokeReview {
  /** CAIP-10 of the account that gave the approval. */
  readonly account: CaipAddress
  readonly approval: GivenApproval
  /** What the spender may still take afterwards: one base unit, of a token whose contract takes no approval of zero. Absent: nothing. */
  readonly leaves?: Amount
  readonly prepared: PreparedCall
}

/**
 * Where the latest revocation is.
 *
 * - `asking`: the wallet is asked; - `unsent`: it ended before anything was sent, `code` says why; - `sent`: the wallet has sent it;
 *   - `success`, `failed`: the chain says so; - `unknown`: nobody can tell.
 */
export interface RevokeProgress {
  readonly review: RevokeReview
  readonly status: "asking" | "unsent" | "sent" | "success" | "failed" | "unknown"
  /** The transaction's hash, where the wallet gave one. */
  readonly hash?: string
  /** The transaction's page, where the network has an explorer. */
  readonly explorerUrl?: string
  /** The error's code. */
  readonly code?: string
  /** The chain's own words for a failure. */
  readonly reason?: string
}

/** The state of approvals. */
export interface ApprovalsState {
  /** By namespace: of those that it was asked of. */
  readonly byNamespace: Readonly<Record<string, AccountApprovals>>
  /** What is ready to be revoked. */
  readonly review?: RevokeReview
  /** The latest revocation that the wallet was asked for. */
  readonly progress?: RevokeProgress
}

/** The approvals of the connected accounts; of nobody at first. */
export const approvalsSlice = defineSlice<ApprovalsState>("approvals", { byNamespace: {} })
