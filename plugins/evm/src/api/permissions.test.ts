import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { fakeProvider, oddValues, rpcError } from "../../support/fakeProvider.ts"
import { decodePermissions, getPermissions, requestPermissions, revokePermissions } from "./permissions.ts"

const lower = "0xd8da6bf26964af9d7eed9e03e53415d37aa96045"
const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
const answer = [
  {
    invoker: "https://example.test",
    parentCapability: "eth_accounts",
    caveats: [{ type: "restrictReturnedAccounts", value: [lower, "0x1"] }]
  },
  { parentCapability: "endowment:permitted-chains" }
]
const decoded = [
  { parentCapability: "eth_accounts", accounts: [address] },
  { parentCapability: "endowment:permitted-chains" }
]

describe("permissions", () => {
  it.effect("S7.28 in part: reads, asks for and gives up permissions", () =>
    Effect.gen(function* () {
      const provider = fakeProvider({
        wallet_getPermissions: async () => answer,
        wallet_requestPermissions: async () => answer,
        wallet_revokePermissions: async () => null
      })
      assert.deepStrictEqual(yield* getPermissions(provider), decoded)
      assert.deepStrictEqual(yield* requestPermissions(provider), decoded)
      assert.isUndefined(yield* revokePermissions(provider))
      const params = [{ eth_accounts: {} }]
      assert.deepStrictEqual(provider.calls, [
        { method: "wallet_getPermissions" },
        { method: "wallet_requestPermissions", params },
        { method: "wallet_revokePermissions", params }
      ])
    })
  )

  it.effect.each(oddValues)("T08 %s is dropped as an entry and a failure as the answer", ([, odd]) =>
    Effect.gen(function* () {
      const list = [
        odd(),
        { parentCapability: odd() },
        ...answer,
        { parentCapability: "a", caveats: odd() },
        { parentCapability: "b", caveats: [odd()] }
      ]
      const texts = (decodePermissions(list) ?? []).map(({ parentCapability }) => parentCapability)
      assert.includeMembers(texts, ["eth_accounts", "endowment:permitted-chains"])
      assert.isTrue(texts.every((text) => text.length <= 100))
      const provider = fakeProvider({ wallet_getPermissions: odd })
      const result = yield* Effect.result(getPermissions(provider))
      assert.isTrue(
        result._tag === "Failure" ? result.failure.code === "EVM_REQUEST_FAILED" : result.success.length === 0
      )
    })
  )

  it("T08 reads at most 100 entries", () => {
    assert.lengthOf(decodePermissions(Array.from({ length: 5_000 }, () => answer[0])) ?? [], 100)
  })

  it.effect.each([
    ["EVM_REQUEST_REJECTED", rpcError(4001)],
    ["EVM_REQUEST_FAILED", rpcError(4200)],
    ["EVM_REQUEST_FAILED", undefined]
  ] as const)("T08 ends in %s", ([code, cause]) =>
    Effect.gen(function* () {
      const fail = () => Promise.reject(cause)
      const provider = fakeProvider({ wallet_requestPermissions: fail, wallet_revokePermissions: fail })
      assert.strictEqual((yield* Effect.flip(requestPermissions(provider))).code, code)
      assert.strictEqual((yield* Effect.flip(revokePermissions(provider))).code, code)
    })
  )

  it.effect("T08 a wallet that never tells its permissions is given up after 10 s", () =>
    Effect.gen(function* () {
      const provider = fakeProvider({ wallet_getPermissions: () => new Promise(() => {}) })
      const fiber = yield* Effect.forkChild(Effect.flip(getPermissions(provider)), { startImmediately: true })
      yield* TestClock.adjust("10 seconds")
      assert.strictEqual((yield* Fiber.join(fiber)).code, "EVM_REQUEST_FAILED")
    })
  )
})
