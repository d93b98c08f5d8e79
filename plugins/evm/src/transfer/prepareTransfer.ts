import type { Network } from "@latchkey/core"
import {
  TransferBalanceError,
  TransferReceiverInvalidError,
  TransferTokenInvalidError,
  type FeeLevel,
  type PreparedTransfer,
  type ReceiverWarning,
  type TransferPreview,
  type TransferRequest
} from "@latchkey/core/effect"
import { checkDecimals, checkTransferRequest, together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import type { EvmOptions } from "../EvmApi.ts"
import { selfPaying, type FeePaying, type PayerQuestion } from "../payer/FeePaying.ts"
import type { ChainReader } from "./ChainReader.ts"
import { isShort, readIsContract, requireBalance, tryTransfer } from "./checkTransfer.ts"
import type { GasPrice } from "./GasPrice.ts"
import { parseToken } from "./parseToken.ts"
import { readCoin } from "./readCoin.ts"
import { fullPriceOf, gasPriceOf, hasLevels, readGasFees, type GasFees } from "./readGasPrice.ts"
import { readBlockSeconds } from "./readBlockSeconds.ts"
import { readSurcharge } from "./readSurcharge.ts"
import { readToken } from "./readToken.ts"
import { decodeTransferCall, encodeCall, encodeTransferCall } from "./TransferCall.ts"

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

const MOST_BLOCKS: Readonly<Record<FeeLevel, number>> = { slow: 10, normal: 3, fast: 1 }
const levels = Object.keys(MOST_BLOCKS) as ReadonlyArray<FeeLevel>

/** What a transfer may cost with a level, by what is paid in full or at most. */
const priceOf = (fees: GasFees, level: FeeLevel, isFull: boolean): GasPrice => {
  if (!isFull) return gasPriceOf(fees, level)
  const price = fullPriceOf(fees, level)
  return "gasPrice" in fees ? fees : { maxFeePerGas: price, maxPriorityFeePerGas: price }
}

const perUnit = (price: GasPrice) => ("gasPrice" in price ? price.gasPrice : price.maxFeePerGas)

/** See `Transfers.prepare`. */
export const prepareTransfer = (
  reader: ChainReader,
  given: TransferRequest & PayerQuestion,
  { transactionType }: Pick<EvmOptions, "transactionType"> = {},
  paying: FeePaying = selfPaying
) =>
  Effect.gen(function* () {
    const { network } = reader
    const { address, token: tokenId, amount } = given
    const { decimals, symbol } = network.nativeCurrency
    const { feeLevel } = yield* checkTransferRequest(given, { most: MAX_VALUE - 1n })
    const sender = parseAddress(address)
    const receiver = typeof given.receiver === "string" ? parseAddress(given.receiver) : undefined
    if (receiver === undefined || sender === undefined)
      return yield* Effect.fail(new TransferReceiverInvalidError({ reason: "format" }))
    const token = tokenId === undefined ? undefined : parseToken(network, tokenId)
    if (token === undefined && tokenId !== undefined)
      return yield* Effect.fail(new TransferTokenInvalidError())

    // How long the call is and what it costs do not depend on how much is sent.
    const draft = encodeCall({ sender, receiver, token, value: amount === "max" ? 1n : amount.value })
    const question = { address: sender, provider: given.provider }
    const [payer, coin, held, isContract, told, surchargeOf] = yield* together([
      paying.payerOf(reader, question),
      readCoin(reader, sender),
      token === undefined
        ? Effect.succeed(undefined)
        : Effect.mapError(readToken(reader, token, sender), (error) =>
            error._tag === "RpcUrlMissingError" ? error : new TransferTokenInvalidError(error)
          ),
      readIsContract(reader, receiver),
      readGasFees(reader, draft),
      readSurcharge(reader, draft)
    ])
    yield* checkDecimals(amount, held?.decimals ?? decimals)
    const all = held?.balance ?? coin
    const wanted = amount === "max" ? all : amount.value
    if (wanted > all || all === 0n)
      return yield* Effect.fail(new TransferBalanceError({ symbol: held?.symbol ?? symbol, of: "amount" }))

    // Of the coin that the sender pays the fee in, all cannot be sent.
    const isRest = amount === "max" && held === undefined && payer === undefined
    const facts = { sender, receiver, token, value: isRest ? 1n : wanted }
    const [gas, seconds] = yield* together([
      tryTransfer(reader, facts),
      hasLevels(told) ? readBlockSeconds(reader) : Effect.succeed(undefined)
    ])
    const surcharge = yield* surchargeOf(gas)
    // What is paid in full leaves nothing behind where all is sent.
    const isFull = isRest || (token === undefined && transactionType === "legacy")
    const fees: GasFees =
      token === undefined && transactionType === "legacy" ? { gasPrice: fullPriceOf(told, feeLevel) } : told
    const feeOf = (level: FeeLevel) => gas * perUnit(priceOf(fees, level, isFull)) + surcharge
    const fee = feeOf(feeLevel)
    const value = isRest ? coin - fee : wanted
    // Something has to be left to be sent.
    if (isRest) yield* requireBalance(reader, { coin, value: 1n, fee })
    const needs = { coin, token: held, value, fee }
    const paid = payer ?? (isShort(needs) ? yield* paying.helperOf(reader, question) : undefined)
    yield* requireBalance(reader, { ...needs, feePayer: paid?.feePayer })

    const price = priceOf(fees, feeLevel, isFull)
    const request = encodeTransferCall(network, { ...facts, value }, gas, price, paid)
    const { fee: most, chainId: _, ...preview } = previewOf(network, request, held)
    const inCoin = (base: bigint) => Object.freeze({ value: base, decimals, symbol })
    const prepared: PreparedTransfer = Object.freeze({
      ...preview,
      fee: inCoin(paid?.paymaster === undefined ? most + surcharge : fee),
      ...(paid === undefined ? {} : { feePayer: paid.feePayer }),
      warnings: Object.freeze(warningsOf({ receiver, sender, token }, isContract)),
      // Who pays in the sender's place chooses how soon.
      ...(paid === undefined && hasLevels(fees)
        ? {
            feeLevel,
            feeLevels: Object.freeze(
              levels
                .filter((level) => coin >= feeOf(level) + (isRest ? 1n : token === undefined ? value : 0n))
                .map((level) =>
                  Object.freeze({
                    level,
                    fee: inCoin(feeOf(level)),
                    ...(seconds === undefined
                      ? {}
                      : { seconds: Math.max(1, Math.round(seconds * MOST_BLOCKS[level])) })
                  })
                )
            )
          }
        : {}),
      request
    })
    return prepared
  })
