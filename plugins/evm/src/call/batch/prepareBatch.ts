import { TransferReceiverInvalidError, type ContractCall, type PreparedBatch } from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../../Address.ts"
import { selfPaying, type FeePaying, type PayerQuestion } from "../../payer/FeePaying.ts"
import type { ChainReader } from "../../transfer/ChainReader.ts"
import { isShort, readIsContract, requireBalance } from "../../transfer/checkTransfer.ts"
import { readCoin } from "../../transfer/readCoin.ts"
import { readGasPrice } from "../../transfer/readGasPrice.ts"
import { readSurcharge } from "../../transfer/readSurcharge.ts"
import { describeCall } from "../describeCall.ts"
import { decodeBatch, encodeBatch } from "./BatchRequest.ts"
import { tryBatch } from "./tryBatch.ts"

// What an account that carries out several calls takes beside them.
const OVERHEAD = 120_000n
const MAX_CALLS = 5
// What stands around the data of each call: its contract, its value, and where its data lies.
const ENVELOPE = "f1".repeat(160)

/** See `CallBatches.prepare`. */
export const prepareBatch = (
  reader: ChainReader,
  { calls, address, provider }: PayerQuestion & { readonly calls: ReadonlyArray<ContractCall> },
  paying: FeePaying = selfPaying
) =>
  Effect.gen(function* () {
    const { network } = reader
    const { decimals, symbol } = network.nativeCurrency
    const sender = parseAddress(address)
    const told = decodeBatch(encodeBatch(network, sender ?? "", calls))
    if (sender === undefined || told === undefined || calls.length > MAX_CALLS)
      return yield* Effect.fail(new TransferReceiverInvalidError({ reason: "format" }))
    // As long as what the account is told to do.
    const data = `0x${told.calls.map((call) => `${ENVELOPE}${call.data.slice(2)}`).join("")}`
    const question = { address: sender, provider }
    const [payer, areContracts, coin, price, surchargeOf, used] = yield* together([
      paying.payerOf(reader, question),
      together(told.calls.map(({ to }) => readIsContract(reader, to))),
      readCoin(reader, sender),
      readGasPrice(reader),
      readSurcharge(reader, { to: sender, value: "0x0", data }),
      tryBatch(reader, sender, told.calls)
    ])
    if (areContracts.includes(false))
      return yield* Effect.fail(new TransferReceiverInvalidError({ reason: "format" }))
    const gas = used + used / 4n + OVERHEAD
    const surcharge = yield* surchargeOf(gas)
    const fee = gas * ("gasPrice" in price ? price.gasPrice : price.maxFeePerGas) + surcharge
    const value = told.calls.reduce((sum, call) => sum + call.value, 0n)
    const needs = { coin, value, fee }
    const paid = payer ?? (isShort(needs) ? yield* paying.helperOf(reader, question) : undefined)
    yield* requireBalance(reader, { ...needs, feePayer: paid?.feePayer })
    const request = encodeBatch(network, sender, told.calls, paid?.paymaster)
    const prepared: PreparedBatch = Object.freeze({
      networkId: network.caipNetworkId,
      sender,
      calls: Object.freeze(
        // Everything is read out of the request.
        decodeBatch(request)!.calls.map((call) => {
          const facts = describeCall(network, call)
          return Object.freeze({ call, ...(facts === undefined ? {} : { facts }) })
        })
      ),
      fee: Object.freeze({ value: fee, decimals, symbol }),
      ...(paid === undefined ? {} : { feePayer: paid.feePayer }),
      request
    })
    return prepared
  })
