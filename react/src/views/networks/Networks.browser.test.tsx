import { userEvent } from "vitest/browser"
import { describe, expect, it, vi } from "vitest"
import { fakeKit, failure } from "../../../../tests/gallery/page/fakeKit.ts"
import {
  at,
  connected,
  network,
  withAll,
  withNetworks,
  withSecondNamespace
} from "../../../../tests/gallery/page/world.ts"
import { frames } from "../../../../tests/support/frames.ts"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"
import { mount } from "../../../../tests/support/mount.tsx"
import { makeTestKit } from "../../../../tests/support/testKit.ts"
import { ModalContext, type ModalContextValue } from "../../context/ModalContext.ts"
import { useSwitch } from "./useSwitch.ts"

const names = (modal: ReturnType<typeof showModal>) =>
  modal.all(".view:not([inert]) .row-name").map((name) => name.textContent)

// React hears of a value only if it was set past its own setter.
const type = (input: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, text)
  input.dispatchEvent(new InputEvent("input", { bubbles: true }))
}

describe("Networks", () => {
  it("lists every requested network, marks the one in use, and finds by name 100 ms after the last key", async () => {
    const modal = showModal(fakeKit({ state: withAll(connected(), at("Networks", {}, ["Account"])) }))
    await modal.view("Networks")
    expect(names(modal)).toEqual(["Ethereum", "Base", "Polygon", "Optimism", "Sepolia"])
    expect(modal.one('.row[aria-current="true"]')?.innerText).toContain("In use")
    const input = modal.one<HTMLInputElement>("input")!
    input.focus()
    // In one task, so that no key comes late: a loaded machine takes longer than the pause for each key of a real keyboard.
    for (const text of ["O", "OP", "OPT"]) type(input, text)
    expect(names(modal)).toHaveLength(5)
    await eventually(() => names(modal).length === 1)
    await userEvent.keyboard("zzz")
    await eventually(() => modal.text().includes("No network matches “OPTzzz”."))
    await userEvent.keyboard("{Escape}")
    await eventually(() => names(modal).length === 5)
  })

  it("says why a network cannot be chosen, and asks nothing", async () => {
    const kit = fakeKit({
      state: withAll(
        connected(),
        withNetworks({ supportsAllNetworks: false, approvedCaipNetworkIds: ["one:1"] }),
        at("Networks", {}, ["Account"])
      )
    })
    const requestNetwork = vi.fn()
    const modal = showModal({ ...kit, requestNetwork })
    const row = await modal.button("Base")
    expect(row.getAttribute("aria-disabled")).toBe("true")
    expect(row.innerText).toContain("Your wallet doesn't allow it")
    row.click()
    expect(requestNetwork).not.toHaveBeenCalled()
  })

  it("goes back when the network has changed", async () => {
    const { kit } = makeTestKit()
    await kit.connect({ connectorId: "wallet" })
    const modal = showModal(kit)
    kit.open()
    ;(await modal.button("Change network: Network 1")).click()
    ;(await modal.button("Network 2")).click()
    await modal.view("Account")
    expect(kit.getSnapshot().network.byNamespace["test"]?.caipNetwork?.caipNetworkId).toBe("test:2")
    expect(kit.getSnapshot().navigation.stack.map(({ view }) => view)).toEqual(["Account"])
    await kit.dispose()
  })

  it("S4.09 in part: is shown again when the wallet did not switch, with the reason", async () => {
    const { kit, wallet } = makeTestKit()
    await kit.connect({ connectorId: "wallet" })
    wallet.switchNetwork = () => Promise.reject(Object.assign(new Error(), { code: 4001 }))
    const modal = showModal(kit)
    kit.open()
    ;(await modal.button("Change network: Network 1")).click()
    ;(await modal.button("Network 2")).click()
    await eventually(() => modal.one(".toast")?.innerText.includes("You declined the switch"))
    await modal.view("Networks")
    expect(kit.getSnapshot().navigation.stack.map(({ view }) => view)).toEqual(["Account", "Networks"])
    await kit.dispose()
  })
})

describe("SwitchNetwork", () => {
  it("asks when it was opened by other ways than the kit's, and offers to ask again", async () => {
    const switchNetwork = vi.fn(failure("NETWORK_SWITCH_REJECTED"))
    const modal = showModal(
      fakeKit({
        state: withAll(connected(), at("SwitchNetwork", { networkId: "one:2" }, ["Account"])),
        switchNetwork
      })
    )
    ;(await modal.button("Try again")).click()
    expect(modal.text()).toContain("You declined the switch")
    await eventually(() => switchNetwork.mock.calls.length === 2)
  })

  it("asks nothing when the kit is at it already", async () => {
    const switchNetwork = vi.fn(() => new Promise<void>(() => {}))
    const state = withAll(connected(), at("SwitchNetwork", { networkId: "one:2" }, ["Account"]))
    const modal = showModal(
      fakeKit({
        switchNetwork,
        state: (empty) => {
          const made = state(empty)
          return { ...made, network: { ...made.network, switchingTo: "one:2" as const } }
        }
      })
    )
    await modal.view("SwitchNetwork")
    await eventually(() => modal.text().includes("Your wallet asks to switch to Base."))
    await frames()
    expect(switchNetwork).not.toHaveBeenCalled()
  })
})

describe("SwitchNetwork, left or overtaken", () => {
  const opened = (switchNetwork: () => Promise<void>) =>
    fakeKit({
      state: withAll(connected(), at("SwitchNetwork", { networkId: "one:2" }, ["Account"])),
      switchNetwork
    })

  it("is left when what it waits for was called off by something else, without a word", async () => {
    const kit = opened(failure("CANCELLED"))
    const modal = showModal(kit)
    await modal.view("Account")
    expect(kit.getSnapshot().notice.toast).toBeUndefined()
  })

  it("is left when the kit is at it no more", async () => {
    const { kit, wallet } = makeTestKit()
    await kit.connect({ connectorId: "wallet" })
    const answer = Promise.withResolvers<void>()
    wallet.switchNetwork = () => answer.promise
    const done = kit.switchNetwork({ networkId: "test:2" })
    const modal = showModal(kit)
    kit.open()
    kit.navigation.push("SwitchNetwork", { networkId: "test:2" })
    await modal.view("SwitchNetwork")
    await frames()
    expect(wallet.calls.filter((call) => call.startsWith("switch"))).toHaveLength(1)
    answer.resolve()
    await done
    await modal.view("Account")
    await kit.dispose()
  })

  it.each(["Cancel", "Back", "Close"])("%s calls off what the kit began, without a word", async (way) => {
    const { kit, wallet } = makeTestKit()
    await kit.connect({ connectorId: "wallet" })
    wallet.switchNetwork = () => new Promise(() => {})
    const modal = showModal(kit)
    kit.open({ view: "Networks" })
    ;(await modal.button("Network 2")).click()
    await modal.view("SwitchNetwork")
    ;(await modal.button(way)).click()
    await eventually(() => kit.getSnapshot().network.switchingTo === undefined)
    await frames()
    expect(kit.getSnapshot().notice.toast).toBeUndefined()
    expect(wallet.calls.filter((call) => call.startsWith("switch"))).toHaveLength(1)
    if (way !== "Close") await modal.view("Networks")
    await kit.dispose()
  })

  it("asks nothing when its module arrives after it was left", async () => {
    const switchNetwork = vi.fn(() => new Promise<void>(() => {}))
    const kit = opened(switchNetwork)
    kit.navigation.goBack()
    const Late = () => <span>{useSwitch("one:2").code}</span>
    const context = { kit } as ModalContextValue
    await mount(<ModalContext.Provider value={context} children={<Late />} />)
    expect(switchNetwork).not.toHaveBeenCalled()
  })
})

describe("SwitchActiveChain", () => {
  it("S2.12 in part: leads to connecting for its chain and network, and changes nothing before", async () => {
    const switchNetwork = vi.fn(() => Promise.resolve())
    const connect = vi.fn(() => new Promise<never>(() => {}))
    const params = { namespace: "two", networkId: "two:8", navigateTo: "Connect", replace: true }
    const kit = fakeKit({
      state: withAll(connected(), withSecondNamespace, at("SwitchActiveChain", params, ["Account"])),
      switchNetwork,
      connect
    })
    const modal = showModal(kit)
    ;(await modal.button("Continue to Second networks")).click()
    await modal.view("Connect")
    expect(kit.getSnapshot().navigation.stack.map(({ view, params: given }) => [view, given])).toEqual([
      ["Account", {}],
      ["Connect", { namespace: "two", networkId: "two:8" }]
    ])
    expect(modal.all(".row-name").map((name) => name.textContent)).toEqual(["Fennec", "Kelp"])
    ;(await modal.button("Fennec")).click()
    expect(connect).toHaveBeenCalledWith({
      connectorId: "two:Fennec",
      namespace: "two",
      networkId: "two:8"
    })
    expect(switchNetwork).not.toHaveBeenCalled()
  })
})

describe("Networks of several namespaces", () => {
  it("stand in one list, each under its namespace, and are found together", async () => {
    const kit = fakeKit({ state: withAll(connected(), withSecondNamespace, at("Networks", {}, ["Account"])) })
    const requestNetwork = vi.fn()
    const modal = showModal({ ...kit, requestNetwork })
    const network = await modal.button("Harbour Mainnet")
    expect(modal.all("h2").map((title) => title.textContent)).toEqual(["First networks", "Second networks"])
    network.click()
    expect(requestNetwork).toHaveBeenCalledWith({ networkId: "two:7" })
  })
})

describe("UnsupportedChain", () => {
  it("S2.10 in part: offers the networks of the app and the way out", async () => {
    const unknown = network(99, "Unknown Network", { unknown: true })
    const kit = fakeKit({
      state: withAll(
        connected(),
        withNetworks({ caipNetwork: unknown }),
        at("UnsupportedChain", {}, [], true)
      )
    })
    const requestNetwork = vi.fn()
    const disconnect = vi.fn(() => Promise.resolve())
    const modal = showModal({ ...kit, requestNetwork, disconnect })
    ;(await modal.button("Polygon")).click()
    expect(requestNetwork).toHaveBeenCalledWith({ networkId: "one:3" })
    ;(await modal.button("Disconnect")).click()
    expect(disconnect).toHaveBeenCalledWith({ namespace: "one" })
    expect(modal.text()).not.toContain("Not now")
  })

  it("S2.10 in part: lets the visitor go on where the app only warns", async () => {
    const unknown = network(99, "Unknown Network", { unknown: true })
    const kit = fakeKit({
      state: withAll(connected(), withNetworks({ caipNetwork: unknown }), at("UnsupportedChain"))
    })
    const modal = showModal(kit)
    ;(await modal.button("Not now")).click()
    await eventually(() => !kit.getSnapshot().navigation.open)
  })
})
