export { swap } from "./swap.ts"
export type { SwapOptions } from "./SwapOptions.ts"
export type { SwapApi } from "./SwapApi.ts"
export type { SwapAsked, SwapForm, SwapState, SwapTokens } from "./SwapState.ts"
