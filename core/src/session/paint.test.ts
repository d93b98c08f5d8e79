import { describe, expect, it } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { createKit, memoryStorage } from "../index.ts"

const stored = {
  active_caip_network_id: "other:7",
  connected_namespaces: "test",
  "test:connected_connector_id": "wallet",
  connections: JSON.stringify({
    version: 1,
    value: { test: [{ connectorId: "wallet", networkId: "test:2" }] }
  })
}

describe("what a page paints", () => {
  it.each([
    ["at first visit", {}, {}],
    ["with a stored session", stored, {}],
    ["with a stored session that is not restored", stored, { enableReconnect: false }]
  ])(
    "S4.04 in part: %s is what the engine's facts say before any wallet has answered",
    async (_, values, options) => {
      const never = { reconnect: () => new Promise<never>(() => {}) }
      const kit = createKit({
        app: { name: "Test" },
        networks: [testNetwork(1), testNetwork(2), testNetwork(7, "other")],
        plugins: [virtualChain({ wallet: never }).plugin, virtualChain({}, "other").plugin],
        storage: memoryStorage(values),
        ...options
      })
      const painted = kit.getSnapshot()
      const first = new Promise<typeof painted>((resolve) => {
        const stop = kit.subscribe(() => {
          const now = kit.getSnapshot()
          if (now.connection.connectors.length === 0) return
          stop()
          resolve(now)
        })
      })
      void kit.ready().catch(() => {})
      const shown = await first
      expect(shown.account).toEqual(painted.account)
      expect(shown.network).toEqual(painted.network)
      expect(shown.connection.connections).toEqual(painted.connection.connections)
      // Facts that say the same keep what was painted.
      expect(shown.account["other"]).toBe(painted.account["other"])
      await kit.dispose()
    }
  )
})
