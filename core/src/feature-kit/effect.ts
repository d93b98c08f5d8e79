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
export { makePrices } from "./makePrices.ts"
export { makeSources, type DeclaredSource } from "./makeSources.ts"
export { makeWhenClosed } from "./makeWhenClosed.ts"
export {
  makeTransactions,
  type Transaction,
  type TransactionAnswer,
  type TransactionEvents,
  type TransactionOutcome,
  type TransactionProgress,
  type TransactionsOptions
} from "./makeTransactions.ts"
export { simulateFirst } from "./simulateFirst.ts"
export { withDeadlines } from "./withDeadlines.ts"
export { allInTime } from "./allInTime.ts"
export { askOne } from "../capability/askOne.ts"
export { tellUnusable } from "../capability/tellUnusable.ts"
export { requireList } from "../capability/requireList.ts"
