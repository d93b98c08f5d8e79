import { plainText, type CaipNetworkId } from "@latchkey/core"
import { NetworkMismatchError, TransferRefusedError } from "@latchkey/core/effect"
import { fromBase64, readField, readPath, toHex } from "@latchkey/core/chain-kit"
import type { RpcReader, NodeReadError } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeBalance, encodeBalanceQuery } from "../capability/nativeBalance.ts"
import { chainIdOf, type CosmosChain } from "../CosmosNetwork.ts"
import { readBytes, readFields, textField } from "../protobuf.ts"
import { bytesField, decodeVarint } from "./encodeFields.ts"

const BALANCE = "/cosmos.bank.v1beta1.Query/Balance"
const ACCOUNT = "/cosmos.auth.v1beta1.Query/Account"
const SIMULATE = "/cosmos.tx.v1beta1.Service/Simulate"
/** In base64. A simulation's answer lists what happened. */
const MAX_ANSWER = 200_000
const MAX_DEPTH = 4
const MAX_GAS = 2n ** 63n

const query = <A>(
  { read }: RpcReader,
  path: string,
  data: string,
  what: string,
  decode: (answer: unknown) => A | undefined
) => read("abci_query", { path, data, prove: false }, what, decode)

/** The sender's coin, in base units. */
export const readCoin = (
  reader: RpcReader,
  address: string,
  denom: string
): Effect.Effect<bigint, NodeReadError> =>
  query(reader, BALANCE, encodeBalanceQuery(address, denom), "a balance", (answer) =>
    decodeBalance(answer, denom)
  )

/** What the chain counts of an account. */
export interface ChainAccount {
  readonly number: bigint
  readonly sequence: bigint
}

const messageIn = (answer: unknown): Uint8Array | undefined =>
  readPath(answer, "response.code") === 0
    ? fromBase64(readPath(answer, "response.value"), MAX_ANSWER)
    : undefined

/** Accounts of other kinds, such as vesting ones, hold a plain one in their first field, some of them deeper. */
const decodeAccount = (message: Uint8Array, address: string, depth = 0): ChainAccount | undefined => {
  const first = readBytes(message, 1)
  if (first === undefined || depth > MAX_DEPTH) return undefined
  if (new TextDecoder().decode(first) !== address) return decodeAccount(first, address, depth + 1)
  const number = (wanted: number) =>
    decodeVarint(
      readFields(message).findLast((field) => field.number === wanted && field.type === 0)?.value ??
        new Uint8Array()
    )
  return { number: number(3), sequence: number(4) }
}

/** What the chain counts of an account that it knows. */
export const readAccount = (reader: RpcReader, address: string): Effect.Effect<ChainAccount, NodeReadError> =>
  query(reader, ACCOUNT, toHex(textField(1, address)), "an account", (answer) => {
    const message = messageIn(answer)
    const wrapped = message && readBytes(message, 1)
    const account = wrapped && readBytes(wrapped, 2)
    return account && decodeAccount(account, address)
  })

const GAS_PRICE = "/feemarket.feemarket.v1.Query/GasPrice"
const BASE_FEE = "/osmosis.txfees.v1beta1.Query/GetEipBaseFee"
const MOST_DIGITS = 36

/** A decimal as the chain's own messages have it: its digits, in units of 10^-18. */
const decimalIn = (message: Uint8Array | undefined, number: number): bigint | undefined => {
  const bytes = message && readBytes(message, number)
  const text = bytes && new TextDecoder().decode(bytes)
  return text !== undefined && /^\d+$/.test(text) && text.length <= MOST_DIGITS ? BigInt(text) : undefined
}

/**
 * What gas costs now on a chain with a market of fees, in units of 10^-18 of the coin, by the module that its features name: `feemarket` or
 * `osmosis-txfees`. Undefined where it has none, or no node tells: then the network object's own prices hold.
 */
export const readMarketPrice = (
  reader: RpcReader,
  { denom, features = [] }: Pick<CosmosChain, "denom" | "features">
): Effect.Effect<bigint | undefined> => {
  const asked = features.includes("feemarket")
    ? query(reader, GAS_PRICE, toHex(textField(1, denom)), "the price of gas", (answer) => {
        const message = messageIn(answer)
        const coin = message && readBytes(message, 1)
        const of = coin && readBytes(coin, 1)
        return of !== undefined && new TextDecoder().decode(of) === denom ? decimalIn(coin, 2) : undefined
      })
    : features.includes("osmosis-txfees")
      ? query(reader, BASE_FEE, "", "the base fee", (answer) => decimalIn(messageIn(answer), 1))
      : Effect.succeed(undefined)
  // The prices of the network object are there for that.
  return Effect.catch(asked, () => Effect.succeed(undefined))
}

/** Lets the chain try a transaction; answers with the gas that it used. Fails: `TransferRefusedError`, `NodeReadError`. */
export const tryTransaction = (
  reader: RpcReader,
  transaction: Uint8Array
): Effect.Effect<bigint, NodeReadError | TransferRefusedError> =>
  query(reader, SIMULATE, toHex(bytesField(2, transaction)), "a trial of the transfer", (answer) => {
    const code = readPath(answer, "response.code")
    if (typeof code === "number" && code !== 0) return { refusal: readPath(answer, "response.log") }
    const message = messageIn(answer)
    const used = message && readBytes(message, 1)
    const gas = used && readFields(used).findLast(({ number, type }) => number === 2 && type === 0)
    const value = gas && decodeVarint(gas.value)
    return value !== undefined && value > 0n && value < MAX_GAS ? { gas: value } : undefined
  }).pipe(
    Effect.flatMap((answer) =>
      "gas" in answer ? Effect.succeed(answer.gas) : Effect.fail(refusedFor(answer.refusal))
    )
  )

/** The chain's own words for a refusal. */
export const refusedFor = (log: unknown): TransferRefusedError =>
  new TransferRefusedError(typeof log === "string" && log !== "" ? { reason: plainText(log, 300) } : {})

/** Whether the node that is asked belongs to the network. Fails: `NetworkMismatchError`, `NodeReadError`. */
export const requireNetwork = (
  reader: RpcReader
): Effect.Effect<void, NodeReadError | NetworkMismatchError> =>
  Effect.flatMap(
    reader.read("status", {}, "a network's id", (answer) => {
      const id = readField(readField(answer, "node_info"), "network")
      return typeof id === "string" ? id : undefined
    }),
    (id) =>
      id === chainIdOf(reader.network)
        ? Effect.void
        : Effect.fail(
            new NetworkMismatchError({
              expected: reader.network.caipNetworkId,
              actual: `cosmos:${plainText(id, 60)}` as CaipNetworkId
            })
          )
  )
