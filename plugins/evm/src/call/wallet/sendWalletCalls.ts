import { TransferReceiverInvalidError, type AppCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../../Address.ts"
import { chainIdOf, encodeChainId } from "../../ChainId.ts"
import { decodeQuantity, toQuantity } from "../../Quantity.ts"
import { askToSend } from "../../transfer/askToSend.ts"
import type { ChainReader } from "../../transfer/ChainReader.ts"
import { readCount } from "../../transfer/checkTransfer.ts"
import { callsIdIn } from "../callsId.ts"
import { findCallsProblem } from "./findCallsProblem.ts"

/** What of a call the wallet gets: nothing that it was not checked for. */
const toRequest = ({ to, data, value }: AppCall) => ({
  to: parseAddress(to),
  ...(data === undefined ? {} : { data: data.toLowerCase() }),
  ...(value === undefined ? {} : { value: toQuantity(decodeQuantity(value) ?? 0n) })
})

/** See `WalletCalls.send`. */
export const sendWalletCalls = (
  reader: ChainReader,
  provider: unknown,
  {
    calls,
    address,
    isAtomic
  }: { readonly calls: ReadonlyArray<AppCall>; readonly address: string; readonly isAtomic: boolean }
) =>
  Effect.gen(function* () {
    const sender = parseAddress(address)
    const chainId = chainIdOf(reader.network)
    if (sender === undefined || chainId === undefined || findCallsProblem(calls) !== undefined)
      return yield* Effect.fail(new TransferReceiverInvalidError({ reason: "format" }))
    const request = {
      version: "2.0.0",
      chainId: encodeChainId(chainId),
      from: sender,
      atomicRequired: isAtomic,
      calls: calls.map(toRequest)
    }
    const count = yield* readCount(reader, sender)
    const id = yield* askToSend(
      reader,
      provider,
      { request, sender, count },
      { method: "wallet_sendCalls", decode: callsIdIn, what: "id of calls" }
    )
    return { id }
  })
