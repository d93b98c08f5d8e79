import type { Review } from "./Review.ts"

/** What an approval may add. */
export interface Approval {
  /** The accounts to share, the selected one first; for a `connect` review. The wallet's own choice by default. */
  readonly accounts?: readonly string[]
}

/** A request that waits for a decision. The first decision counts, later ones do nothing. */
export interface PendingRequest {
  /** Counts from 1 in each wallet. */
  readonly id: number
  readonly method: string
  /** The params as received, cloned. */
  readonly params: unknown
  readonly review: Review
  approve(approval?: Approval): void
  /** Rejects with code 4001, or with `reason` unchanged. */
  reject(reason?: unknown): void
  /** Resolves when the request was decided, by whatever means. */
  readonly settled: Promise<void>
}
