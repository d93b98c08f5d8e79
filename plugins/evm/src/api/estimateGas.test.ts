import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { getAddress } from "viem"
import { fakeReader } from "../../support/fakeReader.ts"
import { oddValues, rpcError } from "../../support/fakeProvider.ts"
import { estimateGas } from "./estimateGas.ts"

const address = "0xd8da6bf26964af9d7eed9e03e53415d37aa96045"
const to = "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"
const request = { address, to } as const

describe("estimateGas", () => {
  it.effect("asks a node for what was passed, canonical", () =>
    Effect.gen(function* () {
      const { reader, calls } = fakeReader({ node: { eth_estimateGas: () => "0x5208" } })
      assert.strictEqual(yield* estimateGas(reader, request), 21_000n)
      assert.strictEqual(yield* estimateGas(reader, { ...request, value: 10n ** 18n, data: "0xAB" }), 21_000n)
      const call = { from: getAddress(address), to: getAddress(to) }
      assert.deepStrictEqual(
        calls.map(({ params }) => params),
        [[{ ...call, value: "0x0", data: "0x" }], [{ ...call, value: "0xde0b6b3a7640000", data: "0xAB" }]]
      )
    })
  )

  it.effect("T22, S7.28 in part: asks the wallet where there is no node, on its network only", () =>
    Effect.gen(function* () {
      const on = fakeReader({ wallet: { eth_chainId: () => "0xa", eth_estimateGas: () => "0x1" } })
      assert.strictEqual(yield* estimateGas(on.reader, request), 1n)
      assert.deepStrictEqual(on.provider?.methods(), ["eth_chainId", "eth_estimateGas"])
      const off = fakeReader({ wallet: { eth_chainId: () => "0x1", eth_estimateGas: () => "0x1" } })
      const error = yield* Effect.flip(estimateGas(off.reader, request))
      assert.strictEqual(error.code, "EVM_GAS_ESTIMATE_FAILED")
      assert.strictEqual(error.cause?.name, "NetworkMismatchError")
      assert.deepStrictEqual(off.provider?.methods(), ["eth_chainId"])
    })
  )

  it.effect("T32 without a node and a wallet it says that there is nobody to ask", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(estimateGas(fakeReader({}).reader, request))
      assert.strictEqual(error.code, "RPC_URL_MISSING")
      assert.include(error.advice, "customRpcUrls")
    })
  )

  it.effect("S8.11 in part: says that estimating failed, and why, redacted", () =>
    Effect.gen(function* () {
      const data = `0x4e487b71${"11".padStart(64, "0")}`
      const { reader } = fakeReader({
        node: {
          eth_estimateGas: () => {
            throw rpcError(3, "reverted\u0000", data)
          }
        }
      })
      const error = yield* Effect.flip(estimateGas(reader, request))
      assert.strictEqual(error.message, "Error estimating gas")
      const reason = "arithmetic overflow or underflow"
      assert.deepStrictEqual(error.details, { networkId: "eip155:10", reason, data })
      assert.deepStrictEqual(error.cause, { name: "Error", message: "reverted", code: 3, data })
    })
  )

  it.effect.each([
    { to: "vitalik.eth" },
    { to: undefined },
    { address: "0x1" },
    { value: -1n },
    { value: 2n ** 256n },
    { value: 1 },
    { data: "0x1" },
    { data: "abcd" }
  ])("S5.04 in part: %o is refused before anybody is asked", (wrong) =>
    Effect.gen(function* () {
      const { reader, calls } = fakeReader({ node: {} })
      const error = yield* Effect.flip(estimateGas(reader, { ...request, ...wrong } as never))
      assert.strictEqual(error.code, "EVM_GAS_ESTIMATE_FAILED")
      assert.isEmpty(calls)
    })
  )

  it.effect.each([
    ...oddValues,
    ["zero", () => "0x0"],
    ["more than 64 bits", () => `0x1${"0".repeat(16)}`]
  ] as typeof oddValues)("T08, S7.28 in part: %s is no gas", ([, odd]) =>
    Effect.gen(function* () {
      const { reader } = fakeReader({ wallet: { eth_chainId: () => "0xa", eth_estimateGas: odd } })
      assert.strictEqual((yield* Effect.flip(estimateGas(reader, request))).code, "EVM_GAS_ESTIMATE_FAILED")
    })
  )
})
