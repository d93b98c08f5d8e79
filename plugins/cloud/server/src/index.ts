export {
  readConfiguration,
  toConfiguration,
  type Configuration,
  type FeatureRecord,
  type Limits,
  type Project
} from "./Configuration.ts"
export type { PriceSource } from "./account/makePrices.ts"
export type { PriceRecord } from "./account/PriceRecord.ts"
export type { ChainRecord, CoinRecord } from "./chain/ChainRecord.ts"
export type { NameZone } from "./names/NameZone.ts"
export type { ExchangeRecord } from "./convert/ExchangeRecord.ts"
export { ConfigurationError } from "./ConfigurationError.ts"
export { startCloud, type CloudServer, type CloudServerOptions } from "./startCloud.ts"
export type { WalletRecord } from "./WalletRecord.ts"
