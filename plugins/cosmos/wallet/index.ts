export {
  bech32ConfigOf,
  type CosmosChainInfo,
  type CosmosCurrency,
  type CosmosFeeCurrency
} from "./CosmosChainInfo.ts"
export { cosmosChainInfos } from "./cosmosChainInfos.ts"
export { type CosmosDialect, cosmosDialects } from "./cosmosDialects.ts"
export type { CosmosKey } from "./CosmosKey.ts"
export { type CosmosTestAccount, cosmosTestAccountFrom } from "./CosmosTestAccount.ts"
export { cosmosTestAccounts } from "./cosmosTestAccounts.ts"
export type { CosmosWallet, CosmosWalletOptions } from "./CosmosWallet.ts"
export { createCosmosWallet } from "./createCosmosWallet.ts"
export type { Keplr, KeplrKey } from "./Keplr.ts"
export {
  announceMalformedCosmos,
  type MalformedCosmosProvider,
  malformedCosmosProviders
} from "./malformedCosmosProviders.ts"
export { type OddCosmosKey, oddCosmosKeys } from "./oddCosmosKeys.ts"
