import { StrictMode } from "react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { act, mount } from "../../tests/support/mount.tsx"
import { frames } from "../../tests/support/frames.ts"
import { makeTestKit } from "../../tests/support/testKit.ts"
import { ConnectButton, KitModal, KitProvider } from "./index.ts"
import { attachModal } from "./provider/attachModal.ts"
import { loadModal } from "./provider/loadModal.ts"
import type { ModalElement } from "./modal/ModalElement.ts"

const modals = () => [...document.querySelectorAll<ModalElement>("latchkey-modal")]
const appended = () => vi.waitFor(() => expect(modals()).toHaveLength(1), 5_000)
/** Whatever was going to be loaded is there, and drawn. */
const settle = () => loadModal().then(frames)
const sheets = () => document.adoptedStyleSheets.length

// First in the file: an element stays defined for as long as the page lives.
describe("the page-load part", () => {
  it("loads and appends nothing before the first opening, then modal and engine at once", async () => {
    const ready = vi.fn(() => Promise.resolve())
    const kit = { ...makeTestKit().kit, ready }
    const { container } = await mount(<KitProvider kit={kit} children={<ConnectButton />} />)
    await frames()
    expect(modals()).toHaveLength(0)
    expect(customElements.get("latchkey-modal")).toBeUndefined()
    expect(
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("ModalElement"))
    ).toEqual([])
    expect(ready).not.toHaveBeenCalled()

    await act(async () => {
      container.querySelector("button")!.click()
      expect(ready).toHaveBeenCalledOnce()
    })
    await appended()
    await act(async () => kit.close())
  })

  it.each(["pointerover", "touchstart", "focusin"])(
    "%s starts the engine and puts up the closed modal; the click shows it in its own task",
    async (type) => {
      const { kit } = makeTestKit()
      const { container } = await mount(<KitProvider kit={kit} children={<ConnectButton />} />)
      const button = container.querySelector("button")!
      button.dispatchEvent(new Event(type, { bubbles: true }))
      await appended()
      await vi.waitFor(() => expect(kit.getSnapshot().connection.connectors).toHaveLength(1), 5_000)
      const dialog = await vi.waitFor(
        () => modals()[0]!.shadowRoot!.querySelector("dialog") ?? Promise.reject(new Error("No dialog")),
        5_000
      )
      expect(kit.getSnapshot().navigation.open).toBe(false)
      expect(dialog.checkVisibility()).toBe(false)

      let tasks = 0
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => tasks++
      port2.postMessage(undefined)
      button.click()
      await Promise.resolve()
      expect({ tasks, open: dialog.open }).toEqual({ tasks: 0, open: true })
      port1.close()
      await act(async () => kit.close())
    }
  )

  it("puts nothing up for a visitor who saves data", async () => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true })
    const ready = vi.fn(() => Promise.resolve())
    const kit = { ...makeTestKit().kit, ready }
    const { container } = await mount(<KitProvider kit={kit} children={<ConnectButton />} />)
    container.querySelector("button")!.focus()
    expect(ready).not.toHaveBeenCalled()
    expect(modals()).toHaveLength(0)
    Reflect.deleteProperty(navigator, "connection")
  })
})

describe("KitProvider", () => {
  beforeEach(() => expect(modals()).toHaveLength(0))

  it("S2.02 in part: appends one modal to the body, with its properties, and removes it at the end", async () => {
    const { kit } = makeTestKit()
    const tree = await mount(<KitProvider kit={kit} theme="light" locale="de" />)
    await act(async () => kit.open({ view: "Connect" }))
    await appended()
    expect(modals()[0]).toMatchObject({
      parentElement: document.body,
      kit,
      theme: "light",
      locale: "de",
      embedded: false
    })

    await tree.render(<KitProvider kit={kit} theme="system" messages={{ close: "Zu" }} />)
    expect(modals()[0]).toMatchObject({ theme: "system", locale: undefined, messages: { close: "Zu" } })

    await act(async () => kit.close())
    await act(async () => kit.open({ view: "Connect" }))
    expect(modals()).toHaveLength(1)
    await tree.unmount()
    expect(modals()).toHaveLength(0)
    kit.close()
  })

  it("shows a kit that was opened before", async () => {
    const { kit } = makeTestKit()
    kit.open({ view: "Connect" })
    await mount(<KitProvider kit={kit} />)
    await appended()
    await act(async () => kit.close())
  })

  it("follows a kit that is exchanged", async () => {
    const [one, two] = [makeTestKit().kit, makeTestKit().kit]
    const tree = await mount(<KitProvider kit={one} />)
    await act(async () => one.open({ view: "Connect" }))
    await appended()
    await tree.render(<KitProvider kit={two} />)
    expect(modals()).toHaveLength(0)
    await act(async () => two.open({ view: "Connect" }))
    await appended()
    expect(modals()[0]?.kit).toBe(two)
    one.close()
    await act(async () => two.close())
  })

  it("shows one modal for two providers of a kit, and one for each of two kits", async () => {
    const [one, two] = [makeTestKit().kit, makeTestKit().kit]
    await mount(
      <>
        <KitProvider kit={one} />
        <KitProvider kit={one} />
        <KitProvider kit={two} />
      </>
    )
    await act(async () => one.open({ view: "Connect" }))
    await appended()
    await act(async () => two.open({ view: "Connect" }))
    await vi.waitFor(() => expect(modals().map(({ kit }) => kit)).toEqual([one, two]))
    await act(async () => {
      one.close()
      two.close()
    })
  })

  it.each([
    ["is appended to the body", {}, null, true],
    ["is not appended where that is disabled", { disableAppend: true }, null, false],
    ["is not appended where it is embedded", {}, <KitModal key="modal" embedded />, false]
  ])("S2.02 the modal is a custom element that %s", async (_, options, children, isAppended) => {
    const { kit } = makeTestKit()
    const { container } = await mount(<KitProvider kit={kit} {...options} children={children} />)
    await act(async () => kit.open({ view: "Connect" }))
    const count = isAppended || children !== null ? 1 : 0
    await vi.waitFor(() => expect(modals()).toHaveLength(count))
    await settle()
    expect(modals()).toHaveLength(count)
    for (const modal of modals()) {
      expect(customElements.get(modal.localName)).toBeDefined()
      expect(modal.parentElement === document.body).toBe(isAppended)
      expect(container.contains(modal)).toBe(!isAppended)
    }
    await act(async () => kit.close())
  })

  it("S2.02 in part: appends nothing when appending is disabled", async () => {
    const { kit } = makeTestKit()
    await mount(<KitProvider kit={kit} disableAppend />)
    await act(async () => kit.open({ view: "Connect" }))
    await settle()
    expect(modals()).toHaveLength(0)
    await act(async () => kit.close())
  })

  it("S2.02 in part: shows an embedded modal where it is placed, at once", async () => {
    const { kit } = makeTestKit()
    const { container } = await mount(
      <KitProvider kit={kit} disableAppend children={<KitModal embedded />} />
    )
    await vi.waitFor(() => expect(modals()[0]).toMatchObject({ kit, embedded: true }))
    expect(container.contains(modals()[0]!)).toBe(true)
    expect(modals()).toHaveLength(1)
  })

  it("S2.02 in part: a modal over the page, there before an embedded one of the same kit, stays closed beside it", async () => {
    const { kit } = makeTestKit()
    const page = (embedded: boolean) => <KitProvider kit={kit} children={embedded && <KitModal embedded />} />
    const tree = await mount(page(false))
    await act(async () => kit.open({ view: "Connect" }))
    await appended()
    await act(async () => kit.close())
    await tree.render(page(true))
    await vi.waitFor(() => expect(modals()).toHaveLength(2))
    const card = (embedded: boolean) =>
      modals()
        .find((modal) => modal.embedded === embedded)!
        .shadowRoot!.querySelector(".card")
    await vi.waitFor(() => expect(card(true)?.querySelector("h1")).toBeTruthy())
    await act(async () => kit.open({ view: "Networks" }))
    await settle()
    expect(card(false)).toMatchObject({ open: false })
    await tree.render(page(false))
    await vi.waitFor(() => expect(kit.getSnapshot().navigation.open).toBe(false))
    await act(async () => kit.open({ view: "Connect" }))
    await vi.waitFor(() => expect(card(false)).toMatchObject({ open: true }))
    await act(async () => kit.close())
  })

  it("S2.02 in part: an embedded modal that is taken away closes the kit; no modal over the page takes its place", async () => {
    const { kit } = makeTestKit()
    const isOpen = () => kit.getSnapshot().navigation.open
    const page = (embedded: boolean) => (
      <>
        <KitProvider kit={kit} />
        <KitProvider kit={kit} disableAppend children={embedded && <KitModal embedded />} />
      </>
    )
    const tree = await mount(page(true))
    await vi.waitFor(() => expect(isOpen()).toBe(true))
    await tree.render(page(false))
    await vi.waitFor(() => expect(isOpen()).toBe(false))
    await settle()
    // The provider's own may have been put up, closed, by the opening that the embedded one made.
    expect(modals().filter(({ shadowRoot }) => shadowRoot?.querySelector("dialog[open]") != null)).toEqual([])
    await act(async () => kit.open({ view: "Connect" }))
    await appended()
    await act(async () => kit.close())
  })

  it("S2.02 in part: an embedded modal that the page removes, or lets go of, closes the kit", async () => {
    const { kit } = makeTestKit()
    const isOpen = () => kit.getSnapshot().navigation.open
    await mount(<KitProvider kit={kit} />)
    const element = document.createElement("latchkey-modal")
    document.body.append(element)
    const attachment = attachModal(kit, {}, { element, embedded: true })
    await vi.waitFor(() => expect(isOpen()).toBe(true))
    // The provider's own modal is loaded while the embedded one is there, and looks for it.
    await settle()
    element.remove()
    await vi.waitFor(() => expect(isOpen()).toBe(false))
    await settle()
    await vi.waitFor(() => expect(modals()).toHaveLength(0))

    document.body.append(element)
    await vi.waitFor(() => expect(isOpen()).toBe(true))
    attachment.detach()
    await vi.waitFor(() => expect(isOpen()).toBe(false))
    await settle()
    expect(element.shadowRoot?.childElementCount).toBe(0)
    element.remove()
  })

  it("adopts one style sheet for any number of providers, and gives it back", async () => {
    const before = sheets()
    const { kit } = makeTestKit()
    const one = await mount(<KitProvider kit={kit} />)
    const two = await mount(<KitProvider kit={makeTestKit().kit} />)
    expect(sheets()).toBe(before + 1)
    await one.unmount()
    expect(sheets()).toBe(before + 1)
    await two.unmount()
    expect(sheets()).toBe(before)
  })
})

describe("a page that interferes (T05)", () => {
  const open = async () => {
    const { kit } = makeTestKit()
    const tree = await mount(
      <StrictMode>
        <KitProvider kit={kit} />
      </StrictMode>
    )
    await act(async () => kit.open({ view: "Connect" }))
    await appended()
    return { kit, tree }
  }

  it("gets the modal back into a body that it replaced", async () => {
    const { kit } = await open()
    const body = document.body
    const other = document.createElement("body")
    document.documentElement.replaceChild(other, body)
    await vi.waitFor(() => expect(modals()[0]?.parentElement).toBe(other))
    expect(modals()).toHaveLength(1)
    document.documentElement.replaceChild(body, other)
    await vi.waitFor(() => expect(modals()[0]?.parentElement).toBe(body))
    await act(async () => kit.close())
  })

  it("gets the modal back after it was removed, while open and for the next opening", async () => {
    const { kit } = await open()
    modals()[0]!.remove()
    await appended()
    await act(async () => kit.close())
    modals()[0]!.remove()
    await settle()
    expect(modals()).toHaveLength(0)
    await act(async () => kit.open({ view: "Connect" }))
    expect(modals()).toHaveLength(1)
    await act(async () => kit.close())
  })

  it("gets an error and a closed kit instead of a struggle", async () => {
    const { kit } = await open()
    const errors: Array<unknown> = []
    const listen = (event: ErrorEvent) => {
      event.preventDefault()
      errors.push(event.error)
    }
    addEventListener("error", listen)
    const hostile = new MutationObserver(() => modals().forEach((modal) => modal.remove()))
    hostile.observe(document.body, { childList: true })
    modals()[0]!.remove()
    await vi.waitFor(() => expect(kit.getSnapshot().navigation.open).toBe(false))
    hostile.disconnect()
    removeEventListener("error", listen)
    expect(errors).toEqual([expect.objectContaining({ code: "MODAL_REMOVED" })])
  })
})
