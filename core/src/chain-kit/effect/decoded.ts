import * as Effect from "effect/Effect"
import { fromThrowing } from "../../flow/fromThrowing.ts"

/**
 * Decodes what a wallet or a node answered. `decode` gives undefined for what is not an answer; that, and anything thrown,
 * fails with `toError`, which is given what was thrown.
 */
export const decoded =
  <A, E>(decode: (answer: unknown) => A | undefined, toError: (cause?: unknown) => E) =>
  (answer: unknown): Effect.Effect<A, E> =>
    Effect.flatMap(
      fromThrowing(() => decode(answer), toError),
      (value) => (value === undefined ? Effect.fail(toError()) : Effect.succeed(value))
    )
