import { copyBytes } from "@latchkey/core/chain-kit"
import {
  MAX_TRANSACTION,
  readSigners,
  readTransaction,
  writeTransaction,
  type WireTransaction
} from "../provider/WireTransaction.ts"

const toBytes = (value: unknown): Uint8Array | undefined => copyBytes(value, MAX_TRANSACTION)

const fromCompiled = (messageBytes: unknown, signatures: unknown): WireTransaction | undefined => {
  const message = toBytes(messageBytes)
  const signers = message === undefined ? undefined : readSigners(message)
  if (message === undefined || signers === undefined || typeof signatures !== "object" || signatures === null)
    return undefined
  const given = signers.map((signer) => Reflect.get(signatures, signer) as unknown)
  const filled = given.map((signature) => (signature == null ? new Uint8Array(64) : toBytes(signature)))
  return filled.every((signature) => signature?.length === 64)
    ? { message, signers, signatures: filled as ReadonlyArray<Uint8Array> }
    : undefined
}

/**
 * The transaction in what a page passed, see `TransactionInput`; undefined if it is not a transaction. Throws what the page's own
 * objects throw.
 */
export const toTransaction = (input: unknown): WireTransaction | undefined => {
  const bytes = toBytes(input)
  if (bytes !== undefined) return readTransaction(bytes)
  if (typeof input !== "object" || input === null) return undefined
  const { messageBytes, signatures, serialize } = input as Readonly<Record<string, unknown>>
  const transaction =
    typeof serialize === "function"
      ? toBytes(Reflect.apply(serialize, input, [{ requireAllSignatures: false, verifySignatures: false }]))
      : undefined
  if (transaction !== undefined) return readTransaction(transaction)
  const compiled = fromCompiled(messageBytes, signatures)
  return compiled === undefined ? undefined : readTransaction(writeTransaction(compiled))
}
