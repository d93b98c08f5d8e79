export { names, type NamesApi } from "./names.ts"
export type { NamesOptions } from "./NamesOptions.ts"
export type { KnownName, NamesState } from "./NamesState.ts"
