import { attempt, readField, readPath } from "@latchkey/core/chain-kit"
import type { AwaitedOwners, TransferOutcome } from "@latchkey/core"
import type { SafeFrame } from "../frame/SafeFrame.ts"
import { isHash, readStatus } from "./readProposal.ts"

const WAIT_MILLIS = 25_000
const POLL_MILLIS = 2_000
const READ_MILLIS = 10_000

const lower = (value: unknown) => (typeof value === "string" ? value.toLowerCase() : undefined)
const amount = (value: unknown) =>
  typeof value === "string" ? attempt(() => BigInt(value)) : value === undefined ? 0n : undefined

/** Whether a proposal makes the call of a request for a wallet, as the Safe tells it. */
const isThatCall = (told: unknown, request: object): boolean =>
  lower(readPath(told, "txData.to.value")) === lower(readField(request, "to")) &&
  (lower(readPath(told, "txData.hexData")) ?? "0x") === (lower(readField(request, "data")) ?? "0x") &&
  amount(readPath(told, "txData.value")) === amount(readField(request, "value"))

/** Who is waited for; undefined where the Safe does not say it. */
const ownersIn = (told: unknown): AwaitedOwners | undefined => {
  const required = readPath(told, "detailedExecutionInfo.confirmationsRequired")
  const confirmations = readPath(told, "detailedExecutionInfo.confirmations")
  return Array.isArray(confirmations) && Number.isSafeInteger(required) && (required as number) > 0
    ? Object.freeze({ signatures: confirmations.length, required: required as number })
    : undefined
}

const isSame = (one: AwaitedOwners | undefined, other: AwaitedOwners | undefined) =>
  one?.signatures === other?.signatures && one?.required === other?.required

/** What a Safe says of a proposal now; undefined where it says nothing of it. */
const lookAt = (told: unknown, request: object): SafeOutcome | undefined => {
  const status = readStatus(told)
  if (status === "executed") {
    const hash = readField(told, "txHash")
    return isThatCall(told, request)
      ? { status: "success", ...(isHash(hash) ? { hash } : {}) }
      : { status: "unknown" }
  }
  if (status === "failed" || status === "cancelled") return { status: "failed" }
  if (status !== "signatures" && status !== "execution") return undefined
  const owners = ownersIn(told)
  return { status: "pending", ...(owners === undefined ? {} : { owners }) }
}

/** What became of a proposal, and the transaction that executed it. */
export type SafeOutcome = TransferOutcome & { readonly hash?: string }

/** Makes what follows proposals of one Safe. */
export const makeFollowCall = (frame: SafeFrame) => {
  /** Who was waited for when it was told last. */
  const before = new Map<string, AwaitedOwners | undefined>()
  /**
   * Waits, 25 seconds at most, until a proposal that makes a call is executed, or somebody else has signed: `pending` then, and where the
   * owners take longer; `unknown` where the Safe does not say. Never rejects but with what ends it.
   */
  return async (safeTxHash: string, request: object, signal: AbortSignal): Promise<SafeOutcome> => {
    let latest: SafeOutcome = { status: "unknown" }
    for (let waited = 0; waited <= WAIT_MILLIS; waited += POLL_MILLIS) {
      const told = await frame.call("getTxBySafeTxHash", { safeTxHash }, READ_MILLIS).catch(() => undefined)
      const found = lookAt(told, request)
      if (found !== undefined && found.status !== "pending") {
        before.delete(safeTxHash)
        return found
      }
      if (found !== undefined && !isSame(found.owners, before.get(safeTxHash))) {
        before.set(safeTxHash, found.owners)
        return found
      }
      latest = found ?? { status: "unknown" }
      await new Promise((resolve) => setTimeout(resolve, POLL_MILLIS))
      signal.throwIfAborted()
    }
    return latest
  }
}
