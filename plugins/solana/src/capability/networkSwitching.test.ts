import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { solanaDevnet } from "../networks.ts"
import { networkSwitching } from "./networkSwitching.ts"

const network = fakeNetwork(solanaDevnet)
const address = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"

describe("switchNetwork", () => {
  it.effect("tells the provider, and answers with the accounts there", () =>
    Effect.gen(function* () {
      const asked: Array<unknown> = []
      const selectNetwork = (id: unknown) => (asked.push(id), [address])
      const accounts = yield* networkSwitching.switchNetwork({ provider: { selectNetwork }, network })
      assert.deepStrictEqual(asked, [solanaDevnet.caipNetworkId])
      assert.deepStrictEqual(accounts, [{ namespace: "solana", address, type: "eoa" }])
    })
  )

  it.effect("S4.09 in part: a network on which the wallet has no account is not switched to", () =>
    Effect.gen(function* () {
      const provider = { selectNetwork: () => undefined }
      const error = yield* Effect.flip(networkSwitching.switchNetwork({ provider, network }))
      assert.strictEqual(error.code, "NETWORK_SWITCH_UNSUPPORTED")
    })
  )

  it.effect("a provider that is told the network with each request needs no telling", () =>
    Effect.gen(function* () {
      assert.isUndefined(yield* networkSwitching.switchNetwork({ provider: {}, network }))
    })
  )
})
