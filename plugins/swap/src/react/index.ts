export { swap } from "../swap.ts"
