import { page } from "vitest/browser"
import { afterEach, describe, expect, it } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { at, withAll, withWallets } from "../../../tests/gallery/page/world.ts"
import { frames } from "../../../tests/support/frames.ts"
import { eventually, showModal } from "../../../tests/support/showModal.ts"

const connect = () => fakeKit({ state: withAll(withWallets, at("Connect")) })
const styleOf = (element: Element) => getComputedStyle(element)

const hostile = new CSSStyleSheet()
hostile.replaceSync(`
  * { color: red !important; font-size: 40px !important; letter-spacing: 9px !important; display: block !important }
  latchkey-modal { opacity: 1; direction: rtl !important; text-transform: uppercase !important }
`)
afterEach(() => {
  document.adoptedStyleSheets = []
})

describe("<latchkey-modal>", () => {
  it("S2.02 in part: draws into its own open shadow root", async () => {
    const { element, root, dialog } = showModal(connect())
    expect((await dialog()).open).toBe(true)
    expect(element.shadowRoot).toBe(root)
    expect(root.querySelector("style")).toBeNull()
  })

  it("goes on where it is moved, and lets go of everything when it is removed", async () => {
    const kit = connect()
    let listeners = 0
    const subscribe: typeof kit.subscribe = (listener) => {
      listeners++
      const stop = kit.subscribe(listener)
      return () => {
        listeners--
        stop()
      }
    }
    const { element, root, dialog } = showModal({ ...kit, subscribe })
    await dialog()
    const place = document.createElement("div")
    document.body.append(place)
    place.append(element)
    await frames()
    expect(root.querySelector("dialog")?.open).toBe(true)
    place.remove()
    await eventually(() => root.childElementCount === 0)
    expect(listeners).toBe(0)
    expect(document.documentElement.hasAttribute("style")).toBe(false)
    document.body.append(element)
    await eventually(() => root.querySelector("dialog")?.open)
  })

  it("S2.23 is dark unless told otherwise; S2.24[all] has the accents of the specification", async () => {
    const { element, root, dialog } = showModal(connect())
    const card = await dialog()
    const probe = document.createElement("i")
    root.querySelector("[data-latchkey]")!.append(probe)
    probe.style.color = "var(--lk-accent)"
    expect(styleOf(card).backgroundColor).toBe("rgb(18, 19, 19)")
    expect(styleOf(probe).color).toBe(resolved("hsla(230,100%,67%,1)"))
    element.theme = "light"
    await eventually(() => styleOf(card).backgroundColor === "rgb(255, 255, 255)")
    expect(styleOf(probe).color).toBe(resolved("hsla(231,100%,70%,1)"))
  })

  it("takes an accent from the page", async () => {
    document.documentElement.style.setProperty("--latchkey-accent", "rgb(200, 30, 60)")
    const { root, dialog } = showModal(connect())
    await dialog()
    const probe = document.createElement("i")
    root.querySelector("[data-latchkey]")!.append(probe)
    probe.style.color = "var(--lk-accent)"
    expect(styleOf(probe).color).toBe("rgb(200, 30, 60)")
    document.documentElement.removeAttribute("style")
  })

  it("T05 keeps the page's rules out, important ones too", async () => {
    await page.viewport(800, 700)
    document.adoptedStyleSheets = [hostile]
    const { root, dialog } = showModal(connect())
    const card = await dialog()
    const heading = root.querySelector("h1")!
    expect(styleOf(heading)).toMatchObject({
      fontSize: "16px",
      letterSpacing: "normal",
      textTransform: "none"
    })
    expect(styleOf(heading).color).not.toBe("rgb(255, 0, 0)")
    expect(styleOf(card).direction).toBe("ltr")
    expect(card.getBoundingClientRect().width).toBe(360)
  })

  it("takes properties that were set before it was defined", async () => {
    const element = document.createElement("latchkey-modal")
    Object.defineProperty(element, "theme", {
      value: "light",
      configurable: true,
      writable: true,
      enumerable: true
    })
    document.body.append(element)
    expect(Object.hasOwn(element, "theme")).toBe(false)
    expect(element).toMatchObject({ theme: "light" })
    element.remove()
  })
})

const resolved = (color: string): string => {
  const probe = document.createElement("i")
  probe.style.color = color
  document.body.append(probe)
  const { color: computed } = styleOf(probe)
  probe.remove()
  return computed
}
