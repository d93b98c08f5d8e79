export { names } from "./names.ts"
export type { NamesOptions } from "./NamesOptions.ts"
export type { KnownName, NamesState } from "./NamesState.ts"
