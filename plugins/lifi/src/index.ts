export { lifi } from "./lifi.ts"
export type { LifiFee, LifiNetwork, LifiOptions } from "./LifiOptions.ts"
