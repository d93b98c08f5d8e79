import * as Effect from "effect/Effect"
import type { KitError } from "../error/KitError.ts"
import { withDeadline } from "../flow/withDeadline.ts"
import { CapabilityFailedError } from "./answerErrors.ts"
import type { Capability } from "./Capability.ts"
import type { CapabilityEntry } from "./Capabilities.ts"
import { tellUnusable } from "./tellUnusable.ts"

/** How long an answer may take, in milliseconds. */
export const ANSWER_MILLIS = 30_000

/**
 * Asks one of those that have a capability. Fails as it does, and with `CapabilityFailedError` where it throws or gives no answer within
 * 30 s; the developer is told of an answer that could not be used.
 */
export const askOne = <T, A, E extends KitError, R>(
  { name: capability }: Capability<T>,
  { plugin, value }: Pick<CapabilityEntry<T>, "plugin" | "value">,
  use: (value: T) => Effect.Effect<A, E, R>
): Effect.Effect<A, E | CapabilityFailedError, R> => {
  const failed = (cause: unknown) => Effect.fail(new CapabilityFailedError({ plugin, capability }, cause))
  return Effect.catchDefect(
    withDeadline(
      Effect.suspend(() => use(value)),
      ANSWER_MILLIS,
      () => failed("It gave no answer in time.")
    ),
    failed
  ).pipe(
    // Who read the answer knows what is wrong with it, and not whose it is.
    Effect.mapError((error): E | CapabilityFailedError =>
      error instanceof CapabilityFailedError && error.details.plugin === undefined
        ? Object.assign(new CapabilityFailedError({ ...error.details, plugin }), { cause: error.cause })
        : error
    ),
    Effect.tapError(tellUnusable)
  )
}
