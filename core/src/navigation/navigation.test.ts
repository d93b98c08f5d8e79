import { describe, expect, it } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { createKit, type KitCore, memoryStorage, type TelemetryEvent } from "../index.ts"

const makeKit = () => {
  const { plugin } = virtualChain({ wallet: {} })
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1)],
    plugins: [plugin],
    storage: memoryStorage()
  })
  const views = () => kit.getSnapshot().navigation.stack.map(({ view }) => view)
  return { kit, views, navigation: () => kit.getSnapshot().navigation }
}

describe("navigation", () => {
  it("S2.03 opens Connect, and Account once connected", async () => {
    const { kit, views } = makeKit()
    kit.open()
    expect(views()).toEqual(["Connect"])
    await kit.connect({ connectorId: "wallet" })
    kit.close()
    kit.open()
    expect(views()).toEqual(["Account"])
  })

  it("S2.03 in part: opens at a view by its id, or by a request that says more", () => {
    const { kit, navigation } = makeKit()
    const top = () => navigation().stack.at(-1)
    kit.open("Networks")
    expect(top()).toMatchObject({ view: "Networks", params: {}, blocking: false })
    kit.navigation.open("WhatIsAWallet")
    expect(top()).toMatchObject({ view: "WhatIsAWallet" })
    kit.open({ view: "Networks", params: { a: 1 }, namespace: "test" })
    expect(top()).toMatchObject({ view: "Networks", params: { a: 1 } })
    expect(navigation().namespace).toBe("test")
  })

  it("S2.04 S2.05 keeps a back-stack; back from the first view closes", () => {
    const { kit, views, navigation } = makeKit()
    kit.open()
    kit.navigation.push("WhatIsAWallet")
    kit.navigation.push("WhatIsAWallet")
    kit.navigation.push("Networks", { a: 1 })
    expect(views()).toEqual(["Connect", "WhatIsAWallet", "Networks"])
    expect(navigation().direction).toBe("forward")
    kit.navigation.replace("Profile")
    expect(views()).toEqual(["Connect", "WhatIsAWallet", "Profile"])
    kit.navigation.goBack()
    expect(navigation().direction).toBe("back")
    kit.navigation.goBack()
    expect(views()).toEqual(["Connect"])
    kit.navigation.goBack()
    expect(navigation().open).toBe(false)
  })

  it("S2.05 in part: a view with other parameters is another entry; with the same it is shown already", () => {
    const { kit, navigation } = makeKit()
    const shown = () => navigation().stack.map(({ view, params }) => [view, params])
    kit.open()
    kit.navigation.push("Networks", { a: 1 })
    const before = navigation()
    kit.navigation.push("Networks", { a: 1 })
    kit.navigation.replace("Networks", { a: 1 })
    expect(navigation()).toBe(before)
    kit.navigation.push("Networks", { a: 1, b: 2 })
    kit.navigation.replace("Networks", { a: 3, b: 2 })
    expect(shown()).toEqual([
      ["Connect", {}],
      ["Networks", { a: 1 }],
      ["Networks", { a: 3, b: 2 }]
    ])
  })

  it("S2.05 in part: goes back past all views that are done with, and closes where nothing is left", () => {
    const { kit, views, navigation } = makeKit()
    kit.open({ view: "Account" })
    kit.navigation.push("Networks")
    kit.navigation.push("SwitchNetwork", { networkId: "test:2" })
    kit.navigation.leave(["Account"])
    expect(views()).toEqual(["Account", "Networks", "SwitchNetwork"])
    kit.navigation.leave(["SwitchNetwork", "Networks"])
    expect(views()).toEqual(["Account"])
    expect(navigation().direction).toBe("back")
    kit.navigation.leave(["Account"])
    expect(navigation().open).toBe(false)
  })

  it("S2.02 in part: an embedded modal starts again instead of closing, and tells nobody that it was closed", async () => {
    const { kit, views, navigation } = makeKit()
    const events: Array<TelemetryEvent["event"]> = []
    kit.onEvent(({ event }) => events.push(event))
    kit.navigation.embed(true)
    kit.open({ view: "Networks" })
    kit.close()
    expect(views()).toEqual(["Connect"])
    expect(navigation().open).toBe(true)
    kit.navigation.embed(false)
    kit.close()
    expect(navigation().open).toBe(false)
    expect(events).toEqual(["MODAL_OPEN", "MODAL_CLOSE"])
  })

  it("S2.05 in part: back to Connect shows Account when a wallet was connected meanwhile", async () => {
    const { kit, views } = makeKit()
    kit.open()
    kit.navigation.push("Connecting")
    await kit.connect({ connectorId: "wallet" })
    kit.navigation.goBack()
    expect(views()).toEqual(["Account"])
  })

  const leaving: ReadonlyArray<[string, (kit: KitCore) => void]> = [
    ["requestClose", ({ navigation }) => navigation.requestClose()],
    ["navigation.close", ({ navigation }) => navigation.close()],
    ["close", (kit) => kit.close()],
    ["open", (kit) => kit.open()],
    ["open of a view", (kit) => kit.open({ view: "Networks" })],
    ["goBack", ({ navigation }) => navigation.goBack()],
    ["leave", ({ navigation }) => navigation.leave(["UnsupportedChain"])],
    ["reset", ({ navigation }) => navigation.reset("Account")]
  ]
  for (const [name, leave] of leaving) {
    it(`S4.25 in part: a view that blocks closing stays at ${name}, with a shake`, () => {
      const { kit, navigation } = makeKit()
      kit.open({ view: "Networks" })
      kit.navigation.push("UnsupportedChain", {}, { blocking: true })
      const { stack } = navigation()
      leave(kit)
      expect(navigation()).toMatchObject({ open: true, shakes: 1 })
      expect(navigation().stack).toEqual(stack)
    })
  }

  it("S4.25 in part: what is shown over a view that blocks closing, or in its place, blocks closing too", () => {
    const { kit, navigation, views } = makeKit()
    const blocking = () => navigation().stack.map((entry) => entry.blocking)
    kit.open({ view: "UnsupportedChain", blocking: true })
    kit.navigation.push("SwitchNetwork", {}, { blocking: false })
    expect(blocking()).toEqual([true, true])
    kit.close()
    expect(navigation()).toMatchObject({ open: true, shakes: 1 })
    kit.navigation.goBack()
    expect(views()).toEqual(["UnsupportedChain"])
    kit.navigation.replace("Networks", {}, { blocking: false })
    expect(views()).toEqual(["Networks"])
    expect(blocking()).toEqual([true])
  })

  it("a view that blocked closing is left as any other when it is done", () => {
    const { kit, navigation } = makeKit()
    kit.open({ view: "UnsupportedChain", blocking: true })
    kit.navigation.push("SwitchNetwork")
    kit.navigation.unblock()
    kit.close()
    expect(navigation().open).toBe(false)
  })

  it("tells that the modal was opened and closed, once each", () => {
    const { kit } = makeKit()
    const events: Array<TelemetryEvent["event"]> = []
    kit.onEvent(({ event }) => events.push(event))
    kit.close()
    kit.open()
    kit.open({ view: "Networks" })
    kit.close()
    expect(events).toEqual(["MODAL_OPEN", "MODAL_CLOSE"])
  })
})
