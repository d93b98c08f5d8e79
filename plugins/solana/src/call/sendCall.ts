import { TransferChangedError, type PreparedCall } from "@latchkey/core/effect"
import { readField, toBase58, toBase64 } from "@latchkey/core/chain-kit"
import { stillWanted, together, type RpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { readTransaction } from "../provider/WireTransaction.ts"
import type { SignedTransaction } from "../SolanaApi.ts"
import { askToSend } from "../transfer/askToSend.ts"
import { followSignature } from "../transfer/followTransfer.ts"
import { programs } from "../transfer/programs.ts"
import { readLatest, readLifetime } from "../transfer/readChain.ts"
import { readMessage } from "../transfer/readMessage.ts"
import type { SignedTransfers } from "../transfer/resend.ts"
import { requireAccount, requireNetwork } from "../transfer/sendTransfer.ts"
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

/** Whether a signed transaction does what was read of the call. */
const doesCall = (
  reader: RpcReader,
  prepared: PreparedCall,
  read: ProgramCall,
  { isChanged, transaction }: SignedTransaction
): Effect.Effect<boolean> => {
  if (!isChanged) return Effect.succeed(true)
  const message = readTransaction(transaction)?.message
  return message === undefined
    ? Effect.succeed(false)
    : Effect.catch(
        Effect.map(readMore(reader, prepared, message), (other) => isSame(read, other)),
        // What cannot be read is not what was asked for.
        () => Effect.succeed(false)
      )
}

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
    const { call, sender, networkId, request, fee } = prepared
    const isShown =
      networkId === reader.network.caipNetworkId &&
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

    return yield* askToSend(reader, {
      provider,
      sender,
      transaction: unsigned(message),
      lifetime,
      latest,
      isShown: (signed) => doesCall(reader, prepared, read, signed),
      sent
    })
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
