export { announceStandard } from "./announceStandard.ts"
export {
  announceMalformedStandard,
  floodStandard,
  type MalformedStandardWallet,
  malformedStandardWallets
} from "./malformedStandardWallets.ts"
export { mergeStandardWallets } from "./mergeStandardWallets.ts"
export type {
  StandardAccount,
  StandardChange,
  StandardConnectInput,
  StandardFeatures,
  StandardWallet
} from "./StandardWallet.ts"
