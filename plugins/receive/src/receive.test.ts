import { createKit, memoryStorage } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { network, paymentUri, testChain, type TestChainOptions } from "../support/testChain.ts"
import { receive } from "./index.ts"

const makeKit = (options: TestChainOptions = {}) =>
  createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [testChain(options), receive()],
    unsupportedNetwork: "ignore",
    storage: memoryStorage()
  })

describe("receive", () => {
  it("S1.03 in part: tells where a connected account can be paid", async () => {
    const kit = makeKit({ paymentUri })
    await kit.connect({ connectorId: "wallet" })
    const details = await kit.receive.request()
    expect(details).toMatchObject({ address: "a1", uri: "coin:a1@1", networkId: "test:1" })
    expect(details.networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual(["test:1", "test:2"])
    expect((await kit.receive.request({ namespace: "test", value: 5n })).uri).toBe("coin:a1@1?amount=5")
    await kit.dispose()
  })

  it("follows the wallet to another network, named by the app or not", async () => {
    const kit = makeKit({ paymentUri, networkId: "test:9" })
    await kit.connect({ connectorId: "wallet" })
    expect(await kit.receive.request()).toMatchObject({ uri: "coin:a1@9", networkId: "test:9" })
    await kit.dispose()
  })

  it("leaves out networks that the wallet does not allow", async () => {
    const kit = makeKit({ paymentUri, approvedNetworkIds: ["test:1"] })
    await kit.connect({ connectorId: "wallet" })
    expect((await kit.receive.request()).networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
      "test:1"
    ])
    await kit.dispose()
  })

  it("fails before a wallet is connected, and for a namespace that nobody connected", async () => {
    const kit = makeKit({ paymentUri })
    await expect(kit.receive.request()).rejects.toMatchObject({ code: "NOT_CONNECTED" })
    await kit.connect({ connectorId: "wallet" })
    await expect(kit.receive.request({ namespace: "other" })).rejects.toMatchObject({
      code: "NOT_CONNECTED",
      details: { namespace: "other" }
    })
    await kit.dispose()
  })

  it("names no network on which the address is written in another way", async () => {
    const kit = makeKit({ paymentUri, addressesOf: "test:1" })
    await kit.connect({ connectorId: "wallet" })
    expect((await kit.receive.request()).networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
      "test:1"
    ])
    await kit.dispose()
  })

  it("S1.03 in part: tells the address of a namespace that knows no payment links, without one", async () => {
    const kit = makeKit()
    await kit.connect({ connectorId: "wallet" })
    const details = await kit.receive.request()
    expect(details).toMatchObject({ address: "a1", networkId: "test:1" })
    expect(details).not.toHaveProperty("uri")
    await kit.dispose()
  })

  it("fails for an amount where the namespace knows no payment links", async () => {
    const kit = makeKit()
    await kit.connect({ connectorId: "wallet" })
    await expect(kit.receive.request({ value: 0n })).rejects.toMatchObject({
      code: "CAPABILITY_MISSING",
      details: { namespace: "test", capability: "paymentRequest" }
    })
    await kit.dispose()
  })

  it.each([-1n, 1, "1", 1.5, null, NaN, {}])("T21 refuses %o as a value", async (value) => {
    const kit = makeKit({ paymentUri })
    await kit.connect({ connectorId: "wallet" })
    await expect(kit.receive.request({ value: value as bigint })).rejects.toMatchObject({
      code: "RECEIVE_VALUE_INVALID"
    })
    await kit.dispose()
  })
})
