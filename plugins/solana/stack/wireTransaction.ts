import {
  getBase58Decoder,
  getBase58Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Address,
  type CompiledTransactionMessageWithLifetime,
  type LegacyCompiledTransactionMessage,
  type Transaction,
  type V0CompiledTransactionMessage
} from "@solana/kit"
import { invalidParams } from "./RpcError.ts"

export type WireMessage = (LegacyCompiledTransactionMessage | V0CompiledTransactionMessage) &
  CompiledTransactionMessageWithLifetime

/** A transaction as it came over the wire. */
export interface WireTransaction {
  readonly bytes: Uint8Array
  readonly transaction: Transaction
  readonly message: WireMessage
  /** In the order of the signers; null where one is missing. The first one names the transaction. */
  readonly signatures: readonly (string | null)[]
}

/** Bytes out of base58 or base64 text. Fails with -32602. */
export function decodeText(text: unknown, encoding: unknown = "base58"): Uint8Array {
  if (typeof text !== "string") throw invalidParams("invalid type: expected a string")
  if (encoding !== "base58" && encoding !== "base64") {
    throw invalidParams(`unsupported encoding: ${String(encoding)}. Supported encodings: base58, base64`)
  }
  if (encoding === "base64") {
    const bytes = Buffer.from(text, "base64")
    if (bytes.toString("base64").replace(/=+$/, "") !== text.replace(/=+$/, "")) {
      throw invalidParams("invalid base64 encoding")
    }
    return Uint8Array.from(bytes)
  }
  try {
    return Uint8Array.from(getBase58Encoder().encode(text))
  } catch {
    throw invalidParams("invalid base58 encoding")
  }
}

/** Fails with -32602 for what is no message of version legacy or 0. */
export function decodeMessage(bytes: Uint8Array): WireMessage {
  try {
    const message = getCompiledTransactionMessageDecoder().decode(bytes)
    if (message.version !== "legacy" && message.version !== 0) throw new Error(`version ${message.version}`)
    return message
  } catch (cause) {
    throw invalidParams(`failed to deserialize solana_message::versions::VersionedMessage: ${String(cause)}`)
  }
}

/** Fails with -32602 for what is no transaction, or longer than one packet. */
export function decodeTransaction(text: unknown, encoding: unknown): WireTransaction {
  const bytes = decodeText(text, encoding)
  if (bytes.length > 1232) {
    throw invalidParams(`base64 encoded transaction too large: ${bytes.length} bytes (max: 1232 bytes)`)
  }
  let transaction: Transaction
  try {
    transaction = getTransactionDecoder().decode(bytes)
  } catch (cause) {
    throw invalidParams(
      `failed to deserialize solana_transaction::versioned::VersionedTransaction: ${String(cause)}`
    )
  }
  const message = decodeMessage(Uint8Array.from(transaction.messageBytes))
  const signatures = Object.values(transaction.signatures).map((signature) =>
    signature === null ? null : getBase58Decoder().decode(signature)
  )
  return { bytes, transaction, message, signatures }
}

/** Where an account comes from, and what the transaction may do with it. */
export interface AccountUse {
  readonly address: Address
  readonly signer: boolean
  readonly writable: boolean
  readonly source: "transaction" | "lookupTable"
}

/** The accounts that a message names itself, in order. */
export function staticAccounts({ header, staticAccounts: addresses }: WireMessage): readonly AccountUse[] {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  return addresses.map((address, index) => {
    const signer = index < numSignerAccounts
    const writable = signer
      ? index < numSignerAccounts - numReadonlySignerAccounts
      : index < addresses.length - numReadonlyNonSignerAccounts
    return { address, signer, writable, source: "transaction" }
  })
}
