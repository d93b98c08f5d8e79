import { PageInsecureError, subtleCrypto } from "@latchkey/core/page"
import type { KitError } from "@latchkey/core"
import {
  TransferBalanceError,
  TransferChangedError,
  TransferFailedError,
  TransferRefusedError,
  TransferRejectedError,
  TransferUncertainError,
  type PreparedTransfer
} from "@latchkey/core/effect"
import { fromBase64, readField, toBase64 } from "@latchkey/core/chain-kit"
import { together, type RpcReader, stillWanted } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { signAmino } from "../api/signAmino.ts"
import type { AminoSignDoc } from "../CosmosApi.ts"
import { chainIdOf, chainOf } from "../CosmosNetwork.ts"
import { onChain, read } from "../provider/Keplr.ts"
import { toKey } from "../provider/WalletKey.ts"
import { placeOf } from "./placeOf.ts"
import { readAccount, readCoin, refusedFor, requireNetwork, tryTransaction } from "./readChain.ts"
import { encodeTransaction, hashTransaction } from "./Transaction.ts"
import { decodeTransferDoc, isSameTransfer, type TransferFacts } from "./TransferDoc.ts"

/** A node has the transaction already. */
const IN_MEMPOOL = 19
const KEY_LENGTH = 33
const SIGNATURE_LENGTH = 64

const changed = (what: "request" | "account" | "fee") => new TransferChangedError({ what })

/** What the request does, where that is what was shown. */
const shownFacts = (
  { network }: RpcReader,
  { request, sender, receiver, amount, fee, memo = "", token, networkId }: PreparedTransfer
): TransferFacts | undefined => {
  const facts = decodeTransferDoc(request)
  return facts !== undefined &&
    facts.chainId === chainIdOf(network) &&
    facts.denom === chainOf(network)?.denom &&
    facts.sender === sender &&
    facts.receiver === receiver &&
    facts.value === amount.value &&
    amount.decimals === network.nativeCurrency.decimals &&
    facts.memo === memo &&
    facts.fee <= fee.value &&
    token === undefined &&
    networkId === network.caipNetworkId
    ? facts
    : undefined
}

/** The key of the wallet's account on that network, which must be the sender. */
const requireKey = (provider: unknown, { network }: RpcReader, sender: string) =>
  onChain(network, (chainId) => read(provider, "getKey", chainId)).pipe(
    Effect.flatMap(toKey(network)),
    Effect.mapError((fault) => new TransferFailedError(fault.cause)),
    Effect.flatMap(
      ({
        account,
        publicKey,
        algorithm
      }): Effect.Effect<Uint8Array, TransferChangedError | TransferRefusedError> =>
        account.address !== sender
          ? Effect.fail(changed("account"))
          : algorithm !== "secp256k1" || publicKey?.length !== KEY_LENGTH
            ? Effect.fail(new TransferRefusedError({ reason: "Keys of this kind cannot send from here." }))
            : Effect.succeed(publicKey)
    )
  )

/** Hands a signed transaction to the network. Whether it got there is told by its hash, whatever nodes say. */
export const broadcast = (
  reader: RpcReader,
  transaction: Uint8Array,
  hash: string,
  isUsed: Effect.Effect<boolean>
): Effect.Effect<{ readonly hash: string }, TransferRefusedError> =>
  reader
    .read("broadcast_tx_sync", { tx: toBase64(transaction) }, "a transaction", (answer) => {
      const code = readField(answer, "code")
      return typeof code === "number" ? { code, log: readField(answer, "log") } : undefined
    })
    .pipe(
      // A node that does not answer, or says that it has it, may have passed it on.
      Effect.catch(() => Effect.succeed({ code: 0, log: undefined })),
      Effect.flatMap(({ code, log }) =>
        code === 0 || code === IN_MEMPOOL
          ? Effect.succeed({ hash })
          : // An earlier try may have got there: then the account has sent one more.
            Effect.flatMap(isUsed, (is) => (is ? Effect.succeed({ hash }) : Effect.fail(refusedFor(log))))
      )
    )

/** See `Transfers.send`. */
export const sendTransfer = (reader: RpcReader, provider: unknown, shown: PreparedTransfer) =>
  Effect.gen(function* () {
    const { network } = reader
    const { symbol } = network.nativeCurrency
    const facts = shownFacts(reader, shown)
    if (facts === undefined) return yield* Effect.fail(changed("request"))
    const { sender, sequence } = facts
    // Without SHA-256 nobody would know by which hash the chain knows it.
    if (subtleCrypto() === undefined) return yield* Effect.fail(new PageInsecureError())

    const [coin, account] = yield* together([
      readCoin(reader, sender, facts.denom),
      readAccount(reader, sender),
      requireNetwork(reader)
    ])
    if (facts.value > coin) return yield* Effect.fail(new TransferBalanceError({ symbol, of: "amount" }))
    if (facts.value + facts.fee > coin)
      return yield* Effect.fail(new TransferBalanceError({ symbol, of: "fee" }))
    // Another transaction has gone meanwhile, this one perhaps: it cannot get into the chain with this number.
    if (account.number !== facts.accountNumber || account.sequence !== sequence)
      return yield* Effect.fail(changed("request"))
    const used = yield* tryTransaction(reader, encodeTransaction({ ...facts, fee: 0n, gas: 0n }))
    if (used > facts.gas) return yield* Effect.fail(changed("fee"))

    // The last question before the request: what was read meanwhile took time.
    const publicKey = yield* requireKey(provider, reader, sender)

    const isUsed = Effect.catch(
      Effect.map(readAccount(reader, sender), (now) => now.sequence !== sequence),
      () => Effect.succeed(false)
    )
    // A wallet that says no and sends it all the same is known by the account's next transaction.
    const unlessSent = (failure: KitError): Effect.Effect<never, KitError> =>
      Effect.flatMap(isUsed, (is) => Effect.fail(is ? new TransferUncertainError(failure) : failure))

    yield* stillWanted(yield* placeOf(facts))
    const { signed, signature } = yield* signAmino(
      {
        provider,
        networkId: network.caipNetworkId,
        chainId: facts.chainId,
        address: sender,
        publicKey: toBase64(publicKey)
      },
      shown.request as AminoSignDoc,
      { preferNoSetFee: true, preferNoSetMemo: true }
    ).pipe(
      Effect.catch((error) =>
        unlessSent(
          error._tag === "SigningRejectedError"
            ? new TransferRejectedError(error)
            : error._tag === "SignedDocChangedError"
              ? changed("request")
              : new TransferFailedError(error)
        )
      )
    )
    const does = decodeTransferDoc(signed)
    if (does === undefined || !isSameTransfer(does, facts)) return yield* unlessSent(changed("request"))
    if (does.fee > facts.fee) return yield* unlessSent(changed("fee"))
    const bytes = fromBase64(signature.signature, 88)?.subarray(0, SIGNATURE_LENGTH)
    const transaction = encodeTransaction(does, { publicKey, bytes: bytes ?? new Uint8Array() })
    const hash = yield* Effect.promise(() => hashTransaction(transaction))
    if (hash === undefined) return yield* unlessSent(new TransferFailedError())
    return yield* broadcast(reader, transaction, hash, isUsed)
  })
