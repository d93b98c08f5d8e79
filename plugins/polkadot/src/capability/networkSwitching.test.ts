import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { decodeInjectedAccounts } from "../connectors/decodeInjectedAccounts.ts"
import { kusamaRelayChain, polkadotRelayChain } from "../networks.ts"
import { makeNetworkSwitching } from "./networkSwitching.ts"

const alice = "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY"
const aliceOnKusama = "HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F"
const bob = "5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty"
const polkadotGenesis = "0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3"
const [polkadot, kusama] = [fakeNetwork(polkadotRelayChain), fakeNetwork(kusamaRelayChain)]

const switching = (list: ReadonlyArray<unknown>) => {
  const provider = {}
  const session = { accounts: decodeInjectedAccounts(list)!, network: polkadot }
  const { switchNetwork } = makeNetworkSwitching(new WeakMap([[provider, session]]))
  return { provider, session, switchNetwork }
}

describe("switchNetwork", () => {
  it.effect("answers with the accounts as the network writes them, without those of other networks", () =>
    Effect.gen(function* () {
      const list = [{ address: bob, genesisHash: polkadotGenesis }, { address: alice }]
      const { provider, session, switchNetwork } = switching(list)
      assert.deepStrictEqual(yield* switchNetwork({ provider, network: kusama }), [
        { namespace: "polkadot", address: aliceOnKusama, type: "eoa" }
      ])
      assert.strictEqual(session.network, kusama)
      assert.lengthOf((yield* switchNetwork({ provider, network: polkadot })) ?? [], 2)
    })
  )

  it.effect("fails where the wallet has no account for it, and all is as before", () =>
    Effect.gen(function* () {
      const { provider, session, switchNetwork } = switching([{ address: bob, genesisHash: polkadotGenesis }])
      const error = yield* Effect.flip(switchNetwork({ provider, network: kusama }))
      assert.strictEqual(error.code, "NETWORK_SWITCH_FAILED")
      assert.strictEqual(session.network, polkadot)
    })
  )

  it.effect("does not know a provider that another plugin brought", () =>
    Effect.gen(function* () {
      const { switchNetwork } = switching([])
      for (const provider of [{}, undefined, 7]) {
        const error = yield* Effect.flip(switchNetwork({ provider, network: kusama }))
        assert.strictEqual(error.code, "NETWORK_SWITCH_FAILED")
      }
    })
  )
})
