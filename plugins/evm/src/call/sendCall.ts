import { TransferChangedError, type PreparedCall } from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { chainIdOf, decodeChainId } from "../ChainId.ts"
import { toQuantity } from "../Quantity.ts"
import { askToSendAs, isPaidAsShown, isPriced } from "../payer/askToSendAs.ts"
import { selfPaying, type FeePaying } from "../payer/FeePaying.ts"
import type { ChainReader } from "../transfer/ChainReader.ts"
import { readCount, requireBalance, tryCall } from "../transfer/checkTransfer.ts"
import { readCoin } from "../transfer/readCoin.ts"
import { readBaseFee } from "../transfer/readGasPrice.ts"
import { isEnough } from "../transfer/sendTransfer.ts"
import { decodeRequest, type PlainCall } from "../transfer/TransactionRequest.ts"
import { describeCall } from "./describeCall.ts"

/** The call in a request, where that is what was prepared. */
export const preparedCall = ({ network }: ChainReader, prepared: PreparedCall): PlainCall | undefined => {
  const told = decodeRequest(prepared.request)
  const { call, networkId, sender, fee } = prepared
  return told !== undefined &&
    told.sender === sender &&
    told.to === call.to &&
    told.value === call.value &&
    told.data === call.data &&
    told.fee <= fee.value &&
    isPaidAsShown(told, prepared) &&
    networkId === network.caipNetworkId &&
    decodeChainId(told.chainId) === chainIdOf(network)
    ? { from: sender, to: told.to, value: toQuantity(told.value), data: told.data }
    : undefined
}

/** See `ContractCalls.send`. */
export const sendCall = (
  reader: ChainReader,
  provider: unknown,
  prepared: PreparedCall,
  paying: FeePaying = selfPaying
) =>
  Effect.gen(function* () {
    const call = preparedCall(reader, prepared)
    if (call === undefined) return yield* Effect.fail(new TransferChangedError({ what: "request" }))
    const { sender, request, fee, feePayer } = prepared
    const isOfToken = describeCall(reader.network, prepared.call)?.kind === "approval"
    const [coin, base, used, count] = yield* together([
      readCoin(reader, sender),
      readBaseFee(reader),
      tryCall(reader, call, isOfToken),
      readCount(reader, sender)
    ])
    yield* requireBalance(reader, { coin, value: prepared.call.value, fee: fee.value, feePayer })
    if (isPriced(feePayer) && !isEnough(request, base, used))
      return yield* Effect.fail(new TransferChangedError({ what: "fee" }))
    return yield* askToSendAs(reader, provider, { request, sender, count }, { feePayer, paying })
  })
