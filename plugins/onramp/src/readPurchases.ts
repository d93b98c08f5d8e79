import type { OnrampPast } from "@latchkey/core"
import { attempt } from "@latchkey/core/chain-kit"
import type { OnrampPurchase } from "@latchkey/core/effect"
import { readAmountOf } from "./readAmountOf.ts"

const MAX_ENTRIES = 200
const MAX_ID = 200
/** The last moment that a date can be. */
const MAX_TIME = 8.64e15

/** A purchase of an answer, without the provider that answered. */
export type ReadPurchase = Omit<OnrampPast, "provider">

const readPurchase = (value: unknown): ReadPurchase | undefined => {
  const { id, status, at, pay, purchased } = (value ?? {}) as Partial<Record<keyof OnrampPurchase, unknown>>
  if (typeof id !== "string" || id === "" || id.length > MAX_ID) return undefined
  if (status !== "pending" && status !== "success" && status !== "failed") return undefined
  const [paid, got] = [readAmountOf(pay), readAmountOf(purchased)]
  return {
    id,
    status,
    ...(typeof at === "number" && at > 0 && at <= MAX_TIME ? { at } : {}),
    ...(paid === undefined ? {} : { pay: paid }),
    ...(got === undefined ? {} : { purchased: got })
  }
}

/** The purchases of an answer that may be anything, without what is not one; undefined if the answer is no list. */
export const readPurchases = (answer: unknown): ReadonlyArray<ReadPurchase> | undefined =>
  attempt(() =>
    Array.isArray(answer)
      ? answer.slice(0, MAX_ENTRIES).flatMap((entry) => attempt(() => readPurchase(entry)) ?? [])
      : undefined
  )
