export type {
  EsploraNetworkMissingError,
  EsploraRefusedError,
  EsploraTransactionInvalidError,
  EsploraUnreachableError
} from "./errors.ts"
export { esplora } from "./esplora.ts"
export type { EsploraApi, FeeRates } from "./EsploraApi.ts"
export type { EsploraInstance, EsploraOptions } from "./EsploraOptions.ts"
