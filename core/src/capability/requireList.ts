import * as Effect from "effect/Effect"
import type { KitError } from "../error/KitError.ts"
import { CapabilityFailedError } from "./answerErrors.ts"
import type { Capability } from "./Capability.ts"

/**
 * What a source answers, where that is a list: for `use` of `ask`, so that another source is asked in the place of one whose answer is
 * none. `inside` takes the list out of an answer that has it in a field. Fails as `asked` does, and with `CapabilityFailedError`.
 */
export const requireList = <A, E extends KitError>(
  { name: capability }: Capability<any>,
  asked: Effect.Effect<A, E>,
  inside: (answer: A) => unknown = (answer) => answer
): Effect.Effect<A, E | CapabilityFailedError> =>
  Effect.flatMap(asked, (answer) =>
    Array.isArray(answer === undefined || answer === null ? answer : inside(answer))
      ? Effect.succeed(answer)
      : Effect.fail(new CapabilityFailedError({ capability, problem: "it is no list" }))
  )
