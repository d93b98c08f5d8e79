import type { KitError } from "@latchkey/core"
import type { JsonRpc, NativeBalance } from "@latchkey/core/effect"
import { attempt, fromBase64, toHex, type ReadOptions } from "@latchkey/core/chain-kit"
import { nativeAmount, readRpc } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { chainOf } from "../CosmosNetwork.ts"
import { DenomMissingError } from "../errors.ts"
import { readBytes, textField } from "../protobuf.ts"

const PATH = "/cosmos.bank.v1beta1.Query/Balance"
const MAX_ANSWER = 4_096
/** The chains' own integers have 256 bits. */
const TOO_MUCH = 2n ** 256n

/** The query's message in hex: the address, then the coin's base unit. */
export const encodeBalanceQuery = (address: string, denom: string): string =>
  toHex([...textField(1, address), ...textField(2, denom)])

/** The amount in a node's answer, or undefined if it is not an amount of that coin. Never throws. */
export const decodeBalance = (answer: unknown, denom: string): bigint | undefined =>
  attempt(() => {
    const { response } = answer as { readonly response: Readonly<Record<"code" | "value", unknown>> }
    const message = response.code === 0 ? fromBase64(response.value, MAX_ANSWER) : undefined
    const coin = message && readBytes(message, 1)
    const text = (number: number) => new TextDecoder().decode(coin && readBytes(coin, number))
    if (coin === undefined || text(1) !== denom || !/^[0-9]{1,78}$/.test(text(2))) return undefined
    const amount = BigInt(text(2))
    return amount < TOO_MUCH ? amount : undefined
  })

/** Native balances by the bank module's query over CometBFT RPC, latest block, over the sources of `readRpc`. */
export const makeNativeBalance = (rpc: JsonRpc["Service"], options: ReadOptions): NativeBalance => ({
  read: ({ address, network }) => {
    const denom = chainOf(network)?.denom
    const amountOf = (coin: string): Effect.Effect<bigint, KitError> =>
      readRpc(rpc, {
        network,
        options,
        method: "abci_query",
        // JSON-RPC takes parameters by name too, and not every node takes them by position.
        params: { path: PATH, data: encodeBalanceQuery(address, coin), prove: false },
        what: "a balance",
        decode: (answer) => decodeBalance(answer, coin)
      })
    return nativeAmount(
      network,
      denom === undefined
        ? Effect.fail(new DenomMissingError({ networkId: network.caipNetworkId }))
        : amountOf(denom)
    )
  }
})
