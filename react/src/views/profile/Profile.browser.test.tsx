import type { KitState } from "@latchkey/core"
import { page } from "vitest/browser"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../../tests/gallery/page/fakeKit.ts"
import {
  at,
  connection,
  connected,
  otherAddress,
  wallets,
  withAll,
  withConnection,
  withSecondConnection,
  withSecondNamespace
} from "../../../../tests/gallery/page/world.ts"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"

const two = withConnection({
  connections: {
    one: [
      connection(wallets[0]!),
      connection(wallets[1]!, { accounts: [{ namespace: "one", address: otherAddress, type: "eoa" }] })
    ]
  }
})

afterEach(() => page.viewport(800, 600))

describe("Profile", () => {
  it("shows each wallet's account, the current one marked; uses another, disconnects one or all", async () => {
    const kit = fakeKit({ state: withAll(connected(), two, at("Profile", {}, ["Account"])) })
    const switchConnection = vi.fn(() => Promise.resolve())
    const disconnect = vi.fn(() => Promise.resolve())
    const modal = showModal({ ...kit, switchConnection, disconnect })
    await modal.view("Profile")
    expect(modal.all(".row").map((row) => row.ariaCurrent)).toEqual(["true", null])
    ;(await modal.button("Tidewater")).click()
    expect(switchConnection).toHaveBeenCalledWith({ namespace: "one", connectorId: "tide.test" })
    await eventually(() => modal.said() === "Wallet switched")
    ;(await modal.button("Disconnect Fennec")).click()
    expect(disconnect).toHaveBeenLastCalledWith({ namespace: "one", connectorId: "fox.test" })
    ;(await modal.button("Disconnect all")).click()
    expect(disconnect).toHaveBeenLastCalledWith()
  })

  it("shows what the app calls an account, beside its address", async () => {
    const labelled = (state: KitState): KitState => {
      const one = state.account["one"]!
      const addressLabels = new Map([[one.address!, "Savings"]])
      return { ...state, account: { ...state.account, one: { ...one, addressLabels } } }
    }
    const modal = showModal(
      fakeKit({ state: withAll(connected(), two, at("Profile", {}, ["Account"]), labelled) })
    )
    await modal.view("Profile")
    const details = modal.all(".row-detail").map((detail) => detail.innerText)
    expect(details[0]).toMatch(/^Savings\s*\S+/)
    expect(details[1]).not.toContain("Savings")
  })

  it.each(["en", "ar"])(
    "in %s cuts what the app calls an account at its end, and never the address beside it",
    async (locale) => {
      await page.viewport(360, 700)
      const labelled = (state: KitState): KitState => {
        const one = state.account["one"]!
        const addressLabels = new Map([
          [one.address!, "The honourable company of merchants trading to the North"]
        ])
        return { ...state, account: { ...state.account, one: { ...one, addressLabels } } }
      }
      const modal = showModal(
        fakeKit({ state: withAll(connected(), two, at("Profile", {}, ["Account"]), labelled) }),
        { locale }
      )
      await modal.view("Profile")
      const detail = modal.one(".two-part-detail")!
      const label = detail.querySelector("bdi")!
      expect(label.scrollWidth).toBeGreaterThan(label.clientWidth)
      expect(getComputedStyle(label).direction).toBe("ltr")
      const whole = detail.querySelector(".two-part-whole")!
      expect(whole.textContent).toContain("…")
      expect(whole.scrollWidth).toBe(Math.round(whole.getBoundingClientRect().width))
      const { left, right } = whole.getBoundingClientRect()
      const row = detail.closest(".row-text")!.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(row.left)
      expect(right).toBeLessThanOrEqual(row.right)
    }
  )

  it("tells when a wallet could not be switched to", async () => {
    const kit = fakeKit({ state: withAll(connected(), two, at("Profile", {}, ["Account"])) })
    const switchConnection = () => Promise.reject(Object.assign(new Error(), { code: "NOT_CONNECTED" }))
    const modal = showModal({ ...kit, switchConnection })
    ;(await modal.button("Tidewater")).click()
    await eventually(() => modal.one(".toast")?.innerText.includes("Connect a wallet first."))
  })

  it("shows the wallets of each namespace; the one of another namespace leads to its account", async () => {
    const kit = fakeKit({
      state: withAll(connected(), withSecondNamespace, withSecondConnection, at("Profile", {}, ["Account"]))
    })
    const showAccount = vi.fn(kit.showAccount)
    const switchConnection = vi.fn(() => Promise.resolve())
    const modal = showModal({ ...kit, showAccount, switchConnection })
    await modal.view("Profile")
    expect(modal.all("h2").map((title) => title.textContent)).toEqual(["First networks", "Second networks"])
    const rows = modal.all(".row")
    await modal.button("Disconnect Fennec (Second networks)")
    await modal.button("Disconnect all")
    expect(rows.map((row) => row.ariaCurrent)).toEqual(["true", null])
    rows[1]!.click()
    expect(showAccount).toHaveBeenCalledWith({ namespace: "two" })
    expect(switchConnection).not.toHaveBeenCalled()
    expect(kit.getSnapshot().navigation.stack.map(({ view }) => view)).toEqual(["Account"])
  })

  it("S4.29 in part: has a tab for each namespace where one has several wallets, the shown one's first", async () => {
    const modal = showModal(
      fakeKit({
        state: withAll(
          connected(),
          two,
          withSecondNamespace,
          withSecondConnection,
          at("Profile", {}, ["Account"])
        )
      })
    )
    await modal.view("Profile")
    const tabs = () => modal.all("[role=tab]").map(({ innerText, ariaSelected }) => [innerText, ariaSelected])
    const rows = () => modal.all(".row").map((row) => row.querySelector(".row-name")?.textContent)
    expect(tabs()).toEqual([
      ["First networks", "true"],
      ["Second networks", "false"]
    ])
    expect(rows()).toEqual(["Fennec", "Tidewater"])
    modal.all("[role=tab]")[1]!.click()
    await eventually(() => rows().length === 1)
    expect(tabs().map(([, selected]) => selected)).toEqual(["false", "true"])
    await modal.button("Disconnect Fennec (Second networks)")
    expect(modal.all("[role=tabpanel]")).toHaveLength(1)
  })
})
