import { describe, expect, it, vi } from "vitest"
import { fakeKit, failure } from "../../../../tests/gallery/page/fakeKit.ts"
import { at, withAll, withWallets } from "../../../../tests/gallery/page/world.ts"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"
import { makeTestKit, testAddress } from "../../../../tests/support/testKit.ts"

const setUp = async () => {
  const { kit, wallet } = makeTestKit()
  await kit.ready()
  const modal = showModal(kit)
  kit.open()
  await modal.view("Connect")
  return { kit, wallet, modal, row: await modal.button("Wallet") }
}

/** The colour of a token, as `stroke` computes it. */
const tokenOf = (parent: HTMLElement, token: string): string => {
  const probe = document.createElement("i")
  parent.append(probe)
  probe.style.stroke = `var(${token})`
  const { stroke } = getComputedStyle(probe)
  probe.remove()
  return stroke
}

describe("Connecting", () => {
  it("has the browser's number tables loaded before an account is shown", async () => {
    const made = vi.spyOn(Intl, "NumberFormat")
    const state = withAll(withWallets, at("Connecting", { connectorId: "io.metamask" }))
    const modal = showModal(fakeKit({ state, connect: () => new Promise(() => {}) }), { locale: "de" })
    await modal.view("Connecting")
    await eventually(() => made.mock.calls.some(([locale]) => locale === "de"))
    made.mockRestore()
  })

  it("asks the wallet in the task of the click, connects and closes", async () => {
    const { kit, wallet, modal, row } = await setUp()
    row.click()
    expect(wallet.calls).toEqual(["connect"])
    await eventually(() => !modal.root.querySelector("dialog")!.open)
    expect(kit.getSnapshot().account["test"]?.address).toBe(testAddress)
    await kit.dispose()
  })

  it("draws nothing that waits for a wallet which answers at once, and the card keeps its height", async () => {
    const { kit, wallet, modal, row } = await setUp()
    const dialog = await modal.dialog()
    await eventually(() =>
      dialog.getAnimations({ subtree: true }).every(({ playState }) => playState !== "running")
    )
    const drawn: Array<string> = []
    const observer = new MutationObserver(() =>
      drawn.push(...modal.all(".view-content").map(({ dataset }) => dataset["view"]!))
    )
    observer.observe(modal.root, { subtree: true, childList: true })
    const { offsetHeight } = dialog
    row.click()
    expect(wallet.calls).toEqual(["connect"])
    await eventually(() => !dialog.open)
    while (dialog.checkVisibility()) {
      expect(dialog.offsetHeight).toBe(offsetHeight)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    observer.disconnect()
    expect(drawn.filter((view) => view !== "Connect")).toEqual([])
    expect(kit.getSnapshot().account["test"]?.address).toBe(testAddress)
    await kit.dispose()
  })

  it("says where to look while the wallet is open, to those who listen too", async () => {
    const { kit, wallet, modal, row } = await setUp()
    wallet.connect = () => new Promise(() => {})
    row.click()
    await modal.view("Connecting")
    await eventually(() => modal.text().includes("Open Wallet to continue"))
    await eventually(() => modal.said().startsWith("Open Wallet to continue."))
    expect(modal.heading()).toBe("Wallet")
    expect(modal.one('.wait-ring[data-state="waiting"]')).toBeDefined()
    await kit.dispose()
  })

  it.each(["Back", "Cancel", "Close"])("%s ends the attempt", async (way) => {
    const { kit, wallet, modal, row } = await setUp()
    wallet.connect = () => new Promise(() => {})
    row.click()
    await modal.view("Connecting")
    await eventually(() => Object.keys(kit.getSnapshot().connection.attempts).length === 1)
    ;(await modal.button(way)).click()
    await eventually(() => Object.keys(kit.getSnapshot().connection.attempts).length === 0)
    expect(kit.getSnapshot().account["test"]?.status).toBe("disconnected")
    if (way !== "Close") await modal.view("Connect")
    await kit.dispose()
  })

  it("tells a refusal in words, announces it, and asks again", async () => {
    const { kit, wallet, modal, row } = await setUp()
    wallet.connect = () => Promise.reject(Object.assign(new Error("no"), { code: 4001 }))
    row.click()
    const again = await modal.button("Try again")
    expect(modal.text()).toContain("You declined in Wallet")
    expect(modal.text()).not.toContain("CONNECTION")
    await eventually(() => modal.said().startsWith("You declined in Wallet."))
    wallet.connect = async () => testAddress
    again.click()
    await eventually(() => !kit.getSnapshot().navigation.open)
    expect(wallet.calls.filter((call) => call === "connect")).toHaveLength(2)
    await kit.dispose()
  })

  it.each([
    ["CONNECTOR_NOT_FOUND", "Fennec isn't available", "Choose another wallet"],
    ["CONNECTOR_UNSUPPORTED", "Fennec can't be used here", "Choose another wallet"],
    ["CONNECTION_FAILED", "Fennec couldn't connect", "Try again"],
    ["SOMETHING_NEW", "Fennec couldn't connect", "Try again"]
  ])("says what %s means and what to do", async (code, words, action) => {
    const modal = showModal(fakeKit({ state: withAll(withWallets, at("Connect")), connect: failure(code) }))
    ;(await modal.button("Fennec")).click()
    await modal.button(action)
    expect(modal.text()).toContain(words)
    expect(modal.one(".code-details")?.textContent).toContain(code)
  })

  it("says that the wallet waits for the visitor without alarm, since nothing has failed", async () => {
    const modal = showModal(
      fakeKit({ state: withAll(withWallets, at("Connect")), connect: failure("WALLET_BUSY") })
    )
    ;(await modal.button("Fennec")).click()
    await modal.button("Try again")
    expect(modal.text()).toContain("Fennec is waiting for you")
    const ring = modal.one(".wait-ring")!
    expect(ring.dataset["state"]).toBe("yours")
    const style = getComputedStyle(ring.querySelector(".wait-track")!)
    expect(style.stroke).toBe(tokenOf(ring, "--lk-accent"))
    expect(style.stroke).not.toBe(tokenOf(ring, "--lk-negative"))
    expect(modal.one(".code-details")).toBeUndefined()
  })

  it("begins by itself where it was opened by other ways than a row", async () => {
    const connect = vi.fn(() => new Promise<never>(() => {}))
    const kit = fakeKit({
      state: withAll(withWallets, at("Connecting", { connectorId: "fox.test", namespace: "one" })),
      connect
    })
    const modal = showModal(kit)
    await modal.view("Connecting")
    await eventually(() => connect.mock.calls.length === 1)
    expect(connect).toHaveBeenCalledWith({ connectorId: "fox.test", namespace: "one" })
  })
})
