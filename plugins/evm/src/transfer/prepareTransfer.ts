import type { Network } from "@latchkey/core"
import {
  TransferAmountInvalidError,
  TransferBalanceError,
  TransferReceiverInvalidError,
  TransferTokenInvalidError,
  type PreparedTransfer,
  type ReceiverWarning,
  type TransferPreview,
  type TransferRequest
} from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import type { EvmOptions } from "../EvmApi.ts"
import type { ChainReader } from "./ChainReader.ts"
import { readIsContract, requireBalance, tryTransfer } from "./checkTransfer.ts"
import { parseToken } from "./parseToken.ts"
import { readCoin } from "./readCoin.ts"
import { asOnePrice, readDataFee, readGasPrice } from "./readGasPrice.ts"
import { readToken } from "./readToken.ts"
import { decodeTransferCall, encodeTransferCall } from "./TransferCall.ts"

const MAX_VALUE = 2n ** 256n

/** Addresses that nobody has the key of, or that stand for it. */
const BURN = /^0x0{38}[0-9a-f]{2}$|^0x(?:0{36}|dead0{32})dead$|^0xdead0{36}$/i

/** What a request shows: everything is read out of the request, but what the token says of itself. */
export const previewOf = (
  { caipNetworkId, nativeCurrency }: Network,
  request: object,
  token: { readonly decimals: number; readonly symbol: string } | undefined
): Omit<TransferPreview, "fee"> & { readonly fee: bigint; readonly chainId: string } => {
  const facts = decodeTransferCall(request)
  if (facts === undefined || (facts.token === undefined) !== (token === undefined))
    throw new TypeError("The request is no transfer.")
  const { decimals, symbol } = token ?? nativeCurrency
  return {
    networkId: caipNetworkId,
    sender: facts.sender,
    receiver: facts.receiver,
    ...(facts.token === undefined ? {} : { token: `${caipNetworkId}:${facts.token}` as const }),
    amount: Object.freeze({ value: facts.value, decimals, symbol }),
    fee: facts.fee,
    chainId: facts.chainId
  }
}

const warningsOf = (
  {
    receiver,
    sender,
    token
  }: { readonly receiver: string; readonly sender: string; readonly token: string | undefined },
  isContract: boolean
): ReadonlyArray<ReceiverWarning> => [
  ...(receiver === sender ? (["self"] as const) : []),
  ...(BURN.test(receiver) ? (["burn"] as const) : []),
  ...(receiver === token ? (["token"] as const) : isContract ? (["contract"] as const) : [])
]

/** See `Transfers.prepare`. */
export const prepareTransfer = (
  reader: ChainReader,
  { address, receiver: given, token: tokenId, amount }: TransferRequest & { readonly address: string },
  { transactionType }: Pick<EvmOptions, "transactionType"> = {}
) =>
  Effect.gen(function* () {
    const { network } = reader
    const { decimals: nativeDecimals, symbol: nativeSymbol } = network.nativeCurrency
    const sender = parseAddress(address)
    const receiver = typeof given === "string" ? parseAddress(given) : undefined
    if (receiver === undefined || sender === undefined)
      return yield* Effect.fail(new TransferReceiverInvalidError({ reason: "format" }))
    const token = tokenId === undefined ? undefined : parseToken(network, tokenId)
    if (token === undefined && tokenId !== undefined)
      return yield* Effect.fail(new TransferTokenInvalidError())

    const [coin, held, isContract, told, dataFee] = yield* together([
      readCoin(reader, sender),
      token === undefined
        ? Effect.succeed(undefined)
        : Effect.mapError(readToken(reader, token, sender), (error) =>
            error._tag === "RpcUrlMissingError" ? error : new TransferTokenInvalidError(error)
          ),
      readIsContract(reader, receiver),
      readGasPrice(reader),
      readDataFee(reader)
    ])
    const decimals = held?.decimals ?? nativeDecimals
    if (amount !== "max") {
      if (typeof amount?.value !== "bigint")
        return yield* Effect.fail(new TransferAmountInvalidError({ reason: "missing" }))
      if (amount.decimals !== decimals)
        return yield* Effect.fail(new TransferAmountInvalidError({ reason: "decimals" }))
      if (amount.value <= 0n || amount.value >= MAX_VALUE)
        return yield* Effect.fail(new TransferAmountInvalidError({ reason: "zero" }))
    }
    const all = held?.balance ?? coin
    const short = new TransferBalanceError({ symbol: held?.symbol ?? nativeSymbol, of: "amount" })
    const wanted = amount === "max" ? all : amount.value
    if (wanted > all || all === 0n) return yield* Effect.fail(short)

    // Of the coin that pays the fee, all cannot be sent; how much gas it takes does not depend on how much it is.
    const isRest = amount === "max" && held === undefined
    const facts = { sender, receiver, token, value: isRest ? 1n : wanted }
    const gas = yield* tryTransfer(reader, facts)
    const price = token === undefined && transactionType !== "eip1559" ? asOnePrice(told) : told
    const fee = gas * ("gasPrice" in price ? price.gasPrice : price.maxFeePerGas) + dataFee
    const value = isRest ? coin - fee : wanted
    if (isRest && value <= 0n)
      return yield* Effect.fail(new TransferBalanceError({ symbol: nativeSymbol, of: "fee" }))
    yield* requireBalance(reader, { coin, token: held, value, fee })

    const request = encodeTransferCall(network, { ...facts, value }, gas, price)
    const { fee: most, chainId: _, ...preview } = previewOf(network, request, held)
    const prepared: PreparedTransfer = Object.freeze({
      ...preview,
      fee: Object.freeze({ value: most + dataFee, decimals: nativeDecimals, symbol: nativeSymbol }),
      warnings: Object.freeze(warningsOf({ receiver, sender, token }, isContract)),
      request
    })
    return prepared
  })
