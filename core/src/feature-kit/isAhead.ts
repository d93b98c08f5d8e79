/** What somebody else says became of something that is followed. */
export type FollowedStatus = "opened" | "unknown" | "pending" | "success" | "failed"

const rank: Readonly<Record<FollowedStatus, number>> = {
  opened: 0,
  unknown: 0,
  pending: 1,
  success: 2,
  failed: 2
}

/** Whether a status comes after another one: one that goes back, or changes a last word, is not to be believed. */
export const isAhead = (next: FollowedStatus, before: FollowedStatus): boolean => rank[next] > rank[before]
