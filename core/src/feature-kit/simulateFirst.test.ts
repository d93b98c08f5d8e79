import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import type { Capabilities } from "../capability/Capabilities.ts"
import type { SimulationOutcome, Simulator } from "../capability/Simulation.ts"
import { PluginPartMissingError } from "../kernel/pluginErrors.ts"
import { simulateFirst } from "./simulateFirst.ts"

const of = (simulator: Effect.Effect<Simulator, PluginPartMissingError> | undefined) =>
  ({
    all: () =>
      simulator === undefined ? [] : [{ value: { reader: simulator }, source: "node", plugin: "test" }]
  }) as unknown as Capabilities["Service"]
const answering = (outcome: Effect.Effect<SimulationOutcome>) =>
  of(Effect.succeed({ transfer: () => outcome }))
const run = (capabilities: Capabilities["Service"]) =>
  simulateFirst(capabilities, "test", ({ transfer }) => transfer({} as never))

describe("trying before a review", () => {
  it.effect("never keeps a review from being shown: after three seconds it is untried", () =>
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(run(answering(Effect.never)), { startImmediately: true })
      yield* TestClock.adjust(2_999)
      assert.isUndefined(fiber.pollUnsafe())
      yield* TestClock.adjust(1)
      assert.deepStrictEqual(yield* Fiber.join(fiber), { status: "untried" })
    })
  )

  it.effect("is untried where its code cannot be loaded, and not said where nobody tries anything", () =>
    Effect.gen(function* () {
      const missing = of(Effect.fail(new PluginPartMissingError({ pluginId: "test" } as never)))
      assert.deepStrictEqual(yield* run(missing), { status: "untried" })
      assert.isUndefined(yield* run(of(undefined)))
    })
  )
})
