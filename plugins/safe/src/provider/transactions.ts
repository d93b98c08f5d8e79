import { attempt, readField } from "@latchkey/core/chain-kit"
import { isAddress } from "../frame/readSafeInfo.ts"
import { SafeRequestError } from "../frame/SafeFrame.ts"
import type { SafeInfo } from "../SafeState.ts"

/** A call as a Safe takes it: the value in wei, in decimal digits. */
export interface SafeTransaction {
  readonly to: string
  readonly value: string
  readonly data: string
}

const MAX_CALLS = 100

const wei = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return "0"
  const known = typeof value === "string" || typeof value === "number" || typeof value === "bigint"
  const amount = known && value !== "" ? attempt(() => BigInt(value)) : undefined
  return amount === undefined || amount < 0n ? undefined : String(amount)
}

const invalid = (what: string) => new SafeRequestError(-32602, what)

/** Throws unless what a request is from is this Safe; who says nothing means it. */
export const requireSender = (from: unknown, { address }: SafeInfo): void => {
  if (from === undefined || from === null) return
  if (typeof from !== "string" || from.toLowerCase() !== address.toLowerCase())
    throw new SafeRequestError(4100, "The account is not this Safe.")
}

/**
 * Makes a Safe's call of a transaction as wallets take it. Gas and nonce are left out: whoever executes the proposal pays, and
 * the Safe counts by itself. Throws `SafeRequestError`.
 */
export const toSafeTransaction = (given: unknown): SafeTransaction => {
  const to = readField(given, "to")
  const data = readField(given, "data") ?? readField(given, "input") ?? "0x"
  const value = wei(readField(given, "value"))
  if (!isAddress(to)) throw invalid("A Safe sends to an address; it deploys no contract by itself.")
  if (typeof data !== "string" || !/^0x([0-9a-f]{2})*$/i.test(data)) throw invalid("The data is no hex.")
  if (value === undefined) throw invalid("The value is no amount in wei.")
  return { to, value, data }
}

/** The calls of `wallet_sendCalls`, in their order. Throws `SafeRequestError`. */
export const toSafeTransactions = (calls: unknown): ReadonlyArray<SafeTransaction> => {
  if (!Array.isArray(calls) || calls.length === 0 || calls.length > MAX_CALLS)
    throw invalid(`A batch has 1 to ${MAX_CALLS} calls.`)
  return calls.map(toSafeTransaction)
}
