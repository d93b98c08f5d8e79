import { defineError, plainText } from "@latchkey/core"
import type { Revert } from "./api/revertReason.ts"

/** The visitor declined a request in the wallet: an outcome, not a failure. */
export class WalletRequestRejectedError
  extends /* @__PURE__ */ defineError("WalletRequestRejectedError", {
    code: "EVM_REQUEST_REJECTED",
    text: ({ method }: { readonly method: string }) => `${method} was declined in the wallet.`,
    advice: "Ask again when wanted.",
    rejected: true
  }) {}

/** The wallet does not know a method, failed at it, or answered with something else than the method's result. */
export class WalletRequestFailedError
  extends /* @__PURE__ */ defineError("WalletRequestFailedError", {
    code: "EVM_REQUEST_FAILED",
    text: ({ method }: { readonly method: string }) => `The wallet failed at ${method}.`,
    advice: "See the cause; not every wallet supports every method."
  }) {}

/** A contract could not be read: it reverted, its answer does not fit the ABI, or no node answered. */
export class ContractReadFailedError
  extends /* @__PURE__ */ defineError("ContractReadFailedError", {
    code: "EVM_CONTRACT_READ_FAILED",
    text: ({ functionName }: { readonly functionName: string }) => `${functionName} could not be read.`,
    advice: "See the cause: address, network, ABI and arguments have to be those of the contract."
  }) {}

type OfTransaction = { readonly networkId: string; readonly transactionHash: string }

/** What was passed is no hash of a transaction; nobody was asked. */
export class TransactionHashInvalidError
  extends /* @__PURE__ */ defineError("TransactionHashInvalidError", {
    code: "EVM_TRANSACTION_HASH_INVALID",
    details: ({ transactionHash }: { readonly transactionHash: string }) => ({
      transactionHash: plainText(transactionHash, 80)
    }),
    text: ({ transactionHash }) => `"${transactionHash}" is no transaction hash.`,
    advice: "Pass 0x and 64 hexadecimal digits, as the wallet gave them."
  }) {}

/** The wait is over and the outcome unknown: the transaction may succeed, fail or never be mined. */
export class TransactionPendingError
  extends /* @__PURE__ */ defineError("TransactionPendingError", {
    code: "EVM_TRANSACTION_PENDING",
    text: ({ networkId, transactionHash, seconds }: OfTransaction & { readonly seconds: number }) =>
      `Transaction ${transactionHash} was not confirmed on ${networkId} within ${seconds} s; its outcome is unknown.`,
    advice:
      "It can still be mined, so do not send it again. Look the hash up in a block explorer, or wait for it once more."
  }) {}

/** The transaction was mined and had no effect but its fee. The message is the contract's reason, or "unknown reason". */
export class TransactionRevertedError
  extends /* @__PURE__ */ defineError("TransactionRevertedError", {
    code: "EVM_TRANSACTION_REVERTED",
    text: ({ reason }: OfTransaction & Revert) => reason ?? "unknown reason",
    advice:
      "The contract refused the call: only the fee was spent. Revert data in the details can be decoded with the contract's ABI."
  }) {}

/** No source could estimate the gas: most often because the call would revert. */
export class GasEstimateFailedError
  extends /* @__PURE__ */ defineError("GasEstimateFailedError", {
    code: "EVM_GAS_ESTIMATE_FAILED",
    text: (_: { readonly networkId: string } & Revert) => "Error estimating gas",
    advice: "Check the balance and the call; the cause says what the node or the wallet answered."
  }) {}

/** The wallet's answer about its capabilities is no record by chain, too large or too deep. */
export class CapabilitiesInvalidError
  extends /* @__PURE__ */ defineError("CapabilitiesInvalidError", {
    code: "EVM_CAPABILITIES_INVALID",
    text: "Error parsing wallet capabilities",
    advice: "Treat the wallet as one without capabilities, or report the answer to its makers."
  }) {}

/** The option `paymaster` has something for a network that no wallet can be given; the account pays there. */
export class PaymasterInvalidError
  extends /* @__PURE__ */ defineError("PaymasterInvalidError", {
    code: "EVM_PAYMASTER_INVALID",
    text: ({ networkId }: { readonly networkId: string }) =>
      `The paymaster of ${networkId} is passed over: it is none that a wallet can be given.`,
    advice:
      "Pass `paymaster: { [chainId]: { url, context } }`, with an https URL without credentials, and plain JSON."
  }) {}

/** The connected wallet takes no paymaster on a network where the app has one; the account pays there. */
export class PaymasterUnsupportedError
  extends /* @__PURE__ */ defineError("PaymasterUnsupportedError", {
    code: "EVM_PAYMASTER_UNSUPPORTED",
    text: ({ networkId }: { readonly networkId: string }) =>
      `The connected wallet takes no paymaster on ${networkId}: the account pays the network's fee.`,
    advice: "Nothing has to be done: wallets with the capability `paymasterService` (EIP-5792) have it paid."
  }) {}
