import { readField } from "@latchkey/core/chain-kit"
import { parseAddress } from "../../Address.ts"
import { decodeQuantity } from "../../Quantity.ts"

/** As many calls as a wallet is asked to make at once, at most. */
export const MAX_CALLS = 100

const isAddress = (value: unknown) =>
  typeof value === "string" && value.startsWith("0x") && parseAddress(value) !== undefined
const isBytes = (value: unknown) => typeof value === "string" && /^0x(?:[0-9a-fA-F]{2})*$/.test(value)

/** See `WalletCalls.findProblem`. */
export const findCallsProblem = (calls: unknown) => {
  if (!Array.isArray(calls) || calls.length === 0 || calls.length > MAX_CALLS)
    return { field: "calls" } as const
  for (const [index, call] of calls.entries() as IterableIterator<[number, unknown]>) {
    const [to, data, value] = [readField(call, "to"), readField(call, "data"), readField(call, "value")]
    if (!isAddress(to)) return { field: "to", index } as const
    if (data !== undefined && !isBytes(data)) return { field: "data", index } as const
    if (value !== undefined && decodeQuantity(value) === undefined) return { field: "value", index } as const
  }
  return undefined
}
