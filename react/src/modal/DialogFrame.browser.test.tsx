import { page, userEvent } from "vitest/browser"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { at, connected, withAll, withConnection, withWallets } from "../../../tests/gallery/page/world.ts"
import { connector } from "../../../tests/gallery/page/world.ts"
import { frames } from "../../../tests/support/frames.ts"
import { slowed } from "../../../tests/support/motion.ts"
import { atRest, eventually, showModal } from "../../../tests/support/showModal.ts"

const closed = () => fakeKit({ state: withWallets })
const duration = (element: Element) => element.getAnimations()[0]?.effect?.getTiming().duration

beforeEach(() => page.viewport(800, 700))
afterEach(() => {
  document.body.replaceChildren()
})

const opener = () => {
  const button = document.createElement("button")
  button.textContent = "Open"
  document.body.append(button)
  button.focus()
  return button
}

describe("the dialog", () => {
  it.each(["inert", "aria-hidden"])(
    "answers where the page's own dialog had made everything else %s, before it opened or since",
    async (name) => {
      const kit = fakeKit({ state: withWallets })
      const modal = showModal(kit)
      const host = modal.root.host
      host.setAttribute(name, "true")
      kit.open({ view: "Connect" })
      const close = await modal.button("Close")
      expect(host.hasAttribute(name)).toBe(false)
      host.setAttribute(name, "true")
      await eventually(() => !host.hasAttribute(name))
      close.focus()
      expect(modal.root.activeElement).toBe(close)
    }
  )

  describe("its size and its motion", () => {
    it("S2.21[width] is 360 px wide", async () => {
      const { dialog } = showModal(fakeKit({ state: withAll(withWallets, at("Connect")) }))
      expect((await dialog()).getBoundingClientRect().width).toBe(360)
    })

    it("is a sheet at the foot of a small screen, with nothing out of reach", async () => {
      await page.viewport(320, 568)
      const many = Array.from({ length: 30 }, (_, index) => connector(`w${index}`, `Wallet ${index}`))
      const modal = showModal(
        fakeKit({ state: withAll(withConnection({ connectors: many }), at("Connect")) })
      )
      const card = await modal.dialog()
      await atRest(modal.root)
      const { left, right, bottom, top } = card.getBoundingClientRect()
      expect({ left, right, bottom }).toEqual({ left: 0, right: 320, bottom: 568 })
      expect(top).toBeGreaterThanOrEqual(0)
      const last = await modal.button("Wallet 29")
      last.focus()
      await eventually(() => last.getBoundingClientRect().bottom <= 568)
      expect((await modal.button("Close")).getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    })

    it("S2.21[view transition, header text] moves views in 150 ms and its heading in 120 ms, forward and back", async () => {
      const kit = fakeKit({ state: withAll(withWallets, at("Connect")) })
      const modal = showModal(kit)
      await modal.view("Connect")
      await slowed(1000, async () => {
        kit.navigation.push("WhatIsAWallet")
        const entering = await eventually(() => modal.one('.view[data-motion="in-forward"]'))
        expect(duration(entering)).toBe(150)
        expect(duration(modal.one('.view[data-motion="out-forward"]')!)).toBe(150)
        expect(duration(modal.one("h1")!)).toBe(120)
        expect(duration(modal.one('.title[data-motion="out"]')!)).toBe(120)
      })
      await eventually(() => modal.all(".view").length === 1)
      kit.navigation.goBack()
      await eventually(() => modal.one('.view[data-motion="in-back"]'))
    })

    it("S2.21[height animation] changes its height in 150 ms, to that of the view", async () => {
      const kit = fakeKit({ state: withAll(withWallets, at("Connect")) })
      const modal = showModal(kit)
      await modal.view("Connect")
      const stage = modal.one(".stage")!
      const before = stage.getBoundingClientRect().height
      await slowed(1000, async () => {
        kit.navigation.push("WhatIsAWallet")
        // Before the view is there: one that loads for long is moved to while it does.
        const change = await eventually(() => stage.getAnimations()[0])
        expect(change.effect?.getTiming().duration).toBe(150)
        await modal.view("WhatIsAWallet")
      })
      await eventually(() => stage.getAnimations().length === 0)
      const height = modal.one('[data-view="WhatIsAWallet"]')!.offsetHeight
      expect(stage.getBoundingClientRect().height).toBe(height)
      expect(height).not.toBe(before)
    })

    it("S2.21[shake] shakes for 500 ms when closing is refused, and says why", async () => {
      const kit = fakeKit({ state: withAll(connected(), at("UnsupportedChain", {}, [], true)) })
      const modal = showModal(kit)
      const card = await modal.dialog()
      await modal.view("UnsupportedChain")
      await atRest(modal.root)
      await userEvent.keyboard("{Escape}")
      const shake = await eventually(() =>
        card.getAnimations().find(({ effect }) => effect?.getTiming().duration === 500)
      )
      expect(shake.playState).toBe("running")
      await eventually(() => modal.said() === "Choose one of these first.")
      await userEvent.keyboard("{Escape}{Escape}")
      expect(card.open).toBe(true)
      expect(kit.getSnapshot().navigation).toMatchObject({ open: true, shakes: 3 })
    })
  })

  it("draws no cross where closing is refused, and one as soon as it is not", async () => {
    const kit = fakeKit({ state: withAll(connected(), at("UnsupportedChain", {}, [], true)) })
    const modal = showModal(kit)
    await modal.view("UnsupportedChain")
    const crosses = () => modal.all('.icon-button[aria-label="Close"]').length
    expect(crosses()).toBe(0)
    kit.navigation.unblock()
    kit.navigation.reset("Account")
    await modal.view("Account")
    await eventually(() => crosses() === 1)
  })

  it("is named by its heading, and the page behind is inert", async () => {
    const button = opener()
    const kit = closed()
    const modal = showModal(kit)
    kit.open()
    const card = await modal.dialog()
    await eventually(() => card.open)
    const title = modal.root.getElementById(card.getAttribute("aria-labelledby")!)
    expect(title?.textContent).toBe("Connect wallet")
    button.focus()
    expect(document.activeElement).toBe(modal.element)
  })

  it("closes by Escape, by its button, by the backdrop, and by nothing else", async () => {
    const kit = closed()
    const modal = showModal(kit)
    const card = await modal.dialog()
    const open = async () => {
      kit.open()
      await eventually(() => card.open)
      await atRest(modal.root)
    }
    await open()
    await userEvent.keyboard("{Escape}")
    await eventually(() => !card.open)
    await open()
    ;(await modal.button("Close")).click()
    await eventually(() => !card.open)
    await open()
    const { left, top } = card.getBoundingClientRect()
    const press = (type: string, x: number, y: number) =>
      card.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y }))
    press("mousedown", left + 2, top + 2)
    press("click", left + 2, top + 2)
    expect(kit.getSnapshot().navigation.open).toBe(true)
    // A selection that began inside and ends outside is no press on the backdrop.
    press("mousedown", left + 2, top + 2)
    press("click", left - 20, top)
    expect(kit.getSnapshot().navigation.open).toBe(true)
    press("mousedown", left - 20, top)
    press("click", left - 20, top)
    await eventually(() => !card.open)
    expect(modal.said()).not.toContain("Choose one of these first.")
  })

  it("S2.04 closes when going back from its first view", async () => {
    const kit = fakeKit({ state: withAll(withWallets, at("WhatIsAWallet", {}, ["Connect"])) })
    const modal = showModal(kit)
    const card = await modal.dialog()
    ;(await modal.button("Back")).click()
    await modal.view("Connect")
    kit.navigation.goBack()
    await eventually(() => !card.open)
  })

  it("keeps the page still while open, and leaves it exactly as it was", async () => {
    const { documentElement: html } = document
    html.style.setProperty("overflow", "scroll", "important")
    const before = html.getAttribute("style")
    const kit = closed()
    const modal = showModal(kit)
    const card = await modal.dialog()
    const { width } = document.body.getBoundingClientRect()
    kit.open()
    await eventually(() => card.open)
    await eventually(() => getComputedStyle(html).overflow === "hidden")
    expect(document.body.getBoundingClientRect().width).toBe(width)
    kit.close()
    await eventually(() => !card.open)
    expect(html.getAttribute("style")).toBe(before)
    html.removeAttribute("style")
  })
})

describe("the focus", () => {
  it("moves in, stays for 40 tabs each way, returns to the opener", async () => {
    const button = opener()
    const kit = closed()
    const modal = showModal(kit)
    kit.open()
    await modal.view("Connect")
    expect(modal.focused()?.tagName).toBe("H1")
    const visited = new Set<string | null | undefined>()
    for (let turn = 0; turn < 40; turn++) {
      await userEvent.keyboard("{Tab}")
      expect(document.activeElement).toBe(modal.element)
      visited.add(modal.focused()?.textContent)
    }
    expect(visited.size).toBeGreaterThan(4)
    for (let turn = 0; turn < 40; turn++) {
      await userEvent.keyboard("{Shift>}{Tab}{/Shift}")
      expect(document.activeElement).toBe(modal.element)
    }
    await userEvent.keyboard("{Escape}")
    await eventually(() => document.activeElement === button)
  })

  it("returns to what took the opener's place", async () => {
    const bar = document.createElement("nav")
    bar.innerHTML = "<a href='#home'>Home</a><span><button>Connect</button></span>"
    document.body.append(bar)
    bar.querySelector("button")!.focus()
    const kit = closed()
    const modal = showModal(kit)
    kit.open()
    await modal.view("Connect")
    kit.close()
    await frames()
    const account = document.createElement("button")
    account.textContent = "0xd8…"
    bar.querySelector("span")!.replaceChildren(account)
    await eventually(() => document.activeElement === account)
  })

  it("S2.05 in part: goes to each new heading, and back to the row that led away", async () => {
    const kit = fakeKit({ state: withAll(connected(), at("Account")) })
    const modal = showModal(kit)
    await modal.view("Account")
    const row = await modal.button("Connected wallets")
    row.focus()
    await userEvent.keyboard("{Enter}")
    await modal.view("Profile")
    expect(modal.focused()).toBe(modal.one("h1"))
    ;(await modal.button("Back")).click()
    await modal.view("Account")
    await eventually(() => modal.focused()?.querySelector(".row-name")?.textContent === "Connected wallets")
  })

  it("is not lost when the focused control goes away", async () => {
    const reject = () => Promise.reject(Object.assign(new Error(), { code: "CONNECTION_REJECTED" }))
    let fail: () => void = () => {}
    const connect = () => new Promise<never>((_, no) => (fail = () => void reject().catch(no)))
    const kit = fakeKit({ state: withAll(withWallets, at("Connect")), connect })
    const modal = showModal(kit)
    ;(await modal.button("Fennec")).click()
    ;(await modal.button("Cancel")).focus()
    fail()
    await modal.button("Try again")
    await frames()
    expect(document.activeElement).toBe(modal.element)
    expect(modal.focused()).not.toBeNull()
  })
})
