export { tokenLists } from "./tokenLists.ts"
export type { TokenListsOptions } from "./TokenListsOptions.ts"
