import { beforeEach, describe, expect, it, vi } from "vitest"
import { act, mount } from "../../tests/support/mount.tsx"
import { makeTestKit } from "../../tests/support/testKit.ts"
import { attachModal } from "./provider/attachModal.ts"
import { ConnectButton, KitProvider, NetworkButton, useModal } from "./index.ts"

/** A visitor without a network, until `connect`. */
const goOffline = () => {
  const network = { onLine: false }
  vi.stubGlobal("navigator", network)
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")))
  return {
    connect: () =>
      act(async () => {
        network.onLine = true
        dispatchEvent(new Event("online"))
      })
  }
}
/** The first load of the modal's modules takes seconds on a busy machine. */
const until = (check: () => void) => vi.waitFor(check, 10_000)

const told: Array<unknown> = []
const reportError = vi.fn()

beforeEach(() => {
  // Not after each test: the trees of a test are taken away later.
  vi.unstubAllGlobals()
  told.length = 0
  reportError.mockClear()
  vi.stubGlobal("reportError", reportError)
})

describe("a modal that cannot be loaded", () => {
  it("is told in words by the button that was clicked, and by no window error; it comes back with the network", async () => {
    const network = goOffline()
    const { kit } = makeTestKit()
    const { container } = await mount(
      <KitProvider kit={kit}>
        <ConnectButton />
        <NetworkButton />
      </KitProvider>
    )
    const words = () => [...container.querySelectorAll("button")].map(({ textContent }) => textContent)
    await act(async () => container.querySelector("button")!.click())
    await until(() => expect(words()).toEqual(["You're offline. Try again.", "Network 1"]))
    expect(kit.getSnapshot().navigation.open).toBe(false)

    await act(async () => container.querySelectorAll("button")[1]!.click())
    await until(() => expect(words()[1]).toBe("You're offline. Try again."))

    await network.connect()
    await until(() => expect(words()).toEqual(["Connect wallet", "Network 1"]))
    expect(kit.getSnapshot().navigation.open).toBe(false)
    expect(reportError).not.toHaveBeenCalled()

    await act(async () => container.querySelector("button")!.click())
    expect(kit.getSnapshot().navigation.open).toBe(true)
    expect(document.querySelector("latchkey-modal")).not.toBeNull()
    await act(async () => kit.close())
  })

  it("is known to a page that opens it from a button of its own", async () => {
    goOffline()
    const { kit } = makeTestKit()
    const Own = () => {
      const { open, loadFailure } = useModal()
      return <button onClick={() => open()}>{loadFailure?.code ?? "Sign in"}</button>
    }
    const { container } = await mount(<KitProvider kit={kit} children={<Own />} />)
    const button = container.querySelector("button")!
    expect(button.textContent).toBe("Sign in")
    await act(async () => button.click())
    await until(() => expect(button.textContent).toBe("MODAL_LOAD_FAILED"))
  })

  it("is loaded by the next opening", async () => {
    goOffline()
    const { kit } = makeTestKit()
    const attachment = attachModal(kit, {}, { onLoadFailure: (error) => told.push(error?.code) })
    kit.open()
    await until(() => expect(told).toEqual(["MODAL_LOAD_FAILED"]))
    kit.open()
    await until(() => expect(told).toEqual(["MODAL_LOAD_FAILED", "MODAL_LOAD_FAILED"]))
    vi.stubGlobal("navigator", { onLine: true })
    kit.open()
    await until(() => expect(told.at(-1)).toBeUndefined())
    expect(kit.getSnapshot().navigation.open).toBe(true)
    attachment.detach()
    kit.close()
  })

  it("is an error of the page where nobody else is told", async () => {
    goOffline()
    const { kit } = makeTestKit()
    const attachment = attachModal(kit)
    kit.open()
    await until(() =>
      expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ code: "MODAL_LOAD_FAILED" }))
    )
    expect(kit.getSnapshot().navigation.open).toBe(false)
    attachment.detach()
  })

  it("is not asked for by a modal that was taken away", async () => {
    const network = goOffline()
    const { kit } = makeTestKit()
    const ready = vi.fn(() => Promise.resolve())
    const attachment = attachModal({ ...kit, ready }, {}, { onLoadFailure: (error) => told.push(error) })
    kit.open()
    await until(() => expect(told).toHaveLength(1))
    attachment.detach()
    await network.connect()
    expect(ready).toHaveBeenCalledOnce()
    expect(told).toHaveLength(1)
  })
})

describe("what draws the account in a button", () => {
  it("is loaded once a wallet is connected; where it cannot be, the button says who it is all the same", async () => {
    const { kit } = makeTestKit()
    await kit.connect({ connectorId: "wallet" })
    goOffline()
    const first = await mount(<KitProvider kit={kit} children={<ConnectButton />} />)
    await act(async () => {})
    const button = first.container.querySelector("button")!
    expect(button.textContent).toBe("0xd8da…6045")
    expect([button.hasAttribute("aria-label"), button.querySelector(".latchkey-account")]).toEqual([
      false,
      null
    ])

    vi.unstubAllGlobals()
    const second = await mount(<KitProvider kit={kit} children={<ConnectButton />} />)
    const name = () => second.container.querySelector("button")!.getAttribute("aria-label")
    await until(() => expect(name()).toContain("Open wallet: 0xd8da…6045"))
    expect(second.container.querySelector(".latchkey-account svg")).not.toBeNull()
  })
})
