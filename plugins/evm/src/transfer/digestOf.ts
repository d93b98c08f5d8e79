import { decodeQuantity } from "../Quantity.ts"
import { keccak256 } from "../names/keccak256.ts"
import type { PlainCall } from "./TransactionRequest.ts"

/** Tells what a transaction does from what another of the same number does, whatever fee they pay. */
export const digestOf = ({ to, value, data }: Pick<PlainCall, "to" | "value" | "data">): string =>
  keccak256(
    new TextEncoder().encode(`${to.toLowerCase()} ${decodeQuantity(value) ?? 0n} ${data.toLowerCase()}`)
  )
