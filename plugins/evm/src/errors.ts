import { KitError, plainText } from "@latchkey/core"
import type { Revert } from "./api/revertReason.ts"

/** The visitor declined a request in the wallet: an outcome, not a failure. */
export class WalletRequestRejectedError extends KitError<
  "EVM_REQUEST_REJECTED",
  { readonly method: string }
> {
  readonly _tag = "WalletRequestRejectedError"
  constructor(method: string, cause?: unknown) {
    super(
      "EVM_REQUEST_REJECTED",
      { method },
      `${method} was declined in the wallet.`,
      "Ask again when wanted.",
      cause
    )
  }
}

/** The wallet does not know a method, failed at it, or answered with something else than the method's result. */
export class WalletRequestFailedError extends KitError<"EVM_REQUEST_FAILED", { readonly method: string }> {
  readonly _tag = "WalletRequestFailedError"
  constructor(method: string, cause?: unknown) {
    super(
      "EVM_REQUEST_FAILED",
      { method },
      `The wallet failed at ${method}.`,
      "See the cause; not every wallet supports every method.",
      cause
    )
  }
}

type OfTransaction = { readonly networkId: string; readonly transactionHash: string }

/** What was passed is no hash of a transaction; nobody was asked. */
export class TransactionHashInvalidError extends KitError<
  "EVM_TRANSACTION_HASH_INVALID",
  { readonly transactionHash: string }
> {
  readonly _tag = "TransactionHashInvalidError"
  constructor(transactionHash: string) {
    const shown = plainText(transactionHash, 80)
    super(
      "EVM_TRANSACTION_HASH_INVALID",
      { transactionHash: shown },
      `"${shown}" is no transaction hash.`,
      "Pass 0x and 64 hexadecimal digits, as the wallet gave them."
    )
  }
}

/** The wait is over and the outcome unknown: the transaction may succeed, fail or never be mined. */
export class TransactionPendingError extends KitError<
  "EVM_TRANSACTION_PENDING",
  OfTransaction & { readonly seconds: number }
> {
  readonly _tag = "TransactionPendingError"
  constructor(networkId: string, transactionHash: string, seconds: number, cause?: unknown) {
    super(
      "EVM_TRANSACTION_PENDING",
      { networkId, transactionHash, seconds },
      `Transaction ${transactionHash} was not confirmed on ${networkId} within ${seconds} s; its outcome is unknown.`,
      "It can still be mined, so do not send it again. Look the hash up in a block explorer, or wait for it once more.",
      cause
    )
  }
}

/** The transaction was mined and had no effect but its fee. The message is the contract's reason, or "unknown reason". */
export class TransactionRevertedError extends KitError<"EVM_TRANSACTION_REVERTED", OfTransaction & Revert> {
  readonly _tag = "TransactionRevertedError"
  constructor(networkId: string, transactionHash: string, revert: Revert) {
    super(
      "EVM_TRANSACTION_REVERTED",
      { networkId, transactionHash, ...revert },
      revert.reason ?? "unknown reason",
      "The contract refused the call: only the fee was spent. Revert data in the details can be decoded with the contract's ABI."
    )
  }
}

/** No source could estimate the gas: most often because the call would revert. */
export class GasEstimateFailedError extends KitError<
  "EVM_GAS_ESTIMATE_FAILED",
  { readonly networkId: string } & Revert
> {
  readonly _tag = "GasEstimateFailedError"
  constructor(networkId: string, cause?: unknown, revert: Revert = {}) {
    super(
      "EVM_GAS_ESTIMATE_FAILED",
      { networkId, ...revert },
      "Error estimating gas",
      "Check the balance and the call; the cause says what the node or the wallet answered.",
      cause
    )
  }
}

/** The wallet's answer about its capabilities is no record by chain, too large or too deep. */
export class CapabilitiesInvalidError extends KitError<"EVM_CAPABILITIES_INVALID"> {
  readonly _tag = "CapabilitiesInvalidError"
  constructor() {
    super(
      "EVM_CAPABILITIES_INVALID",
      {},
      "Error parsing wallet capabilities",
      "Treat the wallet as one without capabilities, or report the answer to its makers."
    )
  }
}
