export { onchainSwap } from "./onchainSwap.ts"
export type { OnchainSwapOptions, SwapRouter } from "./OnchainSwapOptions.ts"
export type { OnchainSwapOptionsInvalidError } from "./errors.ts"
