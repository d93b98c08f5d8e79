import {
  RpcUrlMissingError,
  type NativeBalance,
  type ReadOptions,
  NodeAnswerInvalidError,
  type JsonRpc,
  readUrls
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { fromBase64 } from "../bytes.ts"
import { chainOf } from "../CosmosNetwork.ts"
import { DenomMissingError } from "../errors.ts"
import { readBytes, textField } from "../protobuf.ts"

const PATH = "/cosmos.bank.v1beta1.Query/Balance"
const MAX_ANSWER = 4_096

const toHex = (bytes: ReadonlyArray<number>): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")

/** The query's message in hex: the address, then the coin's base unit. */
export const encodeBalanceQuery = (address: string, denom: string): string =>
  toHex([...textField(1, address), ...textField(2, denom)])

/** The amount in a node's answer, or undefined when it is none of that coin. Never throws. */
export const decodeBalance = (answer: unknown, denom: string): bigint | undefined => {
  try {
    const { response } = answer as { readonly response: Readonly<Record<"code" | "value", unknown>> }
    const message = response.code === 0 ? fromBase64(response.value, MAX_ANSWER) : undefined
    const coin = message && readBytes(message, 1)
    const text = (number: number) => new TextDecoder().decode(coin && readBytes(coin, number))
    const amount = text(2)
    return coin !== undefined && text(1) === denom && /^[0-9]{1,78}$/.test(amount)
      ? BigInt(amount)
      : undefined
  } catch {
    return undefined
  }
}

/** Reads a balance by the bank module's query over CometBFT RPC, latest block; see `NativeBalance`. */
export const readBalance = (
  rpc: JsonRpc["Service"],
  options: ReadOptions,
  { address, network }: Parameters<NativeBalance["read"]>[0]
): ReturnType<NativeBalance["read"]> => {
  const { caipNetworkId: networkId, nativeCurrency } = network
  const { own, open } = readUrls(network, options)
  const urls = [...own, ...open]
  // A stand-in network has no decimals: any amount made with it would be wrong.
  if (network.unknown || urls.length === 0) return Effect.fail(new RpcUrlMissingError(networkId))
  const denom = chainOf(network)?.denom
  if (denom === undefined) return Effect.fail(new DenomMissingError(networkId))
  const params = { path: PATH, data: encodeBalanceQuery(address, denom), prove: false }
  // JSON-RPC takes parameters by name too, and not every node takes them by position.
  const call = { urls, method: "abci_query", params, kind: "read" } as const
  return Effect.flatMap(rpc.request(call), (answer) => {
    const value = decodeBalance(answer, denom)
    return value === undefined
      ? Effect.fail(new NodeAnswerInvalidError(networkId, "a balance"))
      : Effect.succeed({ value, decimals: nativeCurrency.decimals, symbol: nativeCurrency.symbol })
  })
}
