import * as Context from "effect/Context"
import * as Fiber from "effect/Fiber"
import { each } from "../flow/each.ts"

/** The parts that are being loaded because the state asked for them: `loadWhen` adds and removes them. */
export class Loads extends Context.Service<Loads, Set<Fiber.Fiber<unknown, unknown>>>()(
  "@latchkey/core/Loads"
) {}

/** Waits until what is being loaded is there, or has failed. */
export const loaded = (loads: Loads["Service"]) => each(loads, Fiber.await)
