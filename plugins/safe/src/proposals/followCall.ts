import { attempt, readField, readPath } from "@latchkey/core/chain-kit"
import type { TransferOutcome } from "@latchkey/core"
import type { SafeFrame } from "../frame/SafeFrame.ts"
import { readStatus } from "./readProposal.ts"

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

/**
 * Waits, 25 seconds at most, until a proposal that makes a call is executed: `pending` where the owners take longer, `unknown` where the
 * Safe does not say. Never rejects but with what ends it.
 */
export const followCall = async (
  frame: SafeFrame,
  safeTxHash: string,
  request: object,
  signal: AbortSignal
): Promise<TransferOutcome> => {
  let isOpen = false
  for (let waited = 0; waited <= WAIT_MILLIS; waited += POLL_MILLIS) {
    const told = await frame.call("getTxBySafeTxHash", { safeTxHash }, READ_MILLIS).catch(() => undefined)
    const status = readStatus(told)
    if (status === "executed" && isThatCall(told, request)) return { status: "success" }
    if (status === "executed") return { status: "unknown" }
    if (status === "failed" || status === "cancelled") return { status: "failed" }
    isOpen = status === "signatures" || status === "execution"
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLIS))
    signal.throwIfAborted()
  }
  return { status: isOpen ? "pending" : "unknown" }
}
