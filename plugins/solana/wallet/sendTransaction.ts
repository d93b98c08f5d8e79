import { isRecord } from "../../../tests/testing/src/decode/Decode.ts"
import { ProviderRpcError, providerErrorCode } from "../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { CallNode } from "../../../tests/testing/src/rpc/callNode.ts"
import { invalidInput } from "./refusals.ts"

const commitments = ["processed", "confirmed", "finalized"]
const isCommitment = (value: unknown) => commitments.includes(value as string)
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

/** The options of sending, with what each has to be. */
const known: Readonly<Record<string, (value: unknown) => boolean>> = {
  preflightCommitment: isCommitment,
  commitment: isCommitment,
  minContextSlot: isCount,
  maxRetries: isCount,
  skipPreflight: (value) => typeof value === "boolean"
}

const patience = 30_000
const interval = 200

export interface Sending {
  readonly callNode: CallNode
  readonly rpcUrls: Readonly<Record<string, string>>
}

/**
 * Sends a signed transaction to the node of a chain, and waits for the commitment that the options name.
 *
 * @returns the transaction's signature, 64 bytes
 *
 * Fails: -32000 for options of wrong types, the node's own error, -32603 when there is no node, when the transaction failed
 * on chain, or when the commitment was not reached in 30 s.
 */
export async function sendTransaction(
  transaction: Uint8Array,
  chain: string,
  options: Readonly<Record<string, unknown>>,
  { callNode, rpcUrls }: Sending
): Promise<Uint8Array> {
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  const wrong = given.find(([name, value]) => Object.hasOwn(known, name) && !known[name]!(value))
  if (wrong !== undefined) throw invalidInput(`option ${wrong[0]}`)
  const rpcUrl = Object.hasOwn(rpcUrls, chain) ? rpcUrls[chain] : undefined
  if (rpcUrl === undefined) throw failed(`The wallet has no node for ${chain}`)

  const { base58, base64 } = await import("@scure/base")
  const ask = (method: string, params: readonly unknown[]) => callNode({ id: 0, rpcUrl }, method, params)
  const { commitment, ...forNode } = Object.fromEntries(given.filter(([name]) => Object.hasOwn(known, name)))
  const signature = await ask("sendTransaction", [
    base64.encode(transaction),
    { ...forNode, encoding: "base64" }
  ])
  if (typeof signature !== "string") throw failed("The node answered without a signature")
  if (commitment !== undefined) await reach(commitment as string, signature, ask)
  return base58.decode(signature)
}

async function reach(
  commitment: string,
  signature: string,
  ask: (method: string, params: readonly unknown[]) => Promise<unknown>
): Promise<void> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    const answer = await ask("getSignatureStatuses", [[signature]])
    const value = isRecord(answer) ? answer["value"] : undefined
    const status: unknown = Array.isArray(value) ? value[0] : undefined
    if (isRecord(status)) {
      if (status["err"] !== null) throw failed("The transaction failed", status["err"])
      const reached = commitments.indexOf(String(status["confirmationStatus"]))
      if (reached >= commitments.indexOf(commitment)) return
    }
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
  throw failed(`The transaction was not ${commitment} in time`)
}

const failed = (message: string, data?: unknown) =>
  new ProviderRpcError(providerErrorCode.internal, message, data)
