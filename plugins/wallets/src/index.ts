export { wallets } from "./wallets.ts"
export type { WalletsOptions } from "./WalletsOptions.ts"
