import * as Effect from "effect/Effect"
import { afterEach, expect, it, vi } from "vitest"
import { isSignedBy } from "./provider/isSignedBy.ts"
import { deriveAddress } from "./transfer/deriveAddress.ts"
import { programs } from "./transfer/programs.ts"

afterEach(() => vi.unstubAllGlobals())

const owner = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"
const wrong = "1".repeat(64)
const derived = () => Effect.runPromise(deriveAddress([new Uint8Array(32).fill(7)], programs.token))
const signed = () => Effect.runPromise(isSignedBy(owner, wrong, new Uint8Array(4)))

it("where the page is no secure context, no address is made up, and a signature is not called another's", async () => {
  vi.stubGlobal("crypto", { getRandomValues: () => {} })
  expect(await derived()).toBeUndefined()
  expect(await signed()).toBe(true)
})

it("elsewhere both are told", async () => {
  expect(await derived()).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  expect(await signed()).toBe(false)
})
