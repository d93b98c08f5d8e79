import { TransferBalanceError, TransferChangedError, type PreparedBatch } from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { chainIdOf, decodeChainId } from "../../ChainId.ts"
import { askToSend } from "../../transfer/askToSend.ts"
import type { ChainReader } from "../../transfer/ChainReader.ts"
import { readCount } from "../../transfer/checkTransfer.ts"
import { readCoin } from "../../transfer/readCoin.ts"
import { callsIdIn } from "../callsId.ts"
import { decodeBatch } from "./BatchRequest.ts"
import { tryBatch } from "./tryBatch.ts"

/** Whether a request is what was prepared, call for call. */
const isPrepared = ({ network }: ChainReader, { request, sender, networkId, calls }: PreparedBatch) => {
  const told = decodeBatch(request)
  return (
    told !== undefined &&
    told.sender === sender &&
    networkId === network.caipNetworkId &&
    decodeChainId(told.chainId) === chainIdOf(network) &&
    told.calls.length === calls.length &&
    told.calls.every((call, index) => {
      const shown = calls[index]!.call
      return call.to === shown.to && call.value === shown.value && call.data === shown.data
    })
  )
}

/** See `CallBatches.send`. */
export const sendBatch = (reader: ChainReader, provider: unknown, prepared: PreparedBatch) =>
  Effect.gen(function* () {
    if (!isPrepared(reader, prepared))
      return yield* Effect.fail(new TransferChangedError({ what: "request" }))
    const { sender, request, fee } = prepared
    const calls = prepared.calls.map(({ call }) => call)
    const [coin, , count] = yield* together([
      readCoin(reader, sender),
      tryBatch(reader, sender, calls),
      readCount(reader, sender)
    ])
    const value = calls.reduce((sum, call) => sum + call.value, 0n)
    if (coin < value + fee.value)
      return yield* Effect.fail(new TransferBalanceError({ symbol: fee.symbol, of: "fee" }))
    const id = yield* askToSend(
      reader,
      provider,
      { request, sender, count },
      { method: "wallet_sendCalls", decode: callsIdIn, what: "id of calls" }
    )
    return { id }
  })
