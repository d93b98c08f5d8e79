export { jupiter } from "./jupiter.ts"
export type { JupiterOptions } from "./JupiterOptions.ts"
