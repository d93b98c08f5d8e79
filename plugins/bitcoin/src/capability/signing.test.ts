import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { MAINNET, TESTNET } from "../networkIds.ts"
import { signing } from "./signing.ts"

describe("signing", () => {
  it.effect("T22 asks no wallet whose session is on another network", () =>
    Effect.gen(function* () {
      let count = 0
      const provider = {
        networkId: () => TESTNET,
        signMessage: async () => {
          count++
          return "c2ln"
        }
      }
      const sign = (networkId: typeof TESTNET) =>
        signing.signMessage({ provider, address: "a", network: fakeNetwork(networkId), message: "hello" })
      const error = yield* Effect.flip(sign(MAINNET))
      assert.deepStrictEqual([error.code, count], ["NETWORK_MISMATCH", 0])
      assert.strictEqual(yield* sign(TESTNET), "c2ln")
    })
  )
})
