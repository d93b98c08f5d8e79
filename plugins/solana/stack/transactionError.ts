import type { FailedTransactionMetadata } from "litesvm"

/** A transaction's error as nodes write it: a name, or a name with its details. */
export type TransactionError = string | { readonly [name: string]: unknown }

/** The engine's numbers for errors without details, in order. */
const transactionErrors = [
  "AccountInUse",
  "AccountLoadedTwice",
  "AccountNotFound",
  "ProgramAccountNotFound",
  "InsufficientFundsForFee",
  "InvalidAccountForFee",
  "AlreadyProcessed",
  "BlockhashNotFound",
  "CallChainTooDeep",
  "MissingSignatureForFee",
  "InvalidAccountIndex",
  "SignatureFailure",
  "InvalidProgramForExecution",
  "SanitizeFailure",
  "ClusterMaintenance",
  "AccountBorrowOutstanding",
  "WouldExceedMaxBlockCostLimit",
  "UnsupportedVersion",
  "InvalidWritableAccount",
  "WouldExceedMaxAccountCostLimit",
  "WouldExceedAccountDataBlockLimit",
  "TooManyAccountLocks",
  "AddressLookupTableNotFound",
  "InvalidAddressLookupTableOwner",
  "InvalidAddressLookupTableData",
  "InvalidAddressLookupTableIndex",
  "InvalidRentPayingAccount",
  "WouldExceedMaxVoteCostLimit",
  "WouldExceedAccountDataTotalLimit",
  "MaxLoadedAccountsDataSizeExceeded",
  "ResanitizationNeeded",
  "InvalidLoadedAccountsDataSizeLimit",
  "UnbalancedTransaction",
  "ProgramCacheHitMaxLimit",
  "CommitCancelled"
]

const instructionErrors = [
  "GenericError",
  "InvalidArgument",
  "InvalidInstructionData",
  "InvalidAccountData",
  "AccountDataTooSmall",
  "InsufficientFunds",
  "IncorrectProgramId",
  "MissingRequiredSignature",
  "AccountAlreadyInitialized",
  "UninitializedAccount",
  "UnbalancedInstruction",
  "ModifiedProgramId",
  "ExternalAccountLamportSpend",
  "ExternalAccountDataModified",
  "ReadonlyLamportChange",
  "ReadonlyDataModified",
  "DuplicateAccountIndex",
  "ExecutableModified",
  "RentEpochModified",
  "NotEnoughAccountKeys",
  "AccountDataSizeChanged",
  "AccountNotExecutable",
  "AccountBorrowFailed",
  "AccountBorrowOutstanding",
  "DuplicateAccountOutOfSync",
  "InvalidError",
  "ExecutableDataModified",
  "ExecutableLamportChange",
  "ExecutableAccountNotRentExempt",
  "UnsupportedProgramId",
  "CallDepth",
  "MissingAccount",
  "ReentrancyNotAllowed",
  "MaxSeedLengthExceeded",
  "InvalidSeeds",
  "InvalidRealloc",
  "ComputationalBudgetExceeded",
  "PrivilegeEscalation",
  "ProgramEnvironmentSetupFailure",
  "ProgramFailedToComplete",
  "ProgramFailedToCompile",
  "Immutable",
  "IncorrectAuthority",
  "AccountNotRentExempt",
  "InvalidAccountOwner",
  "ArithmeticOverflow",
  "UnsupportedSysvar",
  "IllegalOwner",
  "MaxAccountsDataAllocationsExceeded",
  "MaxAccountsExceeded",
  "MaxInstructionTraceLengthExceeded",
  "BuiltinProgramsMustConsumeComputeUnits",
  "BorshIoError"
]

/** What nodes say about the errors that people meet. The others are said by their name. */
const texts: Readonly<Record<string, string>> = {
  AccountNotFound: "Attempt to debit an account but found no record of a prior credit.",
  ProgramAccountNotFound: "Attempt to load a program that does not exist",
  InsufficientFundsForFee: "Insufficient funds for fee",
  AlreadyProcessed: "This transaction has already been processed",
  BlockhashNotFound: "Blockhash not found",
  SignatureFailure: "Transaction did not pass signature verification",
  SanitizeFailure: "Transaction failed to sanitize accounts offsets correctly"
}

/** Translates the engine's error into the one that nodes write. */
export function transactionError(failed: FailedTransactionMetadata): TransactionError {
  const error = failed.err()
  if (typeof error === "number") return transactionErrors[error] ?? "SanitizeFailure"
  if ("err" in error) return { InstructionError: [error.index, instructionError(error.err())] }
  const name = error.constructor.name.replace(/^TransactionError/, "")
  return "index" in error ? { [name]: error.index } : { [name]: { account_index: error.accountIndex } }
}

function instructionError(error: number | { readonly code: number } | { readonly msg: string }) {
  if (typeof error === "number") return instructionErrors[error] ?? "GenericError"
  return "code" in error ? { Custom: error.code } : "BorshIoError"
}

/** The error as a sentence, as nodes put it behind "Transaction simulation failed: ". */
export function transactionErrorText(error: TransactionError): string {
  if (typeof error === "string") return texts[error] ?? error
  const [name, details] = Object.entries(error)[0] ?? ["", undefined]
  if (name === "InsufficientFundsForRent") {
    const { account_index: index } = details as { account_index: number }
    return `Transaction results in an account (${index}) with insufficient funds for rent`
  }
  if (name !== "InstructionError") return name
  const [index, cause] = details as readonly [number, string | { Custom: number }]
  const reason = typeof cause === "string" ? cause : `custom program error: 0x${cause.Custom.toString(16)}`
  return `Error processing Instruction ${index}: ${reason}`
}
