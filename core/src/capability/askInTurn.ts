import * as Effect from "effect/Effect"
import type { KitError } from "../error/KitError.ts"
import type { CapabilityFailedError } from "./answerErrors.ts"
import { askOne } from "./askOne.ts"
import type { Capability } from "./Capability.ts"
import type { CapabilityEntry, Sourced } from "./Capabilities.ts"

/** Asks one after the other until one answers; see `Capabilities.ask`. */
export type AskInTurn = <T, A, E extends KitError, E2, R>(
  capability: Capability<T>,
  entries: ReadonlyArray<CapabilityEntry<T>>,
  use: (value: T) => Effect.Effect<A, E, R>,
  none: () => Effect.Effect<never, E2>
) => Effect.Effect<Sourced<A>, E | E2 | CapabilityFailedError, R>

/** Whether the visitor ended it: nobody else is asked for what was declined. */
const isFinal = ({ rejected, _tag }: KitError) => rejected || _tag === "CancelledError"

export const askInTurn: AskInTurn = (capability, [first, ...others], use, none) => {
  if (first === undefined) return none()
  const { source, plugin } = first
  const asked = Effect.map(askOne(capability, first, use), (value) => ({ value, source, plugin }))
  return others.length === 0
    ? asked
    : Effect.catch(asked, (error) =>
        isFinal(error) ? Effect.fail(error) : askInTurn(capability, others, use, none)
      )
}
