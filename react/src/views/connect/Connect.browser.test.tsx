import { page } from "vitest/browser"
import { fillSlot } from "@latchkey/core"
import { describe, expect, it, vi } from "vitest"
import { fakeKit, failure } from "../../../../tests/gallery/page/fakeKit.ts"
import {
  at,
  connector,
  withAll,
  withConnection,
  withFillings,
  withWallets
} from "../../../../tests/gallery/page/world.ts"
import { eventually, showModal, wait } from "../../../../tests/support/showModal.ts"
import { makeTestKit } from "../../../../tests/support/testKit.ts"
import { connectMethods } from "../../slots/connectMethods.ts"

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

  it("says in words which wallets are here, were used, or claim the name of another", async () => {
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
      ["Fennec", "Another wallet uses the same name", "Installed"]
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

  it("shows that the engine did not load, and loads it again", async () => {
    const ready = vi.fn(failure("ENGINE_LOAD_FAILED"))
    const modal = showModal(
      fakeKit({ state: withAll(withConnection({ settled: false }), at("Connect")), ready })
    )
    ;(await modal.button("Try again")).click()
    await eventually(() => ready.mock.calls.length === 2)
  })

  it("S2.13 puts other ways after the wallets where one is installed, with a line between", async () => {
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
    await wait(100)
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
    expect(row.offsetHeight).toBe(56)
    expect(text.scrollWidth).toBeGreaterThan(text.clientWidth)
    modal.one("h1")!.focus()
    const { userEvent } = await import("vitest/browser")
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
