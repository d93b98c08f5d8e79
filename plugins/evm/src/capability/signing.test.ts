import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as fc from "fast-check"
import { bytesToHex, stringToHex } from "viem"
import { expect } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeProvider, oddValues, rpcError } from "../../support/fakeProvider.ts"
import { signing } from "./signing.ts"

const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
const signature = `0x${"ab".repeat(65)}`
const sign = (answer: () => unknown, message: string | Uint8Array = "hello") => {
  const provider = fakeProvider({ personal_sign: answer })
  return { provider, signed: signing.signMessage({ provider, address, network: fakeNetwork(1), message }) }
}

describe("signing", () => {
  it.effect("T20, S7.28 in part: personal_sign gets the message's bytes and the address, in that order", () =>
    Effect.gen(function* () {
      const { provider, signed } = sign(async () => signature, "héllo 🔑")
      assert.strictEqual(yield* signed, signature)
      assert.deepStrictEqual(provider.calls, [
        { method: "personal_sign", params: [stringToHex("héllo 🔑"), address] }
      ])
    })
  )

  it("T20 writes every text and every byte as viem does", () => {
    const written = (message: string | Uint8Array) => {
      const { provider, signed } = sign(() => signature, message)
      Effect.runFork(signed)
      return provider.calls[0]?.params?.[0]
    }
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.uint8Array(), (text, bytes) => {
        expect(written(text)).toBe(stringToHex(text))
        expect(written(bytes)).toBe(bytesToHex(bytes))
      })
    )
  })

  it.effect.each([0, 2, 62, 130, 4_000, 99_998])(
    "S5.05 in part: %i hex digits are a signature, of a contract where there are none",
    (digits) =>
      Effect.gen(function* () {
        const answer = `0x${"a".repeat(digits)}`
        assert.strictEqual(yield* sign(() => answer).signed, answer)
      })
  )

  it.effect.each([
    ...[
      "0",
      `0x${"a".repeat(61)}`,
      "a".repeat(132),
      `0x${"g".repeat(130)}`,
      `${signature}\n`,
      ` ${signature}`,
      `0x${"a".repeat(100_000)}`
    ].map((text) => [`${text.length} characters`, () => text] as const),
    ["a list", () => [signature]],
    ...oddValues
  ] as const)("T08, S5.05 in part: %s: no signature is a failure", ([, answer]) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(sign(answer).signed)).code, "SIGNING_FAILED")
    })
  )

  it.effect.each([
    ["SIGNING_REJECTED", rpcError(4001)],
    ["SIGNING_REJECTED", rpcError(5000)],
    ["SIGNING_REJECTED", new Error("MetaMask Message Signature: User denied message signature.")],
    ["SIGNING_FAILED", rpcError(-32002)],
    ["SIGNING_FAILED", rpcError(-32603)],
    ["SIGNING_FAILED", rpcError(4100)],
    ...oddValues.filter(([name]) => name !== "a string").map(([, odd]) => ["SIGNING_FAILED", odd()] as const)
  ] as ReadonlyArray<readonly [string, unknown]>)("T08 ends in %s (%#)", ([code, cause]) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(sign(() => Promise.reject(cause)).signed)).code, code)
    })
  )
})
