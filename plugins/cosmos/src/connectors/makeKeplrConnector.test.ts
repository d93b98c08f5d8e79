import { memoryStorage } from "@latchkey/core"
import type { StateShape } from "@latchkey/core/effect"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { cosmosHub, osmosis } from "../networks.ts"
import { makeEnabledChains } from "./EnabledChains.ts"
import { readKey } from "./listenToAccounts.ts"
import { makeKeplrConnector } from "./makeKeplrConnector.ts"

const hub = fakeNetwork(cosmosHub)
const request = { namespaces: ["cosmos"], networks: [hub, fakeNetwork(osmosis)], network: hub }

/** A connector over a wallet that does nothing but answer `getKey`, with a site that has permission for some chains. */
const connectorOver = (getKey: () => Promise<unknown>, chainIds: ReadonlyArray<string>) => {
  const provider = { enable: async () => {}, getKey }
  const enabled = makeEnabledChains(memoryStorage())
  enabled.bind(provider, "keplr")
  for (const chainId of chainIds) enabled.add(provider, chainId)
  const connector = makeKeplrConnector({ id: "keplr", name: "Keplr", global: "keplr" }, provider, {
    window: new EventTarget(),
    state: { read: () => ({ connections: {} }) } as unknown as StateShape,
    enabled,
    run: () => () => {}
  })
  return { connector, permitted: () => enabled.list(provider) }
}

describe("a session that is looked for after a reload", () => {
  it.effect("T08 S4.04 in part: of a wallet that is silent is a failure, and not looked for again", () =>
    Effect.gen(function* () {
      const { connector, permitted } = connectorOver(() => new Promise(() => {}), ["cosmoshub-4"])
      const fiber = yield* Effect.forkChild(Effect.flip(connector.reconnect(request)))
      yield* TestClock.adjust("10 seconds")
      assert.strictEqual((yield* Fiber.join(fiber)).code, "PROVIDER_NOT_FOUND")
      assert.deepStrictEqual(permitted(), [])
    })
  )

  it.effect("S4.04 in part: of a wallet that answers with anything but a key is none", () =>
    Effect.gen(function* () {
      for (const getKey of [async () => ({}), () => Promise.reject(new Error("no permission"))]) {
        const { connector, permitted } = connectorOver(getKey, ["cosmoshub-4"])
        assert.strictEqual((yield* Effect.flip(connector.reconnect(request))).code, "SESSION_NOT_FOUND")
        assert.deepStrictEqual(permitted(), [])
      }
    })
  )

  it.effect(
    "S4.04 in part: is one of the wanted network alone: of another's permission nothing is asked",
    () =>
      Effect.gen(function* () {
        let asked = 0
        const { connector, permitted } = connectorOver(async () => ++asked, ["osmosis-1"])
        assert.strictEqual((yield* Effect.flip(connector.reconnect(request))).code, "SESSION_NOT_FOUND")
        assert.strictEqual(asked, 0)
        assert.deepStrictEqual(permitted(), ["osmosis-1"])
      })
  )
})

it.effect("what a wallet refuses in its own words is a refusal, in a look too", () =>
  Effect.gen(function* () {
    const provider = { getKey: () => Promise.reject(new Error("Request rejected")) }
    assert.strictEqual((yield* Effect.flip(readKey(provider, hub))).kind, "rejected")
  })
)
