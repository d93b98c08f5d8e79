import type { KitState } from "@latchkey/core"
import { describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../../tests/gallery/page/fakeKit.ts"
import {
  at,
  connected,
  withAll,
  withConnection,
  withSecondConnection,
  withSecondNamespace
} from "../../../../tests/gallery/page/world.ts"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"

const stackOf = (kit: ReturnType<typeof fakeKit>) =>
  kit.getSnapshot().navigation.stack.map(({ view, params }) => [view, params])

describe("a wallet of several namespaces", () => {
  it("is one row that asks which chain, then asks the wallet in the task of the click", async () => {
    const connect = vi.fn(() => new Promise<never>(() => {}))
    const kit = fakeKit({ state: withAll(withSecondNamespace, at("Connect")), connect })
    const modal = showModal(kit)
    await modal.view("Connect")
    expect(modal.all(".row-name").filter((name) => name.textContent === "Fennec")).toHaveLength(1)
    ;(await modal.button("Fennec")).click()
    await modal.view("ConnectingMultiChain")
    expect(connect).not.toHaveBeenCalled()
    expect(modal.heading()).toBe("Fennec")
    await eventually(() => modal.said().includes("Choose what to connect Fennec for."))
    ;(await modal.button("Second networks")).click()
    expect(connect).toHaveBeenCalledExactlyOnceWith({ connectorId: "two:Fennec", namespace: "two" })
    expect(stackOf(kit).at(-1)).toEqual(["Connecting", { connectorId: "two:Fennec", namespace: "two" }])
  })

  it("is asked at once where only one of its chains is wanted", async () => {
    const connect = vi.fn(() => new Promise<never>(() => {}))
    const kit = fakeKit({ state: withAll(withSecondNamespace, at("Connect", { namespace: "two" })), connect })
    const modal = showModal(kit)
    ;(await modal.button("Fennec")).click()
    expect(connect).toHaveBeenCalledExactlyOnceWith({ connectorId: "two:Fennec", namespace: "two" })
  })

  it("shows what is connected, and leads to that account", async () => {
    const kit = fakeKit({
      state: withAll(
        connected(),
        withSecondNamespace,
        withSecondConnection,
        at("ConnectingMultiChain", { walletId: "fox.test" }, ["Connect"])
      )
    })
    const showAccount = vi.fn(kit.showAccount)
    const modal = showModal({ ...kit, showAccount })
    const row = await modal.button("Second networks")
    expect(row.innerText).toContain("Connected")
    row.click()
    expect(showAccount).toHaveBeenCalledWith({ namespace: "two" })
    await eventually(() => stackOf(kit).at(-1)?.[0] === "Account")
  })

  it("lists its chains in the order of the app's networks, whichever was found first", async () => {
    const foundLastFirst = (state: KitState): KitState => {
      const connectors = state.connection.connectors.toReversed()
      return { ...state, connection: { ...state.connection, connectors } }
    }
    const chooser = at("ConnectingMultiChain", { walletId: "fox.test" })
    const modal = showModal(fakeKit({ state: withAll(withSecondNamespace, foundLastFirst, chooser) }))
    await modal.button("Second networks")
    const names = modal.all(".row-name").map((name) => name.textContent)
    expect(names).toEqual(["First networks", "Second networks"])
  })

  it("that has gone says so, and leads back", async () => {
    const kit = fakeKit({
      state: withAll(
        withConnection({ connectors: [] }),
        at("ConnectingMultiChain", { walletId: "fox.test" }, ["Connect"])
      )
    })
    const modal = showModal(kit)
    ;(await modal.button("Choose another wallet")).click()
    await modal.view("Connect")
  })
})
