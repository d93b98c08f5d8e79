import * as Effect from "effect/Effect"
import { HttpUnreachableError } from "./errors.ts"

/** A client that is fetched when first asked for; a fetch that failed is tried again with the next request. */
export const lazyClient = <A>(load: () => Promise<A>): Effect.Effect<A, HttpUnreachableError> => {
  let client: Promise<A> | undefined
  return Effect.tryPromise({
    try: () => (client ??= load()),
    catch: (cause) => {
      client = undefined
      return new HttpUnreachableError("this page", cause)
    }
  })
}
