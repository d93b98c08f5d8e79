import type { JsonRpc, NativeBalance } from "@latchkey/core/effect"
import { readField, type ReadOptions } from "@latchkey/core/chain-kit"
import { nativeAmount, readRpc } from "@latchkey/core/chain-kit/effect"

// Lamports come as a JSON number. One that is too large for a number to hold exactly is no exact amount any more.
const decodeLamports = (answer: unknown): bigint | undefined => {
  const value = readField(answer, "value")
  return Number.isSafeInteger(value) && (value as number) >= 0 ? BigInt(value as number) : undefined
}

/** Native balances by `getBalance`, as confirmed, over the sources of `readRpc`. */
export const makeNativeBalance = (rpc: JsonRpc["Service"], options: ReadOptions): NativeBalance => ({
  read: ({ address, network }) => {
    const params = [address, { commitment: "confirmed" }]
    return nativeAmount(
      network,
      readRpc(rpc, { network, options, method: "getBalance", params, decode: decodeLamports })
    )
  }
})
