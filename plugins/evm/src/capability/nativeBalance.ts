import {
  RpcUrlMissingError,
  type JsonRpc,
  type NativeBalance,
  type ReadOptions,
  NodeAnswerInvalidError
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { decodedWith, readNetwork } from "../provider/readNetwork.ts"

/** A quantity of at most 32 bytes in a node's answer, or undefined when it is none. */
export const decodeQuantity = (value: unknown): bigint | undefined =>
  typeof value === "string" && /^0x[0-9a-fA-F]{1,64}$/.test(value) ? BigInt(value) : undefined

/** Native balances by `eth_getBalance`, latest block, over the sources of `readNetwork`. */
export const makeNativeBalance = (rpc: JsonRpc["Service"], options: ReadOptions): NativeBalance => ({
  read: ({ address, network, provider }) => {
    // A stand-in network has no decimals: any amount made with it would be wrong.
    if (network.unknown) return Effect.fail(new RpcUrlMissingError(network.caipNetworkId))
    const { symbol, decimals } = network.nativeCurrency
    const balance = { method: "eth_getBalance", params: [address, "latest"] }
    return readNetwork(rpc, { network, provider, ...balance, options }, (answer) =>
      decodedWith(decodeQuantity)(answer).pipe(
        Effect.map((value) => ({ value, decimals, symbol })),
        Effect.mapError((fault) =>
          "kind" in fault
            ? new NodeAnswerInvalidError(network.caipNetworkId, "a balance", fault.cause)
            : fault
        )
      )
    )
  }
})
