export { awaitStandardWallet } from "./walletStandard/awaitStandardWallet.ts"
export type { StandardAccount, StandardWallet } from "./walletStandard/StandardWallet.ts"
export {
  callStandardFeature,
  connectStandardWallet,
  disconnectStandardWallet,
  hearStandardAccounts,
  StandardFeatureMissing
} from "./walletStandard/standardFeatures.ts"
export { watchStandardWallets, type StandardWindow } from "./walletStandard/watchStandardWallets.ts"
