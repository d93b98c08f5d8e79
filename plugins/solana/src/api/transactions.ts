import type { KitError } from "@latchkey/core"
import type { NamespaceGrant } from "@latchkey/core/effect"
import { fromBase58, fromBase64, isSameBytes, readField, toBase64 } from "@latchkey/core/chain-kit"
import { fromThrowing } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeSignature, toSignature } from "../capability/signing.ts"
import { isSignedBy } from "../provider/isSignedBy.ts"
import {
  MAX_TRANSACTION,
  readTransaction,
  signatureOf,
  writeTransaction,
  type WireTransaction
} from "../provider/WireTransaction.ts"
import type { SendOptions, SignedTransaction } from "../SolanaApi.ts"
import { askWallet, unusable } from "./askWallet.ts"
import { TransactionInvalidError } from "../errors.ts"
import { toTransaction } from "./toTransaction.ts"

const MAX_BASE64 = Math.ceil(MAX_TRANSACTION / 3) * 4

/** What a page passed, unchecked. */
type Given<Keys extends string> = Readonly<Partial<Record<Keys | "address", unknown>>> | null | undefined

type Decoded<A> = Effect.Effect<A, KitError>

const decode = (input: unknown, signer: string): Decoded<WireTransaction> =>
  fromThrowing(
    () => toTransaction(input),
    (cause) => new TransactionInvalidError({ reason: "The transaction could not be serialized." }, cause)
  ).pipe(
    Effect.flatMap((transaction) =>
      transaction === undefined
        ? Effect.fail(new TransactionInvalidError({ reason: "That is no transaction." }))
        : transaction.signers.includes(signer)
          ? Effect.succeed(transaction)
          : Effect.fail(
              new TransactionInvalidError({
                reason: `${signer} is not among the signers of the transaction.`
              })
            )
    )
  )

const signerOf = (grant: NamespaceGrant, given: Given<never>): string =>
  typeof given?.address === "string" ? given.address : grant.accounts[0]!.address

const encode = (transaction: WireTransaction) => toBase64(writeTransaction(transaction))

const toSigned = (given: WireTransaction, text: unknown, signer: string): Decoded<SignedTransaction> =>
  Effect.gen(function* () {
    const bytes = fromBase64(text, MAX_BASE64)
    const signed = bytes === undefined ? undefined : readTransaction(bytes)
    const signature = signed === undefined ? undefined : signatureOf(signed, signer)
    if (bytes === undefined || signed === undefined || signature === undefined)
      return yield* Effect.fail(unusable("The wallet's answer is no transaction that the account signed."))
    if (!(yield* isSignedBy(signer, signature, signed.message)))
      return yield* Effect.fail(unusable("The signature is not that of the account under the transaction."))
    return { signature, transaction: bytes, isChanged: !isSameBytes(signed.message, given.message) }
  })

// Wallets behind WalletConnect may answer with the signature alone.
const withSignature = (given: WireTransaction, signature: string, signer: string): string =>
  encode({
    ...given,
    signatures: given.signatures.map((before, index) =>
      given.signers[index] === signer ? fromBase58(signature, 88)! : before
    )
  })

/** See `SolanaApi.signTransaction`. */
export const signTransaction = (
  grant: NamespaceGrant,
  given: Given<"transaction">
): Decoded<SignedTransaction> =>
  Effect.gen(function* () {
    const signer = signerOf(grant, given)
    const transaction = yield* decode(given?.transaction, signer)
    const answer = yield* askWallet(grant, "solana_signTransaction", {
      transaction: encode(transaction),
      pubkey: signer
    })
    const signature = decodeSignature(answer)
    const whole = readField(answer, "transaction")
    return yield* toSigned(
      transaction,
      whole === undefined && signature !== undefined ? withSignature(transaction, signature, signer) : whole,
      signer
    )
  })

/** See `SolanaApi.signAllTransactions`. */
export const signAllTransactions = (
  grant: NamespaceGrant,
  given: Given<"transactions">
): Decoded<ReadonlyArray<SignedTransaction>> =>
  Effect.gen(function* () {
    const signer = signerOf(grant, given)
    const list = Array.isArray(given?.transactions) ? given.transactions : []
    if (list.length === 0 || list.length > 100)
      return yield* Effect.fail(
        new TransactionInvalidError({ reason: "Not a list of 1 to 100 transactions." })
      )
    const transactions: Array<Effect.Success<ReturnType<typeof decode>>> = []
    for (const one of list) transactions.push(yield* decode(one, signer))
    const answer = yield* askWallet(grant, "solana_signAllTransactions", {
      transactions: transactions.map(encode),
      pubkey: signer
    })
    const signed = readField(answer, "transactions")
    if (!Array.isArray(signed) || signed.length !== transactions.length)
      return yield* Effect.fail(unusable("The wallet's answer is no list of as many transactions."))
    const all: Array<Effect.Success<ReturnType<typeof toSigned>>> = []
    for (const [index, one] of transactions.entries()) all.push(yield* toSigned(one, signed[index], signer))
    return all
  })

/** See `SolanaApi.signAndSendTransaction`. */
export const signAndSendTransaction = (
  grant: NamespaceGrant,
  given: Given<"transaction"> & { readonly sendOptions?: SendOptions }
): Decoded<string> =>
  Effect.gen(function* () {
    const signer = signerOf(grant, given)
    const transaction = yield* decode(given?.transaction, signer)
    const answer = yield* askWallet(grant, "solana_signAndSendTransaction", {
      transaction: encode(transaction),
      pubkey: signer,
      ...(given?.sendOptions === undefined ? {} : { sendOptions: given.sendOptions })
    })
    return yield* toSignature(answer)
  })
