import { describe, expect, it } from "vitest"
import { testNetwork } from "../../../tests/support/virtualChain.ts"
import { createKit, definePlugin, memoryStorage, type PromiseConnector } from "../index.ts"

const namespaces = ["one", "two"] as const

const makeKit = async (marks: Partial<PromiseConnector>) => {
  const told: Array<string> = []
  const plugins = namespaces.map((namespace) =>
    definePlugin({
      id: namespace,
      namespaces: [{ id: namespace, name: namespace }],
      setup: (host) => {
        host.registerNamespace({ id: namespace, parseAddress: (text) => text })
        host.registerConnector({
          id: `${namespace}:Fox`,
          name: "Fox",
          announcedName: "Fox",
          namespaces: [namespace],
          ...marks,
          connect: async () => ({
            grants: [
              {
                namespace,
                accounts: [{ address: `${namespace}-1`, type: "eoa" }],
                networkId: `${namespace}:1`,
                provider: {}
              }
            ],
            disconnect: async () => void told.push(namespace)
          })
        })
      }
    })
  )
  const kit = createKit({
    app: { name: "Test" },
    networks: namespaces.map((namespace) => testNetwork(1, namespace)),
    plugins,
    storage: memoryStorage()
  })
  await kit.ready()
  for (const namespace of namespaces) await kit.connect({ connectorId: `${namespace}:Fox` })
  return { kit, told, status: (namespace: string) => kit.getSnapshot().account[namespace]?.status }
}

describe("a wallet that keeps one session for all its chains", () => {
  it("S4.06 in part: is told that it was left only when its last chain is disconnected", async () => {
    const { kit, told, status } = await makeKit({ sharesSession: true })
    await kit.disconnect({ namespace: "one" })
    expect([status("one"), status("two"), told]).toEqual(["disconnected", "connected", []])
    await kit.disconnect({ namespace: "two" })
    expect([status("two"), told]).toEqual(["disconnected", ["two"]])
  })

  it("is told when everything is disconnected at once", async () => {
    const { kit, told } = await makeKit({ sharesSession: true })
    await kit.disconnect()
    expect(told).toEqual(["one", "two"])
  })

  it("does not keep one that has sessions of its own from hearing it", async () => {
    const { kit, told } = await makeKit({})
    await kit.disconnect({ namespace: "one" })
    expect(told).toEqual(["one"])
  })
})
