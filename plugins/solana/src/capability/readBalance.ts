import { RpcUrlMissingError, type JsonRpc, type NativeBalance, type ReadOptions } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { readNetwork } from "../provider/readNetwork.ts"

// Lamports come as a JSON number. One that is too large for a number to hold exactly is no exact amount any more.
const decodeLamports = (answer: unknown): bigint | undefined => {
  const value = typeof answer === "object" && answer !== null && "value" in answer ? answer.value : undefined
  return Number.isSafeInteger(value) && (value as number) >= 0 ? BigInt(value as number) : undefined
}

/** A native balance by `getBalance`, as confirmed, over the sources of `readNetwork`. */
export const readBalance = (
  rpc: JsonRpc["Service"],
  options: ReadOptions,
  { address, network }: Parameters<NativeBalance["read"]>[0]
): ReturnType<NativeBalance["read"]> => {
  // A stand-in network has no decimals: any amount made with it would be wrong.
  if (network.unknown) return Effect.fail(new RpcUrlMissingError(network.caipNetworkId))
  const { symbol, decimals } = network.nativeCurrency
  return Effect.map(
    readNetwork(rpc, {
      network,
      method: "getBalance",
      params: [address, { commitment: "confirmed" }],
      options,
      decode: decodeLamports
    }),
    (value) => ({ value, decimals, symbol })
  )
}
