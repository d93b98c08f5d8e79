import { describeForeign, plainText, type KitError } from "@latchkey/core"
import {
  TransferChangedError,
  TransferFailedError,
  TransferRefusedError,
  TransferRejectedError,
  TransferUncertainError,
  type PreparedTransfer
} from "@latchkey/core/effect"
import { hasForeignCode, readField } from "@latchkey/core/chain-kit"
import {
  fromPromise,
  fromThrowing,
  readWallet,
  together,
  withDeadline,
  stillWanted
} from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { InjectedExtension } from "../InjectedExtension.ts"
import type { SignerPayload } from "../PolkadotApi.ts"
import type { ChainReader } from "./ChainReader.ts"
import { isTransferOf, requireBalance } from "./checkTransfer.ts"
import { readAccount, readFee, readHead, readNonce } from "./readChain.ts"
import { decodePayload, LIFE, lifetimeFrom, type TransferFacts } from "./TransferPayload.ts"

const DEADLINE = 15_000
const MAX_ACCOUNTS = 500

// What nodes say of a transaction: that it is malformed, that they cannot tell, and why it is not taken.
const INVALID = 1010
const UNKNOWN = 1011

const changed = (what: "request" | "account" | "fee") => new TransferChangedError({ what })

/** What the request does, where that is what was shown and the chain still is as it says. */
const shownFacts = (
  reader: ChainReader,
  { request, sender, receiver, amount, token, networkId }: PreparedTransfer
): TransferFacts | undefined => {
  const facts = decodePayload(request)
  const { specVersion, transactionVersion, signedExtensions } = request as SignerPayload
  const { api, network } = reader
  return facts !== undefined &&
    isTransferOf(reader, facts, { sender, receiver }) &&
    facts.value === amount.value &&
    amount.decimals === network.nativeCurrency.decimals &&
    token === undefined &&
    networkId === network.caipNetworkId &&
    BigInt(specVersion) === api.runtimeVersion.specVersion.toBigInt() &&
    BigInt(transactionVersion) === api.runtimeVersion.transactionVersion.toBigInt() &&
    signedExtensions.join() === api.registry.signedExtensions.join()
    ? facts
    : undefined
}

/** The sender's address as the wallet writes it, which shares it still. */
const requireAccount = (provider: unknown, { codec }: ChainReader, sender: string) =>
  readWallet(() => (provider as InjectedExtension).accounts.get(), { method: "accounts.get" }).pipe(
    Effect.map((list) =>
      (Array.isArray(list) ? list.slice(0, MAX_ACCOUNTS) : [])
        .map((account) => readField(account, "address"))
        .find(
          (address): address is string => typeof address === "string" && codec.isSameAccount(address, sender)
        )
    ),
    Effect.mapError((fault) => new TransferFailedError(fault.cause)),
    Effect.flatMap((address) =>
      address === undefined ? Effect.fail(changed("account")) : Effect.succeed(address)
    )
  )

/**
 * Hands what was signed to the network. Whether it got there is told by its hash, unless the node says that it cannot and the account has
 * sent nothing of that number. Fails: `TransferRefusedError`.
 */
export const submit = (
  ask: () => Promise<unknown>,
  hash: string,
  isUsed: Effect.Effect<boolean>
): Effect.Effect<{ readonly hash: string }, TransferRefusedError> =>
  withDeadline(
    fromPromise(ask, (cause) => cause),
    DEADLINE,
    () => Effect.fail<unknown>("No answer.")
  ).pipe(
    Effect.as({ hash }),
    Effect.catch((cause) =>
      hasForeignCode(cause, INVALID, UNKNOWN)
        ? Effect.flatMap(isUsed, (is) =>
            is
              ? Effect.succeed({ hash })
              : Effect.fail(
                  new TransferRefusedError({ reason: plainText(describeForeign(cause).message, 300) }, cause)
                )
          )
        : Effect.succeed({ hash })
    )
  )

/** See `Transfers.send`. */
export const sendTransfer = (reader: ChainReader, provider: unknown, shown: PreparedTransfer) =>
  Effect.gen(function* () {
    const { api, network, codec, signPayload } = reader
    const facts = shownFacts(reader, shown)
    if (facts === undefined) return yield* Effect.fail(changed("request"))
    const { sender, nonce, value } = facts
    const request = shown.request as SignerPayload

    const [mine, theirs, next, fee, head] = yield* together([
      readAccount(reader, sender),
      readAccount(reader, shown.receiver),
      readNonce(reader, sender),
      readFee(reader, request.method, sender),
      readHead(reader)
    ])
    // Another transaction has gone meanwhile, this one perhaps: it cannot get into the chain with this number.
    if (next !== nonce) return yield* Effect.fail(changed("request"))
    if (fee > shown.fee.value) return yield* Effect.fail(changed("fee"))
    yield* requireBalance(reader, { sender: mine, receiver: theirs, value, fee: shown.fee.value })

    // The last question before the request: what was read meanwhile took time.
    const address = yield* requireAccount(provider, reader, sender)

    const isUsed = Effect.catch(
      Effect.map(readNonce(reader, sender), (now) => now !== nonce),
      () => Effect.succeed(false)
    )
    // A wallet that says no and sends it all the same is known by the account's next transaction.
    const unlessSent = (failure: KitError): Effect.Effect<never, KitError> =>
      Effect.flatMap(isUsed, (is) => Effect.fail(is ? new TransferUncertainError(failure) : failure))

    // What lasts for minutes only, and the wallet's own spelling of the account; nothing of the transfer.
    const payload: SignerPayload = { ...request, ...lifetimeFrom(reader, head), address }
    yield* stillWanted({
      order: { nonce: String(nonce), from: String(head.number), eraEnd: String(head.number + LIFE) },
      digest: payload.method
    })
    const { signature } = yield* signPayload(
      codec,
      {
        provider,
        networkId: network.caipNetworkId,
        accounts: [{ namespace: network.chainNamespace, address: sender, type: "eoa" }]
      },
      payload
    ).pipe(
      Effect.catch((error) =>
        unlessSent(
          error._tag === "SigningRejectedError"
            ? new TransferRejectedError(error)
            : new TransferFailedError(error)
        )
      )
    )
    const extrinsic = yield* fromThrowing(
      () => api.tx(api.createType("Call", payload.method)).addSignature(address, signature, payload as never),
      (cause) => new TransferFailedError(cause)
    ).pipe(Effect.catch(unlessSent))
    // Whatever the wallet signed, this is what goes: with the signature of something else the chain refuses it.
    const hash = extrinsic.hash.toHex()
    return yield* submit(async () => api.rpc.author.submitExtrinsic(extrinsic), hash, isUsed)
  })
