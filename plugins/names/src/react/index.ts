import { withLateFills, type Plugin, type ViewTypes } from "@latchkey/core"
import { names as headless, type NamesApi, type NamesTypes } from "../names.ts"
import type { NamesOptions } from "../NamesOptions.ts"
import type { NamesState } from "../NamesState.ts"
import type { viewIds } from "./viewIds.ts"

export { useName, type NameOf, type NameView } from "./useName.ts"
export type { NamesApi } from "../names.ts"
export type { NamesOptions } from "../NamesOptions.ts"
export type { KnownName, NamesState } from "../NamesState.ts"

/**
 * `names` with its views: where an account has no name and can get one, a tile "Name" of the account view, which leads to a form
 * with names to choose from.
 *
 * The tile is there if the shown namespace has the `nameRegistry` capability.
 */
export const names = (
  options?: NamesOptions
): Plugin<"names", NamesApi, NamesState, NamesTypes & ViewTypes<typeof viewIds>> =>
  withLateFills(headless(options), () => import("./fills.ts").then((part) => part.namesFills))
