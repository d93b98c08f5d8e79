import { assert, it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { lazyLoad } from "./lazyLoad.ts"
import { lazyService } from "./lazyService.ts"

const Colour = Context.Service<{ readonly name: string }>("test/Colour")

const makeColour = (made: Array<string>) =>
  Effect.gen(function* () {
    const { name } = yield* Colour
    yield* Effect.addFinalizer(() => Effect.sync(() => void made.push("closed")))
    made.push(name)
    return { name }
  })

it.effect("is made once, over the services where it stands; closed with their scope", () =>
  Effect.gen(function* () {
    const made: Array<string> = []
    const part = lazyLoad(async () => ({ make: makeColour(made) }), String)
    yield* Effect.scoped(
      Effect.gen(function* () {
        const colour = yield* lazyService(part, ({ make }) => make)
        assert.deepStrictEqual(made, [])
        const [first, second] = yield* Effect.all([colour, colour], { concurrency: 2 })
        assert.strictEqual(first, second)
        assert.deepStrictEqual(made, ["green"])
        const { name } = Effect.runSync(colour)
        assert.strictEqual(name, "green")
      })
    ).pipe(Effect.provideService(Colour, { name: "green" }))
    assert.deepStrictEqual(made, ["green", "closed"])
  })
)

it.effect("T10 is given in the same task where its part is there, though nobody has used it", () =>
  Effect.gen(function* () {
    const part = lazyLoad(async () => "part", String)
    yield* part
    const service = yield* lazyService(part, (loaded) => Effect.succeed(loaded))
    assert.strictEqual(Effect.runSync(service), "part")
  })
)

it.effect("fails with its part, and is made at the next use", () =>
  Effect.gen(function* () {
    let loads = 0
    const part = lazyLoad(async () => {
      if (++loads === 1) throw new Error("offline")
      return "part"
    }, String)
    const service = yield* lazyService(part, (loaded) => Effect.succeed(loaded))
    assert.strictEqual(yield* Effect.flip(service), "Error: offline")
    assert.strictEqual(yield* service, "part")
  })
)
