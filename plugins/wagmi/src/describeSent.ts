import type { NativeCurrency, TransactionDescription } from "@latchkey/core"
import type { Address, Hex } from "viem"
import type { SentCall, SentRequest } from "./SentRequest.ts"

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

const QUANTITY = /^0x[0-9a-fA-F]{1,64}$/

const readCall = (given: unknown): SentCall => {
  const { to, value, data, input } = (given ?? {}) as Record<string, unknown>
  const quantity = text(value) ?? ""
  return {
    to: text(to) as Address | undefined,
    value: QUANTITY.test(quantity) ? BigInt(quantity) : 0n,
    data: (text(data) ?? text(input)) as Hex | undefined
  }
}

/** What `eth_sendTransaction` or `wallet_sendCalls` was called with; the chain is the connected one where the request names none. */
export const readSent = (given: unknown, connectedTo: number): SentRequest => {
  const { chainId, calls } = (given ?? {}) as Record<string, unknown>
  const named = text(chainId) ?? ""
  return {
    chainId: QUANTITY.test(named) ? Number(named) : connectedTo,
    calls: Array.isArray(calls) ? calls.map(readCall) : [readCall(given)]
  }
}

/** What can be said of a request by itself: coins that go to somebody. All else is the app's own. */
export const describeSent = (
  { calls }: SentRequest,
  coin: NativeCurrency | undefined
): Partial<TransactionDescription> => {
  const [call, ...others] = calls
  const isTransfer = (call?.data ?? "0x") === "0x" && call?.to !== undefined && others.length === 0
  return isTransfer && coin !== undefined
    ? {
        kind: "send",
        sends: [{ value: call.value, decimals: coin.decimals, symbol: coin.symbol }],
        receiver: call.to
      }
    : { kind: "app" }
}
