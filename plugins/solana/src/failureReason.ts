import { plainText } from "@latchkey/core"
import { toJson } from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"

const MAX_REASON = 300
const MAX_LOGS = 200

/** "InsufficientFundsForRent" as words. */
const asWords = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, (_, end, begin) => `${end} ${begin.toLowerCase()}`)

/** What a program said before it ended, in its own words. */
const saidIn = (logs: unknown): string | undefined =>
  (Array.isArray(logs) ? logs.slice(-MAX_LOGS) : [])
    .map((line: unknown) =>
      typeof line === "string"
        ? (/ Error Message: (.+?)\.?$/.exec(line)?.[1] ?? /^Program log: Error: (.+)$/.exec(line)?.[1])
        : undefined
    )
    .findLast((text) => text !== undefined)

/**
 * Why the chain does not carry a transaction out: what its program said, else the name of the failure in words, such as "Insufficient
 * funds for rent", else all that was told as JSON. Plain, at most 300 characters.
 */
export const failureReason = (failure: unknown, logs?: unknown): string => {
  const said = saidIn(logs)
  if (said !== undefined) return plainText(said, MAX_REASON)
  const instruction = readField(failure, "InstructionError")
  const inner = Array.isArray(instruction) ? (instruction as ReadonlyArray<unknown>)[1] : failure
  const custom = readField(inner, "Custom")
  if (typeof custom === "number") return `Program error ${custom}`
  const name = typeof inner === "string" ? inner : Object.keys((inner ?? {}) as object)[0]
  return name !== undefined && /^[A-Za-z]{1,80}$/.test(name)
    ? asWords(name)
    : plainText(toJson(failure).slice(0, MAX_REASON * 2), MAX_REASON)
}
