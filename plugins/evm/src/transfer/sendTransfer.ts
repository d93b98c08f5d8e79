import {
  NetworkMismatchError,
  TransferChangedError,
  TransferFailedError,
  TransferRejectedError,
  TransferUncertainError,
  type PreparedTransfer
} from "@latchkey/core/effect"
import { hasForeignCode, type WalletFault } from "@latchkey/core/chain-kit"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeAccounts } from "../Address.ts"
import { chainIdOf, decodeChainId, toNetworkId } from "../ChainId.ts"
import { ask, read } from "../provider/Eip1193.ts"
import { readChainId } from "../provider/readChainId.ts"
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
    shown.networkId === network.caipNetworkId &&
    decodeChainId(facts.chainId) === chainIdOf(network)
    ? facts
    : undefined
}

/** Asks the wallet where it is and whose account it would use. */
const askWhere = (provider: unknown, { network }: ChainReader, sender: string) =>
  Effect.gen(function* () {
    const [id, accounts] = yield* together([
      readChainId(provider),
      // Not every wallet answers this to a page that it is connected to; the sender is in the request all the same.
      Effect.catch(Effect.map(read(provider, "eth_accounts"), decodeAccounts), () =>
        Effect.succeed(undefined)
      )
    ])
    if (id !== chainIdOf(network))
      return yield* Effect.fail(
        new NetworkMismatchError({ expected: network.caipNetworkId, actual: toNetworkId(id) })
      )
    if (accounts !== undefined && !accounts.some(({ address }) => address === sender))
      return yield* Effect.fail(new TransferChangedError({ what: "account" }))
  }).pipe(
    Effect.mapError((error) => (error._tag === "WalletFault" ? new TransferFailedError(error.cause) : error))
  )

const hashIn = (answer: unknown): string | undefined =>
  typeof answer === "string" && /^0x[0-9a-f]{64}$/i.test(answer) ? answer.toLowerCase() : undefined

// What a wallet says before it has signed anything; whatever else it says, it may have sent the transaction.
const isNotSent = ({ kind, cause }: WalletFault) =>
  kind === "busy" ||
  kind === "unsupported" ||
  kind === "denied" ||
  hasForeignCode(cause, 4900, 4901, -32003, -32602)

/** See `Transfers.send`. */
export const sendTransfer = (reader: ChainReader, provider: unknown, shown: PreparedTransfer) =>
  Effect.gen(function* () {
    const facts = shownFacts(reader, shown)
    if (facts === undefined) return yield* Effect.fail(new TransferChangedError({ what: "request" }))
    const { sender, token, value } = facts
    const { gas, maxFeePerGas, gasPrice } = shown.request as Readonly<Record<string, string>>

    const [coin, held, base, used, count] = yield* together([
      readCoin(reader, sender),
      token === undefined ? Effect.succeed(undefined) : readToken(reader, token, sender),
      readBaseFee(reader),
      tryTransfer(reader, facts),
      readCount(reader, sender)
    ])
    if (held !== undefined && held.decimals !== shown.amount.decimals)
      return yield* Effect.fail(new TransferChangedError({ what: "request" }))
    yield* requireBalance(reader, { coin, token: held, value, fee: shown.fee.value })
    if ((base !== "none" && base > BigInt(maxFeePerGas ?? gasPrice!)) || (used * 4n) / 5n > BigInt(gas!))
      return yield* Effect.fail(new TransferChangedError({ what: "fee" }))

    // The last question before the request: what was read meanwhile took time.
    yield* askWhere(provider, reader, sender)
    return yield* ask(provider, "eth_sendTransaction", [shown.request]).pipe(
      Effect.catch((fault) =>
        Effect.gen(function* () {
          if (isNotSent(fault)) return yield* Effect.fail(new TransferFailedError(fault.cause))
          // A wallet that says no and sends it all the same is known by the account's next transaction.
          const later = yield* Effect.catch(readCount(reader, sender), () => Effect.succeed(count))
          return yield* Effect.fail(
            fault.kind === "rejected" && later === count
              ? new TransferRejectedError(fault.cause)
              : new TransferUncertainError(fault.cause)
          )
        })
      ),
      Effect.flatMap((answer) => {
        const hash = hashIn(answer)
        return hash === undefined
          ? Effect.fail(new TransferUncertainError("The wallet's answer is no transaction hash."))
          : Effect.succeed({ hash })
      })
    )
  })
