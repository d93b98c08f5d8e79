import type { OnrampProgress } from "@latchkey/core"
import type { OnrampPurchase } from "@latchkey/core/effect"
import { attempt } from "@latchkey/core/chain-kit"

const MAX_ENTRIES = 200

const rank = { opened: 0, unknown: 0, pending: 1, success: 2, failed: 2 } as const

/** Whether a status comes after another one: one that goes back, or changes a last word, does not. */
export const isAhead = (next: OnrampPurchase["status"], before: OnrampProgress["status"]): boolean =>
  rank[next] > rank[before]

const isPurchase = (value: unknown): value is OnrampPurchase => {
  const { id, status } = (value ?? {}) as Partial<Record<keyof OnrampPurchase, unknown>>
  return (
    typeof id === "string" &&
    id !== "" &&
    (status === "pending" || status === "success" || status === "failed")
  )
}

/** The purchases of an answer that may be anything; what is none is left out. */
export const readPurchases = (answer: unknown): ReadonlyArray<Pick<OnrampPurchase, "id" | "status">> =>
  attempt(() =>
    Array.isArray(answer)
      ? answer
          .slice(0, MAX_ENTRIES)
          .filter(isPurchase)
          .map(({ id, status }) => ({ id, status }))
      : []
  ) ?? []
