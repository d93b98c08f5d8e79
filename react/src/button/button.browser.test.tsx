import { createPortal } from "react-dom"
import { page } from "vitest/browser"
import { afterEach, describe, expect, it, vi } from "vitest"
import { act, mount } from "../../../tests/support/mount.tsx"
import { makeTestKit } from "../../../tests/support/testKit.ts"
import { ConnectButton, KitProvider, NetworkButton, type Theme } from "../index.ts"

const hostileCss = `
  * { margin: 3px; letter-spacing: 2px; line-height: 3; box-sizing: content-box }
  *, *::before, *::after { border: 3px dotted red }
  button { all: unset; background: red; color: red; width: 300px; text-transform: uppercase; font: 30px serif }
  .prose button, .prose span { display: block; padding: 30px; color: lime; font-size: 40px }
  button:hover, button:focus { background: lime }
  button svg, span { width: 90px; height: 90px; opacity: 0.2 }
`
const hostile = new CSSStyleSheet()
hostile.replaceSync(hostileCss)

afterEach(async () => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hostile)
  document.documentElement.dir = ""
  await page.viewport(800, 600)
})

// Colours on their way are none to measure.
const finish = (root: HTMLElement) => {
  for (const animation of root.getAnimations({ subtree: true })) animation.finish()
}

const setUp = async ({ theme = "dark" as Theme, connected = true } = {}) => {
  const { kit, wallet } = makeTestKit()
  const { container } = await mount(
    <KitProvider kit={kit} theme={theme} disableAppend>
      <div className="prose">
        <ConnectButton /> <ConnectButton size="sm" /> <NetworkButton />
      </div>
    </KitProvider>
  )
  if (connected) await act(() => kit.connect({ connectorId: "wallet" }))
  const buttons: ReadonlyArray<HTMLElement> = [...container.querySelectorAll("button")]
  const [button, small, network] = buttons as readonly [HTMLElement, HTMLElement, HTMLElement]
  // Outside of `act`: inside, React 18 draws nothing, and nobody asks for the balance.
  if (connected) await vi.waitFor(() => expect(button.textContent).toContain("COIN"))
  finish(container)
  return { kit, wallet, container, button, small, network, all: [button, small, network] }
}

const properties = [
  ..."display width height margin padding border-top border-radius background-color color font-family font-size".split(
    " "
  ),
  ..."font-weight line-height letter-spacing text-transform opacity box-sizing gap text-indent word-spacing".split(
    " "
  )
]
const looks = (root: HTMLElement) =>
  [root, ...root.querySelectorAll<HTMLElement>("span, img, svg")].map((element) => {
    const style = getComputedStyle(element)
    return [
      element.className.toString(),
      ...properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)
    ]
  })

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!
const luminance = (color: string): number => {
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data]
    .map((byte) => byte / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

describe("the buttons in a page", () => {
  it("are 40 px tall, 32 px when small, in every state", async () => {
    const { kit, button, small, network } = await setUp({ connected: false })
    const heights = () => [button, small, network].map((element) => element.getBoundingClientRect().height)
    expect(heights()).toEqual([40, 32, 40])
    await act(() => kit.connect({ connectorId: "wallet" }))
    expect(heights()).toEqual([40, 32, 40])
  })

  it("look the same whatever the page's own rules say about buttons (T05)", async () => {
    for (const connected of [false, true]) {
      const { all } = await setUp({ connected })
      const before = all.map(looks)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, hostile]
      expect(all.map(looks)).toEqual(before)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hostile)
    }
  })

  it("stay hidden where the page hides them", async () => {
    const { container, button } = await setUp()
    container.style.visibility = "hidden"
    expect(getComputedStyle(button).visibility).toBe("hidden")
    container.style.visibility = ""
    button.hidden = true
    expect(button.getBoundingClientRect().width).toBe(0)
  })

  it.each(["light", "dark", "system"] as const)("are readable in the theme %s", async (theme) => {
    for (const connected of [false, true]) {
      const { all } = await setUp({ theme, connected })
      for (const element of all) {
        const { color, backgroundColor } = getComputedStyle(element)
        expect(contrast(color, backgroundColor), element.textContent).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it("take the page's colours from one property", async () => {
    const { container, button } = await setUp({ connected: false })
    container.style.setProperty("--latchkey-accent", "gold")
    finish(container)
    const { color, backgroundColor } = getComputedStyle(button)
    expect(contrast(backgroundColor, "gold")).toBeLessThan(1.2)
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5)
  })

  it("fit a screen of 320 px, and leave out the balance, whole, where it does not fit", async () => {
    await page.viewport(320, 568)
    const { container, button } = await setUp()
    const isSeen = (name: string) => {
      const box = button.getBoundingClientRect()
      const part = button.querySelector(name)!.getBoundingClientRect()
      return part.top < box.bottom && part.left >= box.left && part.right <= box.right
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect([isSeen(".latchkey-balance"), isSeen(".latchkey-name")]).toEqual([true, true])
    container.style.width = "180px"
    expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(180)
    expect([isSeen(".latchkey-balance"), isSeen(".latchkey-name")]).toEqual([false, true])
    container.style.width = "130px"
    expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(130)
    expect([isSeen(".latchkey-icon"), isSeen(".latchkey-name")]).toEqual([false, true])
  })

  it("turn round from right to left, addresses excepted", async () => {
    document.documentElement.dir = "rtl"
    const { button } = await setUp()
    const left = (name: string) => button.querySelector(name)!.getBoundingClientRect().left
    expect(left(".latchkey-balance")).toBeGreaterThan(left(".latchkey-name"))
    expect(getComputedStyle(button.querySelector(".latchkey-name")!).direction).toBe("ltr")
  })

  it("keep about the width of an account while a session is restored", async () => {
    const { kit, wallet, button } = await setUp()
    wallet.balance = async () => 0n
    await act(() => kit.refreshBalance({ force: true }))
    const connected = button.getBoundingClientRect().width
    const blank = button.cloneNode() as HTMLElement
    blank.dataset["status"] = "reconnecting"
    blank.innerHTML = '<span class="latchkey-blank"></span><span class="latchkey-blank"></span>'
    button.after(blank)
    expect(Math.abs(blank.getBoundingClientRect().width - connected)).toBeLessThan(16)
    blank.remove()
  })

  it("leave as much room before the balance as after it, however short it is", async () => {
    for (const balance of [0n, 1_234_567_891_234_567_891_234n]) {
      const { kit, wallet, button } = await setUp()
      wallet.balance = async () => balance
      await act(() => kit.refreshBalance({ force: true }))
      const text = document.createRange()
      text.selectNodeContents(button.querySelector(".latchkey-balance")!)
      const { left, right } = text.getBoundingClientRect()
      const before = left - button.getBoundingClientRect().left
      const after = button.querySelector(".latchkey-account")!.getBoundingClientRect().left - right
      expect(Math.abs(before - after), button.textContent).toBeLessThan(5)
    }
  })

  it("show where the focus is", async () => {
    const { button } = await setUp()
    button.focus()
    expect(getComputedStyle(button).outlineStyle).toBe("solid")
  })
})

describe("a button that the app draws elsewhere", () => {
  const frame = () => {
    const element = document.createElement("iframe")
    document.body.append(element)
    return { into: element.contentDocument!.body, remove: () => element.remove() }
  }
  const shadow = () => {
    const host = document.createElement("div")
    document.body.append(host)
    const into = document.createElement("div")
    host.attachShadow({ mode: "open" }).append(into)
    return { into, remove: () => host.remove() }
  }

  it.each([
    ["a shadow root", shadow],
    ["a frame's document", frame]
  ])("looks the same in %s", async (_, make) => {
    const { into, remove } = make()
    const { kit } = makeTestKit()
    const { container } = await mount(
      <KitProvider kit={kit} disableAppend>
        <ConnectButton />
        {createPortal(<ConnectButton />, into)}
      </KitProvider>
    )
    const there = into.querySelector("button")!
    const here = container.querySelector("button")!
    await vi.waitFor(() => expect(looks(there)).toEqual(looks(here)))
    remove()
  })
})
