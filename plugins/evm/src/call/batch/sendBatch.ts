import { TransferChangedError, type PreparedBatch } from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { chainIdOf, decodeChainId } from "../../ChainId.ts"
import { askForCalls, isPaidAsShown } from "../../payer/askToSendAs.ts"
import { selfPaying, type FeePaying } from "../../payer/FeePaying.ts"
import type { ChainReader } from "../../transfer/ChainReader.ts"
import { readCount, requireBalance } from "../../transfer/checkTransfer.ts"
import { readCoin } from "../../transfer/readCoin.ts"
import { decodeBatch } from "./BatchRequest.ts"
import { tryBatch } from "./tryBatch.ts"

/** Whether a request is what was prepared, call for call. */
const isPrepared = (
  { network }: ChainReader,
  { request, sender, networkId, calls, feePayer }: PreparedBatch
) => {
  const told = decodeBatch(request)
  return (
    told !== undefined &&
    told.sender === sender &&
    isPaidAsShown(told, { feePayer }) &&
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
export const sendBatch = (
  reader: ChainReader,
  provider: unknown,
  prepared: PreparedBatch,
  paying: FeePaying = selfPaying
) =>
  Effect.gen(function* () {
    if (!isPrepared(reader, prepared))
      return yield* Effect.fail(new TransferChangedError({ what: "request" }))
    const { sender, request, fee, feePayer } = prepared
    const calls = prepared.calls.map(({ call }) => call)
    const [coin, , count] = yield* together([
      readCoin(reader, sender),
      tryBatch(reader, sender, calls),
      readCount(reader, sender)
    ])
    const value = calls.reduce((sum, call) => sum + call.value, 0n)
    yield* requireBalance(reader, { coin, value, fee: fee.value, feePayer })
    return { id: yield* askForCalls(reader, provider, { request, sender, count }, { feePayer, paying }) }
  })
