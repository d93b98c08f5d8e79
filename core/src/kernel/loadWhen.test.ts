import { assert, describe, it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { fromPromise } from "../flow/fromPromise.ts"
import { loaded, Loads } from "./Loads.ts"
import { loadWhen } from "./loadWhen.ts"
import { makeState, State } from "./State.ts"
import { makeStore } from "./Store.ts"

const setUp = () => {
  const store = makeStore<object>({ count: 0 })
  const count = () => (store.get() as { readonly count: number }).count
  return {
    services: Context.make(State, makeState(store)).pipe(Context.add(Loads, new Set())),
    count,
    add: () => store.update(() => ({ count: count() + 1 }))
  }
}

describe("loadWhen", () => {
  it.effect("loads once, when it is needed, and stops looking with its scope", () =>
    Effect.gen(function* () {
      const { services, count, add } = setUp()
      let loads = 0
      const part = Effect.sync(() => void loads++)
      yield* Effect.scoped(
        Effect.gen(function* () {
          yield* loadWhen(part, () => count() >= 2)
          add()
          assert.strictEqual(loads, 0)
          add()
          add()
          assert.strictEqual(loads, 1)
        })
      ).pipe(Effect.provideContext(services))
      yield* Effect.scoped(loadWhen(part, () => count() >= 9)).pipe(Effect.provideContext(services))
      for (let step = 0; step < 9; step++) add()
      assert.strictEqual(loads, 1)
    })
  )

  it.effect("what is needed from the start is loaded at once", () =>
    Effect.gen(function* () {
      const { services } = setUp()
      let loads = 0
      yield* loadWhen(
        Effect.sync(() => void loads++),
        () => true
      ).pipe(Effect.scoped, Effect.provideContext(services))
      assert.strictEqual(loads, 1)
    })
  )

  it.effect("a part that did not load is tried again at the next change", () =>
    Effect.gen(function* () {
      const { services, add } = setUp()
      let loads = 0
      const part = Effect.suspend(() => (++loads === 1 ? Effect.fail("offline") : Effect.void))
      yield* Effect.scoped(
        Effect.gen(function* () {
          yield* loadWhen(part, () => true)
          add()
          add()
        })
      ).pipe(Effect.provideContext(services))
      assert.strictEqual(loads, 2)
    })
  )

  it.effect("who waits for what is being loaded goes on when it is there, or has failed", () =>
    Effect.gen(function* () {
      const { services } = setUp()
      const parts = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      let isOver = false
      yield* Effect.gen(function* () {
        for (const { promise } of parts)
          yield* loadWhen(
            fromPromise(() => promise, String),
            () => true
          )
        const waiting = yield* Effect.forkChild(loaded(yield* Loads), { startImmediately: true })
        waiting.addObserver(() => void (isOver = true))
        parts[0]!.resolve()
        yield* Effect.promise(() => parts[0]!.promise)
        yield* Effect.yieldNow
        assert.strictEqual(isOver, false)
        parts[1]!.reject(new Error("offline"))
        yield* Fiber.join(waiting)
      }).pipe(Effect.scoped, Effect.provideContext(services))
      assert.strictEqual(isOver, true)
      assert.strictEqual(Context.get(services, Loads).size, 0)
    })
  )
})
