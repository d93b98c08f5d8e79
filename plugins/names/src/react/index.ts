export { names } from "../names.ts"
export { useName, type NameOf, type NameView } from "./useName.ts"
export type { NamesOptions } from "../NamesOptions.ts"
export type { KnownName, NamesState } from "../NamesState.ts"
