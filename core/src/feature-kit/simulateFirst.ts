import * as Effect from "effect/Effect"
import type { Capabilities } from "../capability/Capabilities.ts"
import { simulation, type SimulationOutcome, type Simulator } from "../capability/Simulation.ts"
import { withDeadline } from "../flow/withDeadline.ts"

/** For how long a review waits for a trial, in milliseconds. */
const WAIT_MILLIS = 3_000

const untried: SimulationOutcome = { status: "untried" }

/**
 * What comes of trying something before it is reviewed, within three seconds; `untried` where it takes longer or cannot be done. Undefined
 * where the namespace's plugins try nothing, or `use` has nothing to try. Never fails.
 */
export const simulateFirst = (
  capabilities: Capabilities["Service"],
  namespace: string,
  use: (simulator: Simulator) => Effect.Effect<SimulationOutcome> | undefined
): Effect.Effect<SimulationOutcome | undefined> => {
  const [first] = capabilities.all(namespace, simulation)
  if (first === undefined) return Effect.succeed(undefined)
  return withDeadline(
    Effect.flatMap(first.value.reader, (simulator) => use(simulator) ?? Effect.succeed(undefined)),
    WAIT_MILLIS,
    () => Effect.succeed(untried)
    // A part that could not be loaded tries nothing: the review is shown all the same.
  ).pipe(Effect.catch(() => Effect.succeed(untried)))
}
