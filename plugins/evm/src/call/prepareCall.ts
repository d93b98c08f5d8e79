import type { ContractCall } from "@latchkey/core"
import { TransferBalanceError, TransferReceiverInvalidError, type PreparedCall } from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { selfPaying, type FeePaying, type PayerQuestion } from "../payer/FeePaying.ts"
import { toQuantity } from "../Quantity.ts"
import type { ChainReader } from "../transfer/ChainReader.ts"
import { isShort, readIsContract, requireBalance, tryCall } from "../transfer/checkTransfer.ts"
import { readCoin } from "../transfer/readCoin.ts"
import { readGasPrice } from "../transfer/readGasPrice.ts"
import { readSurcharge } from "../transfer/readSurcharge.ts"
import { decodeRequest, encodeFor } from "../transfer/TransactionRequest.ts"
import { describeCall } from "./describeCall.ts"

const MAX_VALUE = 2n ** 256n

/** See `ContractCalls.prepare`. */
export const prepareCall = (
  reader: ChainReader,
  { call, address, provider }: PayerQuestion & { readonly call: ContractCall },
  paying: FeePaying = selfPaying
) =>
  Effect.gen(function* () {
    const { network } = reader
    const { decimals, symbol } = network.nativeCurrency
    const from = parseAddress(address)
    const to = parseAddress(call.to)
    const { value, data } = call
    if (
      from === undefined ||
      to === undefined ||
      value < 0n ||
      value >= MAX_VALUE ||
      !/^0x(?:[0-9a-f]{2})*$/i.test(data)
    )
      return yield* Effect.fail(new TransferReceiverInvalidError({ reason: "format" }))
    const plain = { from, to, value: toQuantity(value), data: data.toLowerCase() }
    const isOfToken = describeCall(network, call)?.kind === "approval"
    const question = { address: from, provider }
    const [payer, isContract, coin, price, surchargeOf] = yield* together([
      paying.payerOf(reader, question),
      readIsContract(reader, to),
      readCoin(reader, from),
      readGasPrice(reader, plain),
      readSurcharge(reader, plain)
    ])
    if (!isContract) return yield* Effect.fail(new TransferReceiverInvalidError({ reason: "format" }))
    if (coin < value) return yield* Effect.fail(new TransferBalanceError({ symbol, of: "amount" }))
    const gas = yield* tryCall(reader, plain, isOfToken)
    const surcharge = yield* surchargeOf(gas)
    const fee = gas * ("gasPrice" in price ? price.gasPrice : price.maxFeePerGas) + surcharge
    const needs = { coin, value, fee }
    const paid = payer ?? (isShort(needs) ? yield* paying.helperOf(reader, question) : undefined)
    yield* requireBalance(reader, { ...needs, feePayer: paid?.feePayer })
    const request = encodeFor(network, plain, gas, price, paid)
    // Everything is read out of the request.
    const told = decodeRequest(request)!
    const made: ContractCall = Object.freeze({ to: told.to, value: told.value, data: told.data })
    const facts = describeCall(network, made)
    const prepared: PreparedCall = Object.freeze({
      networkId: network.caipNetworkId,
      sender: told.sender,
      call: made,
      ...(facts === undefined ? {} : { facts }),
      fee: Object.freeze({ value: fee, decimals, symbol }),
      ...(paid === undefined ? {} : { feePayer: paid.feePayer }),
      request
    })
    return prepared
  })
