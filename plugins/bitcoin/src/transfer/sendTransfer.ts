import type { KitError } from "@latchkey/core"
import {
  foreignPromise,
  NetworkMismatchError,
  TransferBalanceError,
  TransferChangedError,
  TransferFailedError,
  TransferRejectedError,
  TransferUncertainError,
  type PreparedTransfer
} from "@latchkey/core/effect"
import { readWallet, together, stillWanted } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeAddress } from "../address/Address.ts"
import { scriptOf } from "../api/psbt.ts"
import { signPsbt } from "../api/signPsbt.ts"
import type { BitcoinProvider } from "../provider/BitcoinProvider.ts"
import type { TransferRequest } from "../wire/WalletWire.ts"
import type { EsploraReader } from "./EsploraReader.ts"
import { placeOf } from "./placeOf.ts"
import { readCoins, readLatest, type Coin } from "./readChain.ts"
import { readRequest } from "./readRequest.ts"
import type { TransferFacts } from "./TransferPsbt.ts"

const changed = (what: "request" | "account") => new TransferChangedError({ what })

const isShown = (
  facts: TransferFacts,
  { receiver, amount, fee, token, networkId, isFeeEstimated = false }: PreparedTransfer,
  { network }: EsploraReader
): boolean => {
  const address = decodeAddress(receiver)
  return (
    address !== undefined &&
    facts.receiver === scriptOf(address) &&
    facts.value === amount.value &&
    amount.decimals === network.nativeCurrency.decimals &&
    (facts.kind === "payment" ? isFeeEstimated : !isFeeEstimated && facts.fee <= fee.value) &&
    token === undefined &&
    networkId === network.caipNetworkId
  )
}

/** Whether what is to be spent is still there: all that the transaction names, or as much as the wallet needs. */
const isThere = (facts: TransferFacts, coins: ReadonlyArray<Coin>): boolean =>
  facts.kind === "psbt"
    ? facts.inputs.every(({ txid, index }) =>
        coins.some((coin) => coin.txid === txid && coin.index === index)
      )
    : coins.reduce((sum, { value }) => sum + value, 0n) > facts.value

/** Asks the wallet where it is and whose accounts it shares. */
const requireWallet = (wallet: BitcoinProvider, { network }: EsploraReader, sender: string) =>
  Effect.gen(function* () {
    const accounts = yield* Effect.mapError(
      readWallet(() => wallet.getAccountAddresses(), { method: "getAccountAddresses" }),
      (fault) => new TransferFailedError(fault.cause)
    )
    const actual = wallet.networkId()
    if (actual !== network.caipNetworkId)
      return yield* Effect.fail(new NetworkMismatchError({ expected: network.caipNetworkId, actual }))
    if (!accounts.some(({ address }) => address === sender)) return yield* Effect.fail(changed("account"))
    return accounts
  })

/** See `Transfers.send`. */
export const sendTransfer = (reader: EsploraReader, provider: unknown, shown: PreparedTransfer) =>
  Effect.gen(function* () {
    const { network } = reader
    const { sender, request } = shown
    const facts = yield* readRequest(request, sender)
    if (facts === undefined || !isShown(facts, shown, reader)) return yield* Effect.fail(changed("request"))

    const [coins, latest] = yield* together([readCoins(reader, sender), readLatest(reader, sender)])
    // What was spent meanwhile was spent by this transfer, perhaps.
    if (!isThere(facts, coins))
      return yield* Effect.fail(
        facts.kind === "psbt"
          ? changed("request")
          : new TransferBalanceError({ symbol: network.nativeCurrency.symbol, of: "amount" })
      )

    // The last question before the request: what was read meanwhile took time.
    const wallet = provider as BitcoinProvider
    const accounts = yield* requireWallet(wallet, reader, sender)
    yield* stillWanted(placeOf(facts, latest))

    // A wallet that says no and pays all the same is known by the account's next transaction.
    const unlessSent = (failure: KitError): Effect.Effect<never, KitError> =>
      Effect.flatMap(
        Effect.catch(readLatest(reader, sender), () => Effect.succeed(latest)),
        (later) => Effect.fail(later === latest ? failure : new TransferUncertainError(failure))
      )
    const asked =
      facts.kind === "payment"
        ? foreignPromise(
            () => wallet.sendTransfer(request as TransferRequest),
            (cause) => new TransferUncertainError(cause)
          )
        : Effect.map(
            signPsbt(
              {
                namespace: network.chainNamespace,
                provider,
                accounts,
                networkId: network.caipNetworkId
              },
              request as Parameters<typeof signPsbt>[1]
            ),
            ({ txid = "" }) => txid
          )
    return yield* asked.pipe(
      Effect.map((hash) => ({ hash })),
      Effect.catch((error) => {
        if (error.rejected) return unlessSent(new TransferRejectedError(error))
        if (error._tag === "MethodUnsupportedError") return unlessSent(new TransferFailedError(error))
        // A wallet that signed something else and sends it by itself may have sent it.
        return Effect.fail(new TransferUncertainError(error))
      })
    )
  })
