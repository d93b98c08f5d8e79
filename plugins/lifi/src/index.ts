export { lifi } from "./lifi.ts"
export type { LifiNetwork, LifiOptions } from "./LifiOptions.ts"
