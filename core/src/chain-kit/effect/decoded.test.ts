import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { SdkMissingError } from "../../kernel/sdkErrors.ts"
import { decoded } from "./decoded.ts"
import { lazySdk } from "./lazySdk.ts"

class Unusable extends Error {
  override readonly cause: unknown
  constructor(cause: unknown) {
    super("unusable")
    this.cause = cause
  }
}
const length = decoded(
  (answer) => ((answer as string).length > 0 ? (answer as string).length : undefined),
  (cause) => new Unusable(cause)
)

it.effect("T08 gives what was decoded, and an error for what is not an answer or cannot be read", () =>
  Effect.gen(function* () {
    assert.strictEqual(yield* length("four"), 4)
    assert.isUndefined((yield* Effect.flip(length(""))).cause)
    assert.instanceOf((yield* Effect.flip(length(null))).cause, TypeError)
  })
)

it.effect("a library that the page does not have is a typed error, and is looked for again", () =>
  Effect.gen(function* () {
    let loads = 0
    const sdk = lazySdk("one 2", async () => {
      if (++loads === 1) throw new TypeError("Failed to fetch dynamically imported module")
      return "sdk"
    })
    const error = yield* Effect.flip(sdk)
    assert.instanceOf(error, SdkMissingError)
    assert.deepStrictEqual(error.details, { library: "one 2" })
    assert.strictEqual(yield* sdk, "sdk")
  })
)
