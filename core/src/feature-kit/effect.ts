export { inSteps } from "./inSteps.ts"
export {
  makeAccountLoads,
  type AccountLoadsOptions,
  type AccountPlace,
  type LoadedAccount
} from "./makeAccountLoads.ts"
export {
  isWithin,
  makeAccountReads,
  type AccountCourse,
  type AccountHolder,
  type AccountReads,
  type AccountReadsOptions,
  type AccountSigns,
  type KeptAccounts,
  type ShownAccount
} from "./makeAccountReads.ts"
export { makeHeldTokens, type HeldTokens } from "./makeHeldTokens.ts"
export type { TokenHolder } from "./TokenHolder.ts"
export { makeTokenChoices, type TokenChoices } from "./makeTokenChoices.ts"
export { makeNameReader, type NamedAddress, type NameFault, type NamePlace } from "./makeNameReader.ts"
export { makePrices } from "./makePrices.ts"
export { makeSources, type DeclaredSource } from "./makeSources.ts"
export { makeWhenClosed } from "./makeWhenClosed.ts"
export {
  makeAggregator,
  type AggregatorNetwork,
  type AggregatorOptions,
  type AggregatorWish
} from "./makeAggregator.ts"
export { readSwapChoices } from "./readSwapChoices.ts"
export { readSwapFee } from "./readSwapFee.ts"
export { makeTransactions } from "./makeTransactions.ts"
export type { KnownOutcome } from "./SubmittedTransaction.ts"
export type {
  Transaction,
  TransactionAnswer,
  TransactionEvents,
  TransactionOutcome,
  TransactionProgress,
  TransactionsOptions
} from "./Transaction.ts"
export { simulateFirst } from "./simulateFirst.ts"
export { withDeadlines } from "./withDeadlines.ts"
export { allInTime } from "./allInTime.ts"
export { askOne } from "../capability/askOne.ts"
export { tellUnusable } from "../capability/tellUnusable.ts"
export { requireList } from "../capability/requireList.ts"
