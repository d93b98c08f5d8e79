export { cosmos } from "./cosmos.ts"
export type {
  AminoSignature,
  AminoSignDoc,
  AminoSignResponse,
  CosmosAccountData,
  CosmosApi,
  CosmosOfflineSigner,
  CosmosOptions,
  CosmosSignOptions,
  CosmosWallet,
  DirectSignDoc,
  DirectSignResponse
} from "./CosmosApi.ts"
export type {
  CosmosChain,
  CosmosCurrency,
  CosmosFeeCurrency,
  CosmosNetwork,
  GasPrices
} from "./CosmosNetwork.ts"
export {
  celestia,
  cosmosHub,
  cosmosProviderTestnet,
  injective,
  juno,
  noble,
  osmosis,
  osmosisTestnet,
  stargaze
} from "./networks.ts"
export { registryGasPrices } from "./registryGasPrices.ts"
export type { KeplrProvider } from "./provider/Keplr.ts"
export type { DenomMissingError } from "./errors.ts"
export type {
  ChainDataMissingError,
  NodeUnreachableError,
  SignDocInvalidError,
  SignedDocChangedError,
  WalletRequestFailedError,
  WalletRequestRejectedError
} from "./api/errors.ts"
