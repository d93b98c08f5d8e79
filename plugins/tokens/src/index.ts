export { tokens } from "./tokens.ts"
export type { TokensApi } from "./TokensApi.ts"
export type { TokensOptions } from "./TokensOptions.ts"
export type { AccountTokens, HeldToken, TokensState } from "./TokensState.ts"
