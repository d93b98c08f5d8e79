import * as Effect from "effect/Effect"
import { firstOf } from "./firstOf.ts"
import { sleep } from "./Time.ts"

/** An effect, or `late` where it has not ended after `milliseconds`; then it is interrupted. */
export const withDeadline = <A, E, R, B = never, E2 = never, R2 = never>(
  effect: Effect.Effect<A, E, R>,
  milliseconds: number,
  late: () => Effect.Effect<B, E2, R2>
): Effect.Effect<A | B, E | E2, R | R2> => firstOf(effect, Effect.flatMap(sleep(milliseconds), late))
