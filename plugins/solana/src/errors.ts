import { KitError, plainText } from "@latchkey/core"

/** The connected wallet does not do this. */
export class WalletMethodMissingError extends KitError<"SOLANA_METHOD_MISSING", { readonly method: string }> {
  readonly _tag = "WalletMethodMissingError"
  constructor(method: string, cause?: unknown) {
    super(
      "SOLANA_METHOD_MISSING",
      { method },
      `The wallet has no ${method}.`,
      "Offer another way: sign a message instead of signing in, or sign a transaction and send it over getRpc.",
      cause
    )
  }
}

/** What was passed is no transaction, or none that the account has to sign; the wallet was not asked. */
export class TransactionInvalidError extends KitError<"SOLANA_TRANSACTION_INVALID"> {
  readonly _tag = "TransactionInvalidError"
  constructor(reason: string, cause?: unknown) {
    super(
      "SOLANA_TRANSACTION_INVALID",
      {},
      reason,
      "Pass the bytes of a transaction, a compiled transaction of @solana/kit, or one of web3.js 1, with the account among its signers.",
      cause
    )
  }
}

/** A field of a request to sign in is no text of one line, or too long; the wallet was not asked. */
export class SignInInvalidError extends KitError<"SOLANA_SIGN_IN_INVALID", { readonly field: string }> {
  readonly _tag = "SignInInvalidError"
  constructor(field: string) {
    super(
      "SOLANA_SIGN_IN_INVALID",
      { field },
      `"${field}" cannot be put into a message to sign in with.`,
      "Pass text of one line, at most 1,000 characters; resources as a list of at most 100."
    )
  }
}

/** What was passed is no signature of a transaction; nobody was asked. */
export class SignatureInvalidError extends KitError<
  "SOLANA_SIGNATURE_INVALID",
  { readonly signature: string }
> {
  readonly _tag = "SignatureInvalidError"
  constructor(signature: string) {
    const shown = plainText(signature, 100)
    super(
      "SOLANA_SIGNATURE_INVALID",
      { signature: shown },
      `"${shown}" is no signature.`,
      "Pass the base58 text of 64 bytes, as the wallet gave it."
    )
  }
}

type OfTransaction = { readonly networkId: string; readonly signature: string }

/** The wait is over and the outcome unknown: the transaction may succeed, fail or expire. */
export class TransactionPendingError extends KitError<
  "SOLANA_TRANSACTION_PENDING",
  OfTransaction & { readonly seconds: number }
> {
  readonly _tag = "TransactionPendingError"
  constructor(networkId: string, signature: string, seconds: number, cause?: unknown) {
    super(
      "SOLANA_TRANSACTION_PENDING",
      { networkId, signature, seconds },
      `Transaction ${signature} was not confirmed on ${networkId} within ${seconds} s; its outcome is unknown.`,
      "It can still get into the chain until its blockhash expires, so do not send another for it. Look it up in an explorer, or wait for it once more.",
      cause
    )
  }
}

/** The transaction is in the chain and had no effect but its fee. */
export class TransactionFailedError extends KitError<
  "SOLANA_TRANSACTION_FAILED",
  OfTransaction & { readonly reason: string }
> {
  readonly _tag = "TransactionFailedError"
  /** `reason` is the node's own words for the failure, as JSON. */
  constructor(networkId: string, signature: string, reason: string) {
    super(
      "SOLANA_TRANSACTION_FAILED",
      { networkId, signature, reason },
      `Transaction ${signature} failed on ${networkId}: ${reason}`,
      "A program refused it: only the fee was spent. The reason names the instruction and its error."
    )
  }
}
