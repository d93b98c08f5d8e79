import type { Amount, OnrampQuote } from "@latchkey/core"
import { attempt } from "@latchkey/core/chain-kit"
import { readAmountOf } from "./readAmountOf.ts"

/**
 * A quote of an answer that may be anything; undefined if it is malformed, says nothing of what is got, or is about another amount
 * than the one that is paid.
 */
export const readQuote = (answer: unknown, pay: Amount, symbol: string): OnrampQuote | undefined =>
  attempt(() => {
    const given = (answer ?? {}) as Partial<Record<keyof OnrampQuote, unknown>>
    const [total, purchased] = [readAmountOf(given.total), readAmountOf(given.purchased)]
    const untold = { subtotal: undefined, providerFee: undefined, networkFee: undefined }
    const parts = Object.keys(untold).flatMap((field) => {
      const part = given[field as keyof typeof untold]
      return part === undefined ? [] : [[field, readAmountOf(part)] as const]
    })
    // What is not told is not known; what is told and cannot be read makes all of it doubtful.
    if (!total || !purchased || parts.some(([, amount]) => amount === undefined)) return undefined
    const isAbout =
      total.symbol === pay.symbol &&
      total.decimals === pay.decimals &&
      total.value === pay.value &&
      purchased.symbol === symbol &&
      purchased.value > 0n
    if (!isAbout) return undefined
    const id = typeof given.id === "string" ? given.id.slice(0, 200) : ""
    return { id, total, purchased, ...Object.fromEntries(parts), isPlaceholder: false }
  })

/** A quote that says no price: every amount of it is the one that was entered. */
export const placeholderQuote = (pay: Amount): OnrampQuote => ({
  id: "placeholder",
  total: pay,
  subtotal: pay,
  purchased: pay,
  providerFee: pay,
  networkFee: pay,
  isPlaceholder: true
})
