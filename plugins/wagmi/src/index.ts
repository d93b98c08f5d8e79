export {
  createWagmiConfig,
  type Transports,
  type WagmiConfig,
  type WagmiOptions
} from "./createWagmiConfig.ts"
export { latchkey } from "./latchkey.ts"
export type { WagmiChainsMissingError, WagmiTransportMissingError } from "./errors.ts"
export type { ConnectorOptions } from "./makeConnector.ts"
export type { Describe, SentCall, SentRequest } from "./SentRequest.ts"
