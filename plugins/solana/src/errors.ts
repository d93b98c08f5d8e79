import { defineError, plainText } from "@latchkey/core"

/** The connected wallet does not do this. */
export class WalletMethodMissingError
  extends /* @__PURE__ */ defineError("WalletMethodMissingError", {
    code: "SOLANA_METHOD_MISSING",
    text: ({ method }: { readonly method: string }) => `The wallet has no ${method}.`,
    advice:
      "Offer another way: sign a message instead of signing in, or sign a transaction and send it over getRpc."
  }) {}

/** What was passed is no transaction, or none that the account has to sign; the wallet was not asked. */
export class TransactionInvalidError
  extends /* @__PURE__ */ defineError("TransactionInvalidError", {
    code: "SOLANA_TRANSACTION_INVALID",
    text: ({ reason }: { readonly reason: string }) => reason,
    advice:
      "Pass the bytes of a transaction, a compiled transaction of @solana/kit, or one of web3.js 1, with the account among its signers."
  }) {}

/** A field of a request to sign in is no text of one line, or too long; the wallet was not asked. */
export class SignInInvalidError
  extends /* @__PURE__ */ defineError("SignInInvalidError", {
    code: "SOLANA_SIGN_IN_INVALID",
    text: ({ field }: { readonly field: string }) =>
      `"${field}" cannot be put into a message to sign in with.`,
    advice: "Pass text of one line, at most 1,000 characters; resources as a list of at most 100."
  }) {}

/** What was passed is no signature of a transaction; nobody was asked. */
export class SignatureInvalidError
  extends /* @__PURE__ */ defineError("SignatureInvalidError", {
    code: "SOLANA_SIGNATURE_INVALID",
    details: ({ signature }: { readonly signature: string }) => ({ signature: plainText(signature, 100) }),
    text: ({ signature }) => `"${signature}" is no signature.`,
    advice: "Pass the base58 text of 64 bytes, as the wallet gave it."
  }) {}

type OfTransaction = { readonly networkId: string; readonly signature: string }

/** The wait is over and the outcome unknown: the transaction may succeed, fail or expire. */
export class TransactionPendingError
  extends /* @__PURE__ */ defineError("TransactionPendingError", {
    code: "SOLANA_TRANSACTION_PENDING",
    text: ({ networkId, signature, seconds }: OfTransaction & { readonly seconds: number }) =>
      `Transaction ${signature} was not confirmed on ${networkId} within ${seconds} s; its outcome is unknown.`,
    advice:
      "It can still get into the chain until its blockhash expires, so do not send another for it. Look it up in an explorer, or wait for it once more."
  }) {}

/** The transaction is in the chain and had no effect but its fee. */
export class TransactionFailedError
  extends /* @__PURE__ */ defineError("TransactionFailedError", {
    code: "SOLANA_TRANSACTION_FAILED",
    text: ({ networkId, signature, reason }: OfTransaction & { readonly reason: string }) =>
      `Transaction ${signature} failed on ${networkId}: ${reason}`,
    advice: "A program refused it: only the fee was spent. The reason names the instruction and its error."
  }) {}

/** What a library's signer was made for is not the current account any more; the wallet was not asked. */
export class SignerAccountChangedError
  extends /* @__PURE__ */ defineError("SignerAccountChangedError", {
    code: "SOLANA_SIGNER_ACCOUNT_CHANGED",
    text: ({ address }: { readonly address: string }) => `${address} is not the connected account any more.`,
    advice: "Get another signer when the account has changed."
  }) {}

/** A hook for wallets was rendered where none of their providers is above it. */
export class WalletProviderMissingError
  extends /* @__PURE__ */ defineError("WalletProviderMissingError", {
    code: "SOLANA_WALLET_PROVIDER_MISSING",
    text: ({ usedBy }: { readonly usedBy: string }) => `${usedBy} has no wallet.`,
    advice: "Wrap it in WalletProvider of @latchkey/solana/wallet-adapter."
  }) {}
