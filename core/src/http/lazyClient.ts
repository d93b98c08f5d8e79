import type * as Effect from "effect/Effect"
import { lazyLoad } from "../kernel/lazyLoad.ts"
import { HttpUnreachableError } from "./errors.ts"

/** A client that is fetched when first asked for, by `lazyLoad`. */
export const lazyClient = <A>(load: () => Promise<A>): Effect.Effect<A, HttpUnreachableError> =>
  lazyLoad(load, (cause) => new HttpUnreachableError({ host: "this page" }, cause))
