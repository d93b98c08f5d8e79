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
export { makeStoppable, type Stoppable } from "./makeStoppable.ts"
