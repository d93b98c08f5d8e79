export { oneInch } from "./oneInch.ts"
export type { OneInchNetwork, OneInchOptions } from "./OneInchOptions.ts"
