export { blockscout } from "./blockscout.ts"
export type { BlockscoutInstance, BlockscoutOptions } from "./BlockscoutOptions.ts"
export type { BlockscoutNetworkMissingError } from "./errors.ts"
