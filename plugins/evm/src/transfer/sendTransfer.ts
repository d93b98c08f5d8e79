import { TransferChangedError, type PreparedTransfer } from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { chainIdOf, decodeChainId } from "../ChainId.ts"
import { askToSendAs, isPaidAsShown, isPriced } from "../payer/askToSendAs.ts"
import { selfPaying, type FeePaying } from "../payer/FeePaying.ts"
import type { ChainReader } from "./ChainReader.ts"
import { readCount, requireBalance, tryTransfer } from "./checkTransfer.ts"
import { parseToken } from "./parseToken.ts"
import { readCoin } from "./readCoin.ts"
import { readBaseFee } from "./readGasPrice.ts"
import { readToken } from "./readToken.ts"
import { decodeTransferCall } from "./TransferCall.ts"

/** What the request does, where that is what was shown. */
const shownFacts = ({ network }: ChainReader, shown: PreparedTransfer) => {
  const facts = decodeTransferCall(shown.request)
  return facts !== undefined &&
    facts.sender === shown.sender &&
    facts.receiver === shown.receiver &&
    facts.value === shown.amount.value &&
    facts.token === (shown.token === undefined ? undefined : parseToken(network, shown.token)) &&
    facts.fee <= shown.fee.value &&
    isPaidAsShown(facts, shown) &&
    shown.networkId === network.caipNetworkId &&
    decodeChainId(facts.chainId) === chainIdOf(network)
    ? facts
    : undefined
}

/** Whether a request still pays for what it does: `base` is the block's fee, `used` what `tryCall` answered. */
export const isEnough = (request: object, base: bigint | "none", used: bigint): boolean => {
  const { gas, maxFeePerGas, gasPrice } = request as Readonly<Record<string, string>>
  return (base === "none" || base <= BigInt(maxFeePerGas ?? gasPrice!)) && (used * 4n) / 5n <= BigInt(gas!)
}

/** See `Transfers.send`. */
export const sendTransfer = (
  reader: ChainReader,
  provider: unknown,
  shown: PreparedTransfer,
  paying: FeePaying = selfPaying
) =>
  Effect.gen(function* () {
    const facts = shownFacts(reader, shown)
    if (facts === undefined) return yield* Effect.fail(new TransferChangedError({ what: "request" }))
    const { sender, token, value } = facts

    const [coin, held, base, used, count] = yield* together([
      readCoin(reader, sender),
      token === undefined ? Effect.succeed(undefined) : readToken(reader, token, sender),
      readBaseFee(reader),
      tryTransfer(reader, facts),
      readCount(reader, sender)
    ])
    if (held !== undefined && held.decimals !== shown.amount.decimals)
      return yield* Effect.fail(new TransferChangedError({ what: "request" }))
    const { request, feePayer } = shown
    yield* requireBalance(reader, { coin, token: held, value, fee: shown.fee.value, feePayer })
    if (isPriced(feePayer) && !isEnough(request, base, used))
      return yield* Effect.fail(new TransferChangedError({ what: "fee" }))

    return yield* askToSendAs(reader, provider, { request, sender, count }, { feePayer, paying })
  })
