import type { KitError } from "@latchkey/core"
import {
  TransferChangedError,
  TransferFailedError,
  TransferRejectedError,
  TransferUncertainError,
  type NamespaceGrant,
  type PreparedCall
} from "@latchkey/core/effect"
import { readField, toBase58, toBase64 } from "@latchkey/core/chain-kit"
import { stillWanted, together, type RpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { toAccounts } from "../Address.ts"
import { signAndSendTransaction, signTransaction } from "../api/transactions.ts"
import { readTransaction } from "../provider/WireTransaction.ts"
import { followSignature } from "../transfer/followTransfer.ts"
import { programs } from "../transfer/programs.ts"
import { CONFIRMED, readLatest, readLifetime } from "../transfer/readChain.ts"
import { readMessage } from "../transfer/readMessage.ts"
import type { SignedTransfers } from "../transfer/resend.ts"
import { broadcast, requireAccount, requireNetwork } from "../transfer/sendTransfer.ts"
import { unsigned } from "../transfer/tryTransfer.ts"
import { prepareCall } from "./prepareCall.ts"
import { readCall, type NamedInstruction, type ProgramCall } from "./readCall.ts"

const changed = (what: "request" | "account" | "fee") => Effect.fail(new TransferChangedError({ what }))

/** Checks that wallets add of their own. */
const isOfWallet = ({ program }: NamedInstruction) => program === programs.lighthouse

const textOf = ({ program, accounts, data }: NamedInstruction) =>
  JSON.stringify([program, accounts, [...data]])

/** Whether two transactions do the same, whatever they bid for it and whatever checks a wallet has added. */
const isSame = (one: Pick<ProgramCall, "instructions">, other: Pick<ProgramCall, "instructions">) => {
  const [first, second] = [one, other].map(({ instructions }) =>
    instructions.filter((call) => !isOfWallet(call)).map(textOf)
  )
  return first!.length === second!.length && first!.every((text, at) => text === second![at])
}

/** The transaction of a message, to be read as what was prepared is; checks of wallets are none of its own. */
const readMore = (reader: RpcReader, { call, sender }: PreparedCall, message: Uint8Array) =>
  readCall(reader, { ...call, data: toBase64(unsigned(message)) }, sender, isOfWallet)

/**
 * Asks the wallet to send exactly what was prepared, over the latest blockhash. See `ContractCalls.send`.
 */
export const sendCall = (
  reader: RpcReader,
  provider: unknown,
  prepared: PreparedCall,
  sent: SignedTransfers
) =>
  Effect.gen(function* () {
    const { network } = reader
    const { call, sender, networkId, request, fee } = prepared
    const isShown =
      networkId === network.caipNetworkId &&
      readField(request, "transaction") === call.data &&
      readField(request, "pubkey") === sender
    if (!isShown) return yield* changed("request")
    const read = yield* readCall(reader, call, sender)
    const now = yield* prepareCall(reader, call, sender)
    if (now.fee.value > fee.value) return yield* changed("fee")
    const [lifetime, latest] = yield* together([
      readLifetime(reader),
      readLatest(reader, sender),
      requireNetwork(reader)
    ])
    yield* requireAccount(provider, reader, sender)
    yield* stillWanted({
      order: {
        blockhash: toBase58(lifetime.blockhash),
        lastValidBlockHeight: String(lifetime.lastBlock),
        ...(lifetime.slot === undefined ? {} : { slot: String(lifetime.slot) })
      }
    })
    const message = Uint8Array.from(read.message)
    message.set(lifetime.blockhash, read.blockhashAt)

    const unlessSent = (failure: KitError): Effect.Effect<never, KitError> =>
      Effect.flatMap(
        // Without an answer it is what it was before: the failure is told as it is.
        Effect.catch(readLatest(reader, sender), () => Effect.succeed(latest)),
        (later) => Effect.fail(later === latest ? failure : new TransferUncertainError(failure))
      )
    const grant: NamespaceGrant = {
      namespace: network.chainNamespace,
      accounts: toAccounts([sender]),
      networkId,
      provider
    }
    const given = { transaction: unsigned(message), address: sender }
    /** For wallets that sign nothing that they do not send themselves. */
    const sentByWallet = signAndSendTransaction(grant, {
      ...given,
      sendOptions: { preflightCommitment: CONFIRMED.commitment }
    }).pipe(
      Effect.map((hash) => ({ hash })),
      Effect.catch((error) =>
        error._tag === "SigningRejectedError"
          ? unlessSent(new TransferRejectedError(error))
          : error._tag === "WalletMethodMissingError"
            ? unlessSent(new TransferFailedError(error))
            : Effect.fail(new TransferUncertainError(error))
      )
    )
    const signed = yield* signTransaction(grant, given).pipe(
      Effect.catch((error) =>
        error._tag === "WalletMethodMissingError"
          ? Effect.succeed(undefined)
          : unlessSent(
              error._tag === "SigningRejectedError"
                ? new TransferRejectedError(error)
                : new TransferFailedError(error)
            )
      )
    )
    if (signed === undefined) return yield* sentByWallet
    const known = signed.isChanged ? undefined : lifetime
    if (signed.isChanged) {
      const does = readTransaction(signed.transaction)?.message
      const isIt =
        does !== undefined &&
        (yield* Effect.catch(
          Effect.map(readMore(reader, prepared, does), (other) => isSame(read, other)),
          // What cannot be read is not what was asked for.
          () => Effect.succeed(false)
        ))
      if (!isIt) return yield* unlessSent(new TransferChangedError({ what: "request" }))
    } else sent.set(signed.signature, { transaction: signed.transaction, lastBlock: lifetime.lastBlock })
    return yield* broadcast(reader, signed.transaction, signed.signature, known)
  })

/** See `ContractCalls.follow`: the transaction of a hash is it where it does what was prepared. */
export const followCall = (
  reader: RpcReader,
  prepared: PreparedCall,
  hash: string,
  signed: SignedTransfers
) =>
  followSignature(
    reader,
    hash,
    Effect.gen(function* () {
      const message = yield* readMessage(reader, hash, prepared.sender)
      const wanted = yield* readCall(reader, prepared.call, prepared.sender)
      return isSame(wanted, yield* readMore(reader, prepared, message))
    }),
    signed
  )
