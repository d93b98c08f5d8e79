import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { fakeProvider, oddValues, rpcError, type Answers } from "../../support/fakeProvider.ts"
import { decodeCapabilities } from "../provider/decodeCapabilities.ts"
import { getCapabilities } from "./capabilities.ts"
import { plainJson } from "./plainJson.ts"

const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
const accounts = [{ namespace: "eip155", address, type: "eoa" }] as const
const atomic = { atomic: { status: "supported" } }

const asking = (answer: Answers[string], request?: Parameters<typeof getCapabilities>[1]) => {
  const provider = fakeProvider({ wallet_getCapabilities: answer })
  return { provider, capabilities: getCapabilities({ provider, accounts }, request) }
}

describe("getCapabilities", () => {
  it.effect("S7.28 in part: by network, of the current account or of another", () =>
    Effect.gen(function* () {
      const answer = { "0x1": atomic, "0x2105": { paymasterService: { supported: true } }, "0x0": {} }
      const expected = {
        "eip155:1": atomic,
        "eip155:8453": { paymasterService: { supported: true } },
        "eip155:0": {}
      }
      const { provider, capabilities } = asking(async () => answer)
      assert.deepStrictEqual(yield* capabilities, expected as never)
      assert.deepStrictEqual(provider.calls[0]?.params, [address])
      const other = asking(async () => JSON.stringify(answer), { address: `0x${"11".repeat(20)}` })
      assert.deepStrictEqual(yield* other.capabilities, expected as never)
      assert.deepStrictEqual(other.provider.calls[0]?.params, [`0x${"11".repeat(20)}`])
    })
  )

  it.effect.each([4200, -32601, -32004])(
    "S7.28 in part: a wallet that does not know the method (%i) has none",
    (code) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* asking(() => Promise.reject(rpcError(code))).capabilities, {})
      })
  )

  it.effect.each([
    ...oddValues.filter(([name]) => !/empty object|cyclic|revoked|frozen|getters/.test(name)),
    ["text that is no JSON", () => "{"],
    ["more than 64 KiB", () => ({ "0x1": { text: "x".repeat(65_536) } })],
    ["more than 64 KiB of text", () => JSON.stringify({ "0x1": { text: "x".repeat(65_536) } })],
    ["a million entries", () => ({ "0x1": { list: Array.from({ length: 1_000_000 }, () => 1) } })],
    [
      "an endless list",
      () => ({ "0x1": { list: new Proxy([], { get: (_, key) => (key === "length" ? 2 ** 53 : 1) }) } })
    ],
    ["nine deep", () => ({ "0x1": { a: [[[[[[[]]]]]]] } })]
  ] as typeof oddValues)("T08 T31, S7.28 in part, S8.11 in part: %s cannot be parsed", ([, odd]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(asking(odd).capabilities)
      assert.strictEqual(error.code, "EVM_CAPABILITIES_INVALID")
      assert.strictEqual(error.message, "Error parsing wallet capabilities")
    })
  )

  it.effect.each(oddValues)(
    "T08, S7.28 in part: %s rejected, thrown or inside ends in an error or in plain data",
    ([, odd]) =>
      Effect.gen(function* () {
        const rejected = yield* Effect.flip(asking(() => Promise.reject(odd())).capabilities)
        assert.strictEqual(rejected.code, "EVM_REQUEST_FAILED")
        const inside = yield* Effect.result(
          asking(() => ({ "0x1": { a: odd() }, "0xa": odd() })).capabilities
        )
        assert.isTrue(inside._tag === "Failure" || JSON.stringify(inside.success).length < 100)
      })
  )

  it.effect(
    "T08, S7.28 in part: ends in the error of a declined and of an unanswered request, and refuses what is no address",
    () =>
      Effect.gen(function* () {
        const declined = yield* Effect.flip(asking(() => Promise.reject(rpcError(4001))).capabilities)
        assert.strictEqual(declined.code, "EVM_REQUEST_REJECTED")
        const fiber = yield* Effect.forkChild(Effect.flip(asking(() => new Promise(() => {})).capabilities), {
          startImmediately: true
        })
        yield* TestClock.adjust("10 seconds")
        assert.strictEqual((yield* Fiber.join(fiber)).code, "EVM_REQUEST_FAILED")
        const { provider, capabilities } = asking(async () => ({}), { address: "0x1" })
        assert.strictEqual((yield* Effect.flip(capabilities)).code, "EVM_REQUEST_FAILED")
        assert.isEmpty(provider.calls)
      })
  )

  it("T31 reads at most 100 chains, and none that is no chain id", () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`0x${(index + 1).toString(16)}`, {}])
    )
    assert.lengthOf(Object.keys(decodeCapabilities(many) ?? {}), 100)
    const odd = { mainnet: atomic, "-1": atomic, "0x1": [], "0x2": null, "0x3": atomic }
    assert.deepStrictEqual(decodeCapabilities(odd), { "eip155:3": atomic })
  })
})

describe("plainJson", () => {
  const limits = { characters: 1_000, depth: 3 }

  it("T08 keeps JSON as it is, as a copy, and leaves out what is none", () => {
    const json = { a: [1, "b", null, true, { c: -0.5 }] }
    assert.deepStrictEqual(plainJson(json, limits), json)
    assert.notStrictEqual(plainJson(json, limits), json)
    const mixed = { a: undefined, b: () => {}, c: Symbol("c"), d: 1n, e: Number.NaN, f: [undefined, 1] }
    assert.deepStrictEqual(plainJson(mixed, limits), { f: [1] })
  })

  it("T05 a key __proto__ reaches no prototype", () => {
    const copy = plainJson(JSON.parse(`{"a":{"__proto__":{"polluted":true}}}`), limits) as { a: object }
    assert.deepStrictEqual(Object.getOwnPropertyNames(copy.a), [])
    assert.notProperty(copy.a, "polluted")
  })
})
