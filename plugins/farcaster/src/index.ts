export { farcaster, type FarcasterTypes } from "./farcaster.ts"
export type { FarcasterOptions } from "./FarcasterOptions.ts"
export type { FarcasterProvider, FarcasterRequest } from "./provider/FarcasterProvider.ts"
