import { cdp, page, userEvent } from "vitest/browser"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { at, connected, withAll, withWallets } from "../../../tests/gallery/page/world.ts"
import { act, mount } from "../../../tests/support/mount.tsx"
import { parkPointer } from "../../../tests/support/parkPointer.ts"
import { eventually, showModal } from "../../../tests/support/showModal.ts"
import { makeTestKit } from "../../../tests/support/testKit.ts"
import { ConnectButton, KitProvider } from "../index.ts"
import { announceConnections } from "./announceConnections.ts"

interface Devtools {
  readonly send: (method: string, params: object) => Promise<unknown>
}

const html = document.documentElement
const chooseType = (standard: number) =>
  (cdp() as unknown as Devtools).send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } })

afterEach(async () => {
  vi.useRealTimers()
  html.removeAttribute("lang")
  html.removeAttribute("dir")
  html.removeAttribute("style")
  await chooseType(16)
  await page.viewport(800, 600)
})

const open = async (properties: Parameters<typeof showModal>[1] = {}) => {
  const modal = showModal(fakeKit({ state: withAll(withWallets, at("Connect")) }), properties)
  await modal.view("Connect")
  const root = modal.one("[data-latchkey]")!
  return { modal, root }
}

describe("the page's language", () => {
  it("decides where the app says nothing, and when it changes", async () => {
    html.lang = "de-AT"
    const { modal, root } = await open()
    expect([modal.heading(), root.lang, root.dir]).toEqual(["Wallet verbinden", "de-AT", "ltr"])
    html.lang = "ar"
    await eventually(() => modal.heading() === "ربط المحفظة")
    expect(modal.one("[data-latchkey]")!.dir).toBe("rtl")
  })

  it("gives way to what the app says", async () => {
    html.lang = "ar"
    html.dir = "rtl"
    const { modal, root } = await open({ locale: "de" })
    expect([modal.heading(), root.dir]).toEqual(["Wallet verbinden", "ltr"])
  })

  it("decides on the direction too, even of a language that the kit does not have", async () => {
    html.lang = "ur"
    html.dir = "rtl"
    const { modal, root } = await open()
    expect([modal.heading(), root.dir]).toEqual(["Connect wallet", "rtl"])
  })

  it.each([
    ["de_DE", "de-DE"],
    ["de-DE@euro", "de-DE"],
    ["DE_at.UTF-8", "de-AT"]
  ])(
    "is understood as systems write it: %s, by the page, by the app and by its messages",
    async (written, tag) => {
      html.lang = written
      const ways = [{}, { locale: written }, { locale: "de", messages: { locale: written } }]
      for (const properties of ways) {
        const { modal, root } = await open(properties)
        expect([modal.heading(), root.lang]).toEqual(["Wallet verbinden", tag])
        modal.element.remove()
      }
    }
  )

  it.each(["", "!!", "en_US", "en-US@posix", "x".repeat(500)])(
    "is English where the page says %s",
    async (lang) => {
      html.lang = lang
      const { modal } = await open()
      expect(modal.heading()).toBe("Connect wallet")
    }
  )

  it("is that of the buttons too", async () => {
    html.lang = "de"
    const { kit } = makeTestKit()
    const { container } = await mount(
      <KitProvider kit={kit} disableAppend>
        <ConnectButton />
      </KitProvider>
    )
    await eventually(() => container.textContent === "Wallet verbinden")
    await act(async () => void (html.lang = "en"))
    await eventually(() => container.textContent === "Connect wallet")
  })
})

describe("the visitor's size of type", () => {
  const measure = async () => {
    const { modal } = await open()
    const name = modal.one(".row-name")!
    const sizes = {
      card: modal.one("dialog")!.getBoundingClientRect().width,
      name: getComputedStyle(name).fontSize,
      // The card may still be moving: a moved length has a rest behind the comma.
      row: Math.round(modal.one(".row")!.getBoundingClientRect().height)
    }
    modal.element.remove()
    return sizes
  }

  it("counts: everything is larger with it", async () => {
    expect(await measure()).toEqual({ card: 360, name: "16px", row: 56 })
    await chooseType(24)
    expect(await measure()).toEqual({ card: 540, name: "24px", row: 84 })
  })

  it("is not that of the page's root", async () => {
    html.style.fontSize = "62.5%"
    expect(await measure()).toEqual({ card: 360, name: "16px", row: 56 })
  })

  it("counts in a view's own rules, and in the buttons", async () => {
    await chooseType(20)
    html.style.fontSize = "10px"
    const modal = showModal(fakeKit({ state: withAll(connected(), at("Account")) }))
    await modal.view("Account")
    expect(getComputedStyle(modal.one(".amount")!).fontSize).toBe("45px")
    const { kit } = makeTestKit()
    const { container } = await mount(
      <KitProvider kit={kit} disableAppend>
        <ConnectButton />
      </KitProvider>
    )
    const button = container.querySelector("button")!
    expect(button.getBoundingClientRect().height).toBe(50)
    expect(getComputedStyle(button.querySelector(".latchkey-label")!).fontSize).toBe("17.5px")
  })
})

describe("a wallet that was connected", () => {
  it("is announced after the modal has closed, by the one live region, once", async () => {
    const { kit } = makeTestKit()
    await kit.ready()
    const modal = showModal(kit)
    kit.open()
    ;(await modal.button("Wallet")).click()
    await eventually(() => modal.one<HTMLDialogElement>("dialog")?.open === false)
    await eventually(() => modal.said() === "Wallet is connected")
    const region = modal.one("[role=status]")!
    expect(region.closest("dialog")).toBeNull()
    expect(modal.all("[aria-live], [role=status], [role=alert]")).toHaveLength(1)
    kit.open()
    await eventually(() => modal.one("dialog [role=status]"))
    expect(modal.said()).toBe("")
    await kit.dispose()
  })
})

describe("a wallet whose connection is told of late", () => {
  it("does not cut off what an open modal says, and is told of once it closes", async () => {
    const { kit } = makeTestKit()
    await kit.ready()
    const from = kit.getSnapshot()
    await kit.connect({ connectorId: "wallet" })
    kit.open({ view: "Account" })
    const said: Array<string> = []
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const stop = announceConnections(kit, from, (wallet) => void said.push(wallet))
    vi.advanceTimersByTime(400)
    expect(said).toEqual([])
    kit.navigation.close()
    vi.advanceTimersByTime(400)
    expect(said).toEqual(["Wallet"])
    stop()
    await kit.dispose()
  })
})

describe("a wallet that was added to others", () => {
  it("is told by the toast alone, which nothing talks over", async () => {
    const { kit } = makeTestKit()
    await kit.ready()
    const modal = showModal(kit)
    kit.open({ view: "Profile" })
    kit.navigation.push("Connect")
    ;(await modal.button("Wallet")).click()
    await eventually(() => modal.said() === "New wallet added")
    const heard: Array<string> = []
    const follow = new MutationObserver(() => heard.push(modal.said()))
    follow.observe(modal.one("[role=status]")!, { childList: true, subtree: true, characterData: true })
    await eventually(() => modal.said() === "")
    follow.disconnect()
    expect(new Set(heard)).toEqual(new Set([""]))
    await kit.dispose()
  })
})

describe("a cut name", () => {
  it("is shown in full to a pointer", async () => {
    const name = "A wallet with a name that is far too long for the one line that it has"
    const state = withAll(withWallets, at("Connect"), (before) => ({
      ...before,
      connection: {
        ...before.connection,
        connectors: before.connection.connectors.map((each) => ({ ...each, name }))
      }
    }))
    const modal = showModal(fakeKit({ state, connect: () => new Promise(() => {}) }))
    await modal.view("Connect")
    const row = modal.one(".row")!
    const text = row.querySelector<HTMLElement>(".row-name")!
    const isCut = () => text.scrollWidth > text.clientWidth
    await parkPointer()
    await eventually(isCut)
    await Promise.all(modal.root.getAnimations().map(({ finished }) => finished))
    await userEvent.hover(text)
    await eventually(() => !isCut())
    await userEvent.unhover(text)
    await eventually(isCut)
  })
})
