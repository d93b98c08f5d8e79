import type { OnrampPurchase } from "@latchkey/core/effect"
import { attempt } from "@latchkey/core/chain-kit"

const MAX_ENTRIES = 200

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
