export { zeroEx } from "./zeroEx.ts"
export type { ZeroExNetwork, ZeroExOptions } from "./ZeroExOptions.ts"
