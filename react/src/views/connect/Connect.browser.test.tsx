import { page, userEvent } from "vitest/browser"
import { definePlugin, fillSlot, type SlotFilling } from "@latchkey/core"
import { describe, expect, it, vi } from "vitest"
import { fakeKit, failure } from "../../../../tests/gallery/page/fakeKit.ts"
import {
  at,
  connector,
  withAll,
  withConnection,
  withFeatures,
  withFillings,
  withWallets
} from "../../../../tests/gallery/page/world.ts"
import { frames } from "../../../../tests/support/frames.ts"
import { parkPointer } from "../../../../tests/support/parkPointer.ts"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"
import { makeTestKit } from "../../../../tests/support/testKit.ts"
import { connectMethods } from "../../slots/connectMethods.ts"

/** Wallets of the browser that are found after the list was shown. */
const lateWallets = (names: ReadonlyArray<string>) =>
  definePlugin({
    id: "late",
    setup: (host) => {
      for (const name of names)
        host.registerConnector({
          id: name,
          name,
          type: "injected",
          namespaces: ["test"],
          connect: () => new Promise(() => {})
        })
    }
  })

describe("Connect", () => {
  it("S2.03 is what opening shows without a connection, Account with one", async () => {
    const { kit } = makeTestKit()
    const modal = showModal(kit)
    kit.open()
    await modal.view("Connect")
    kit.close()
    await kit.connect({ connectorId: "wallet" })
    kit.open()
    await modal.view("Account")
    await kit.dispose()
  })

  it("says in words which wallets are missing, were used, or claim the name of another, and of the rest nothing", async () => {
    const modal = showModal(
      fakeKit({
        state: withAll(
          withConnection({
            connectors: [
              connector("a", "Fennec"),
              connector("b", "Fennec", { clash: true }),
              connector("c", "Gone", { installed: false })
            ],
            recent: [
              { id: "a", name: "Fennec" },
              { id: "c", name: "Gone" }
            ]
          }),
          at("Connect")
        )
      })
    )
    await modal.view("Connect")
    expect(modal.all(".row").map((row) => row.innerText.split("\n").filter(Boolean))).toEqual([
      ["Gone", "Not installed"],
      ["Fennec", "Recent"],
      ["Fennec", "Another wallet uses the same name"]
    ])
  })

  it("waits before it says that there is no wallet, and offers to explain", async () => {
    const modal = showModal(fakeKit({ state: at("Connect") }))
    await modal.view("Connect")
    expect(modal.all(".skeleton").length).toBeGreaterThan(0)
    expect(modal.text()).not.toContain("No wallet")
    ;(await modal.button("What is a wallet?")).click()
    await modal.view("WhatIsAWallet")
  })

  it("says what to do where no wallet was found: install one and reload", async () => {
    const modal = showModal(fakeKit({ state: at("Connect") }))
    await modal.button("Reload the page")
    expect(modal.text()).toContain("No wallet was found in this browser.")
    expect(modal.text()).toContain("Install one or turn it on, then reload this page.")
  })

  it("says what to do on a phone: open the page in the wallet's browser, its link copied", async () => {
    const { matchMedia } = window
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      query.includes("pointer: coarse") ? { ...matchMedia("all"), matches: true } : matchMedia(query)
    )
    const written: Array<string> = []
    const write = vi.spyOn(navigator.clipboard, "writeText")
    write.mockImplementation(async (text) => void written.push(text))
    const modal = showModal(fakeKit({ state: at("Connect") }))
    ;(await modal.button("Copy the page's link")).click()
    await modal.button("Link copied")
    await eventually(() => modal.said() === "Link copied")
    expect(written).toEqual([location.href])
    expect(modal.text()).toContain("Open this page in your wallet's own browser.")
    write.mockRejectedValue(new Error("denied"))
    ;(await modal.button("Link copied")).click()
    await modal.button("Something didn't work. Try again.")
    vi.restoreAllMocks()
  })

  it("lists no wallet while a chain still looks for its own", async () => {
    const modal = showModal(
      fakeKit({ state: withAll(withWallets, withConnection({ settled: false }), at("Connect")) })
    )
    await eventually(() => modal.all(".skeleton").length > 0)
    expect(modal.all(".row-name")).toEqual([])
    expect(await modal.button("Fennec")).toBeDefined()
    expect(modal.all(".skeleton")).toEqual([])
  })

  it("a wallet that comes late is below the others and moves none of them; it has its place the next time", async () => {
    await page.viewport(800, 600)
    const { kit } = makeTestKit()
    const modal = showModal(kit)
    kit.open()
    await modal.button("Wallet")
    const dialog = await modal.dialog()
    await eventually(() => dialog.hasAttribute("data-steady"))
    const top = () => modal.one(".row")!.getBoundingClientRect().top
    const names = () => modal.all(".row-name").map((name) => name.textContent)
    const before = { top: top(), height: dialog.offsetHeight }

    await kit.use(lateWallets(["Aardvark", "Bee"]))
    await eventually(() => names().length === 3)
    await eventually(() => dialog.offsetHeight >= before.height + 2 * 60)
    expect(names()).toEqual(["Wallet", "Aardvark", "Bee"])
    expect(top()).toBe(before.top)
    expect(dialog.getBoundingClientRect().bottom).toBeLessThan(innerHeight)

    kit.close()
    await eventually(() => names().length === 0)
    kit.open()
    await eventually(() => names().length === 3)
    expect(names()).toEqual(["Aardvark", "Bee", "Wallet"])
    await kit.dispose()
  })

  it("a wallet that comes late does not move the other ways to connect", async () => {
    const { kit } = makeTestKit()
    await kit.use(
      definePlugin({
        id: "mail",
        fills: [
          fillSlot(connectMethods, {
            id: "mail",
            method: "email",
            height: 48,
            load: async () => ({ default: () => <button type="button">E-mail</button> })
          })
        ],
        setup: () => {}
      })
    )
    const modal = showModal(kit)
    const lines = () => modal.text().split("\n").filter(Boolean)
    kit.open()
    await modal.button("E-mail")
    await modal.button("Wallet")
    await kit.use(lateWallets(["Bee"]))
    await modal.button("Bee")
    expect(lines()).toEqual(["E-mail", "or", "Wallet", "Bee"])
    kit.close()
    await eventually(() => lines().length === 0)
    kit.open()
    await modal.button("E-mail")
    expect(lines()).toEqual(["Bee", "Wallet", "or", "E-mail"])
    await kit.dispose()
  })

  it("shows that the engine did not load, and loads it again", async () => {
    const ready = vi.fn(failure("ENGINE_LOAD_FAILED"))
    const modal = showModal(
      fakeKit({ state: withAll(withConnection({ settled: false }), at("Connect")), ready })
    )
    ;(await modal.button("Try again")).click()
    await eventually(() => ready.mock.calls.length === 2)
  })

  it("S2.13 in part: puts other ways after the wallets where one is installed, with a line between", async () => {
    const block = (name: string) => () => <button type="button">{name}</button>
    const fillings = [
      fillSlot(connectMethods, {
        id: "s",
        method: "social",
        height: 48,
        load: async () => ({ default: block("Social") })
      }),
      fillSlot(connectMethods, {
        id: "e",
        method: "email",
        height: 48,
        load: async () => ({ default: block("E-mail") })
      }),
      fillSlot(connectMethods, {
        id: "x",
        method: "email",
        height: 48,
        when: () => false,
        load: () => Promise.reject(new Error())
      })
    ]
    const modal = showModal(
      fakeKit({ state: withAll(withWallets, withFillings(...fillings), at("Connect")) })
    )
    await modal.button("Social")
    await modal.button("E-mail")
    expect(modal.text().split("\n").filter(Boolean).slice(-3)).toEqual(["or", "E-mail", "Social"])
  })

  it("T02 shows hostile names as text, and loads no image of a strange scheme", async () => {
    const reached = vi.fn()
    Object.assign(window, { reached })
    const modal = showModal(
      fakeKit({
        state: withAll(
          withConnection({
            connectors: [
              connector("markup", "<img src=x onerror=reached()><script>reached()</script>", {
                icon: "javascript:reached()"
              }),
              connector("svg", "Vector", {
                icon: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" onload="reached()"><script>reached()</script></svg>')}`
              }),
              connector("html", "Page", { icon: "data:text/html,<script>reached()</script>" }),
              connector("css", "Style", { icon: "x); background: url(javascript:reached()" })
            ]
          }),
          at("Connect")
        )
      })
    )
    await modal.view("Connect")
    await eventually(() => modal.all<HTMLImageElement>(".rows img").every(({ complete }) => complete))
    await frames()
    expect(modal.all(".row-name").map((name) => name.textContent)).toContain(
      "<img src=x onerror=reached()><script>reached()</script>"
    )
    expect(
      modal.all(".rows img").every((image) => /^(data:image\/|x\))/.test(image.getAttribute("src")!))
    ).toBe(true)
    expect(modal.root.querySelector("script, .row-name img")).toBeNull()
    expect(reached).not.toHaveBeenCalled()
  })

  it("never shows a broken image: a letter takes its place", async () => {
    const modal = showModal(
      fakeKit({
        state: withAll(
          withConnection({ connectors: [connector("a", "Fennec", { icon: "data:image/png;base64,AA" })] }),
          at("Connect")
        )
      })
    )
    const tile = await eventually(() => modal.one(".icon[data-letter]"))
    expect(getComputedStyle(tile, "::before").content).toBe('"F"')
    expect(tile).toMatchObject({ textContent: "", ariaHidden: "true" })
  })

  it("cuts a name of 64 characters and shows it whole while it has the focus", async () => {
    const name = "W".repeat(64)
    const modal = showModal(
      fakeKit({ state: withAll(withConnection({ connectors: [connector("w", name)] }), at("Connect")) })
    )
    const row = await modal.button(name)
    const text = row.querySelector<HTMLElement>(".row-name")!
    const { userEvent } = await import("vitest/browser")
    await parkPointer()
    expect(row.offsetHeight).toBe(56)
    expect(text.scrollWidth).toBeGreaterThan(text.clientWidth)
    modal.one("h1")!.focus()
    await userEvent.keyboard("{Tab}{Tab}")
    expect(modal.focused()).toBe(row)
    expect(text.scrollWidth).toBe(text.clientWidth)
  })

  it("has names next to their icons in a language of the other direction, wrapped ones too", async () => {
    await page.viewport(360, 700)
    const name = "Wallet ".repeat(9)
    const kit = fakeKit({
      state: withAll(withConnection({ connectors: [connector("w", name)] }), at("Connect"))
    })
    const modal = showModal(kit, { locale: "ar" })
    await modal.view("Connect")
    const text = modal.one(".row-name")!
    const endOfName = () => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return Math.min(...[...range.getClientRects()].map(({ right }) => right))
    }
    text.style.whiteSpace = "normal"
    const icon = modal.one(".icon")!.getBoundingClientRect()
    expect(icon.left - endOfName()).toBeLessThan(24)
    await page.viewport(800, 600)
  })
})

describe("wallets behind a button", () => {
  const email = fillSlot(connectMethods, {
    id: "e",
    method: "email",
    height: 48,
    load: async () => ({ default: () => <button type="button">E-mail</button> })
  })
  const open = async (
    features: Parameters<typeof withFeatures>[0],
    ...fillings: ReadonlyArray<SlotFilling>
  ) => {
    const kit = fakeKit({
      state: withAll(withWallets, withFeatures(features), withFillings(...fillings), at("Connect"))
    })
    const modal = showModal(kit)
    await modal.view("Connect")
    return { ...modal, kit }
  }
  const has = (modal: { readonly text: () => string }, text: string) => modal.text().includes(text)

  it.each([{ collapseWallets: true }, { emailShowWallets: false }])(
    "S2.13 in part: where there is another way and the app says %o; the button leads to them alone",
    async (features) => {
      const modal = await open(features, email)
      await modal.button("E-mail")
      expect(has(modal, "Fennec")).toBe(false)
      ;(await modal.button("Continue with a wallet")).click()
      await modal.button("Fennec")
      await eventually(() => !has(modal, "E-mail"))
      modal.kit.navigation.goBack()
      await modal.button("E-mail")
      await eventually(() => !has(modal, "Fennec"))
    }
  )

  it("not where there is no other way, or the app does not say so", async () => {
    const alone = await open({ collapseWallets: true })
    await alone.button("Fennec")
    const both = await open({}, email)
    await both.button("Fennec")
    await both.button("E-mail")
    expect([has(alone, "Continue"), has(both, "Continue")]).toEqual([false, false])
  })
})

describe("the app's terms", () => {
  const app = { termsUrl: "https://shop.test/terms", privacyUrl: "https://shop.test/privacy" }
  const links = (modal: Pick<ReturnType<typeof showModal>, "all">) =>
    modal.all<HTMLAnchorElement>(".legal a").map(({ textContent, href }) => [textContent, href])
  const open = async (own: object, features: Parameters<typeof withFeatures>[0] = {}) => {
    const kit = fakeKit({ app: own, state: withAll(withWallets, withFeatures(features), at("Connect")) })
    const modal = showModal(kit)
    await modal.view("Connect")
    await modal.button("Fennec")
    return { ...modal, kit }
  }

  it("are linked below the ways to connect, in a tab of their own", async () => {
    const modal = await open(app)
    expect(links(modal)).toEqual([
      ["Terms of service", app.termsUrl],
      ["Privacy policy", app.privacyUrl]
    ])
    const [first] = modal.all<HTMLAnchorElement>(".legal a")
    expect([first!.target, first!.rel]).toEqual(["_blank", "noopener noreferrer"])
    expect(modal.one<HTMLElement>(".connect-blocks")!.inert).toBe(false)
  })

  it("T03 in part: are not there where the app names none, or no plain web address", async () => {
    expect((await open({})).one(".legal")).toBeUndefined()
    const modal = await open({ termsUrl: "javascript:alert(1)", privacyUrl: app.privacyUrl })
    expect(links(modal)).toEqual([["Privacy policy", app.privacyUrl]])
    expect(
      (await open({ termsUrl: "data:text/html,x" }, { legalCheckbox: true })).one(".legal")
    ).toBeUndefined()
  })

  it("have to be accepted where the app says so, once; until then nothing can be chosen", async () => {
    const modal = await open(app, { legalCheckbox: true })
    const box = modal.one<HTMLInputElement>(".legal input")!
    const ways = () => modal.one<HTMLElement>(".connect-blocks")!
    expect(ways().inert).toBe(true)
    expect(modal.one("label")!.textContent).toBe("I accept:")
    box.focus()
    await userEvent.keyboard(" ")
    expect([box.checked, ways().inert]).toEqual([true, false])
    ;(await modal.button("Fennec")).click()
    await modal.view("Connecting")
    modal.kit.navigation.goBack()
    await modal.view("Connect")
    await eventually(() => modal.one<HTMLInputElement>(".legal input")?.checked)
    expect(ways().inert).toBe(false)
    modal.one<HTMLInputElement>(".legal input")!.click()
    await eventually(() => ways().inert)
  })
})
