export {
  readConfiguration,
  toConfiguration,
  type Configuration,
  type FeatureRecord,
  type Limits,
  type Project
} from "./Configuration.ts"
export { ConfigurationError } from "./ConfigurationError.ts"
export { startCloud, type CloudServer, type CloudServerOptions } from "./startCloud.ts"
export type { WalletRecord } from "./WalletRecord.ts"
