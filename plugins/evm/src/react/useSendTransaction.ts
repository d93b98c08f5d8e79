import { useAction, useKit, type NamedAction } from "@latchkey/react"
import type { EvmKit, Sending } from "./EvmKit.ts"
import { sendAs } from "./sendAs.ts"

/** A transaction, as viem's `sendTransaction` takes it. */
export interface SendTransactionRequest extends Sending {
  /** The address that is paid or called. */
  readonly to: `0x${string}`
  /** What it is called with, hexadecimal. */
  readonly data?: `0x${string}`
}

type Parameters = [request: SendTransactionRequest]

/**
 * Sends a transaction by the connected wallet: `sendTransaction({ to, value })`. `data` is its hash; the kit follows it from there on, in
 * the visitor's list of transactions.
 *
 * `error`: `EVM_REQUEST_REJECTED` if the visitor declines, `EVM_REQUEST_FAILED` for what viem or the wallet says, `NOT_CONNECTED`.
 */
export const useSendTransaction = (): NamedAction<"sendTransaction", Parameters, `0x${string}`> => {
  const kit = useKit<EvmKit>()
  const { run, runAsync, ...action } = useAction((request: SendTransactionRequest) =>
    sendAs(kit, request, async (wallet, chain) => {
      const { sendTransaction } = await import("viem/actions")
      const { to, data, value } = request
      return sendTransaction(wallet, { to, data, value, chain })
    })
  )
  return { ...action, sendTransaction: run, sendTransactionAsync: runAsync }
}
