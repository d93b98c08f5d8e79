export { polkadot } from "./polkadot.ts"
export {
  kusamaAssetHub,
  kusamaRelayChain,
  polkadotAssetHub,
  polkadotRelayChain,
  westendAssetHub,
  westendRelayChain,
  type PolkadotNetwork
} from "./networks.ts"
export type { PolkadotApi, PolkadotOptions, SignedPayload, SignerPayload } from "./PolkadotApi.ts"
export type { InjectedExtension } from "./InjectedExtension.ts"
export type { AccountNotConnectedError, NodeUnreachableError, PayloadInvalidError } from "./errors.ts"
