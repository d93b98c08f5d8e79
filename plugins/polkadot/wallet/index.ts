export { createPolkadotWallet } from "./createPolkadotWallet.ts"
export type {
  InjectedAccount,
  InjectedEntry,
  InjectedExtension,
  InjectedMetadata,
  InjectedSignature
} from "./InjectedExtension.ts"
export { polkadotAccountFrom } from "./keyPair.ts"
export {
  floodInjections,
  injectMalformed,
  injectThrowing,
  type MalformedInjection,
  malformedInjections,
  oddInjectedRecords
} from "./malformedInjections.ts"
export { oddInjectedAccounts, usableInjectedAccounts } from "./oddInjectedAccounts.ts"
export { type OddInjectedExtension, oddInjectedExtensions } from "./oddInjectedExtensions.ts"
export { oddInjectedSignatures } from "./oddInjectedSignatures.ts"
export type { PolkadotAccount, PolkadotKeyType } from "./PolkadotAccount.ts"
export { polkadotAccounts, polkadotEthereumAccount, polkadotMultisig } from "./polkadotAccounts.ts"
export { polkadotRejections } from "./polkadotRejections.ts"
export type { PolkadotMethod, PolkadotWallet, PolkadotWalletOptions } from "./PolkadotWallet.ts"
