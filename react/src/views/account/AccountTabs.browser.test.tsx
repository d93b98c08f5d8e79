import { fillSlot } from "@latchkey/core"
import { page, userEvent } from "vitest/browser"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../../tests/gallery/page/fakeKit.ts"
import {
  at,
  connected,
  withAll,
  withFillings,
  withSecondConnection,
  withSecondNamespace
} from "../../../../tests/gallery/page/world.ts"
import { expectErrors } from "../../../../tests/support/expectErrors.ts"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"
import { accountTabs, type AccountTab } from "../../slots/accountTabs.ts"

const Part = ({ id }: { readonly id: string }) => <p className="part">{`What ${id} shows`}</p>

const tab = (id: string, more: Partial<AccountTab> = {}) => {
  const load = vi.fn(async () => ({ default: () => <Part id={id} /> }))
  return { load, filling: fillSlot(accountTabs, { id, title: { en: id, de: `${id}!` }, load, ...more }) }
}
const three = () => [tab("tea"), tab("mate"), tab("cocoa")] as const

const open = async (
  tabs: ReadonlyArray<{ readonly filling: ReturnType<typeof fillSlot> }>,
  properties: Parameters<typeof showModal>[1] = {},
  overrides: object = {}
) => {
  const state = withAll(connected(), withFillings(...tabs.map(({ filling }) => filling)), at("Account"))
  const kit = { ...fakeKit({ state }), ...overrides }
  const modal = showModal(kit, properties)
  await modal.view("Account")
  const names = () => modal.all("[role=tab]").map(({ textContent }) => textContent)
  const chosen = () => modal.one("[role=tab][aria-selected=true]")?.textContent
  const part = (id: string) => eventually(() => modal.one(".part")?.textContent === `What ${id} shows`)
  return { kit, modal, names, chosen, part }
}

afterEach(() => page.viewport(800, 600))

describe("tabs of the account view", () => {
  it("are not there without a feature that fills the slot", async () => {
    const { modal } = await open([])
    expect(modal.one(".account-tabs")).toBeUndefined()
  })

  it("one alone is a section with a heading, and no tab", async () => {
    const { modal, part } = await open([tab("tea")])
    await part("tea")
    const section = modal.one("section.account-tabs")!
    const heading = modal.one(".account-tabs h2")!
    expect(heading.textContent).toBe("tea")
    expect(section.getAttribute("aria-labelledby")).toBe(heading.id)
    expect(modal.all("[role=tablist], [role=tab], [role=tabpanel]")).toEqual([])
  })

  it("S2.08 in part: several are tabs in their order, of which the first is shown", async () => {
    const { modal, names, chosen, part } = await open([
      tab("last"),
      tab("second", { order: 2 }),
      tab("first", { order: 1 })
    ])
    expect(names()).toEqual(["first", "second", "last"])
    expect(chosen()).toBe("first")
    await part("first")
    const panel = modal.one("[role=tabpanel]")!
    const [shown, ...others] = modal.all("[role=tab]")
    expect(panel.getAttribute("aria-labelledby")).toBe(shown!.id)
    expect(shown!.getAttribute("aria-controls")).toBe(panel.id)
    expect([shown, ...others].map((element) => element!.tabIndex)).toEqual([0, -1, -1])
    expect(panel.tabIndex).toBe(0)
  })

  it("stand below what can be done, and above the wallets and the end of the connection", async () => {
    const { modal, part } = await open([tab("tea")])
    await part("tea")
    const tops = [".account-summary", ".account-tabs", ".row-group", ".account-end"].map(
      (part) => modal.one(part)!.getBoundingClientRect().top
    )
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  })

  it("are named in the language of the modal", async () => {
    const { names } = await open(three(), { locale: "de" })
    expect(names()).toEqual(["tea!", "mate!", "cocoa!"])
  })

  it("are not there where the account has not what they need", async () => {
    const { names } = await open(
      [...three(), tab("off", { when: () => false }), tab("unable", { capability: "flying" })],
      {},
      { hasCapability: (name: string) => name !== "flying" }
    )
    expect(names()).toEqual(["tea", "mate", "cocoa"])
  })

  it.each([
    ["en", "{ArrowRight}", "{ArrowLeft}"],
    ["ar", "{ArrowLeft}", "{ArrowRight}"]
  ])(
    "in %s %s leads to the next, round the end, and Home and End to the ends",
    async (locale, next, back) => {
      const { modal, names, chosen } = await open(three(), { locale })
      const press = async (key: string) => {
        await userEvent.keyboard(key)
        return [chosen(), modal.focused()?.textContent]
      }
      modal.one("[role=tab]")!.focus()
      const [first, second, third] = names()
      expect(await press(next)).toEqual([second, second])
      expect(await press(next)).toEqual([third, third])
      expect(await press(next)).toEqual([first, first])
      expect(await press(back)).toEqual([third, third])
      expect(await press("{Home}")).toEqual([first, first])
      expect(await press("{End}")).toEqual([third, third])
      expect(await press("{ArrowDown}")).toEqual([third, third])
      expect(modal.all("[role=tab]").map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
      await userEvent.keyboard("{Tab}")
      expect(modal.focused()).toBe(modal.one("[role=tabpanel]"))
      await userEvent.keyboard("{Shift>}{Tab}{/Shift}")
      expect(modal.focused()?.textContent).toBe(third)
    }
  )

  it("S2.07 in part: a part is loaded when its tab is chosen, and once", async () => {
    const [tea, mate, cocoa] = three()
    const { modal, part } = await open([tea, mate, cocoa])
    await part("tea")
    expect([tea, mate, cocoa].map(({ load }) => load.mock.calls.length)).toEqual([1, 0, 0])
    ;(await modal.button("mate")).click()
    await part("mate")
    ;(await modal.button("tea")).click()
    await part("tea")
    ;(await modal.button("mate")).click()
    await part("mate")
    expect([tea, mate, cocoa].map(({ load }) => load.mock.calls.length)).toEqual([1, 1, 0])
  })

  it("S3.01 in part: the chosen one is a part of the account's state, and shown again when the view is", async () => {
    const { kit, modal, chosen, part } = await open(three())
    ;(await modal.button("cocoa")).click()
    await part("cocoa")
    expect(kit.getSnapshot().account["one"]?.currentTab).toBe(2)
    kit.navigation.push("Profile")
    await modal.view("Profile")
    kit.navigation.goBack()
    await modal.view("Account")
    expect(chosen()).toBe("cocoa")
    await part("cocoa")
  })

  it("a tab that there is no more leaves the first", async () => {
    const { kit, chosen } = await open(three())
    kit.setCurrentTab({ namespace: "one", tab: 7 })
    await eventually(() => chosen() === "tea")
  })

  it("while a part loads, its place is as high as it says, and what is above it stays where it is", async () => {
    let arrive: (() => void) | undefined
    const load = () =>
      new Promise<{ default: () => React.JSX.Element }>((resolve) => {
        arrive = () => resolve({ default: () => <div className="part" style={{ blockSize: "321px" }} /> })
      })
    const skeleton = () => <div className="own-skeleton" style={{ blockSize: "321px" }} />
    const { modal } = await open([tab("tea", { load, skeleton })])
    const own = await eventually(() => modal.one(".own-skeleton"))
    expect(own.closest("[aria-busy]")?.textContent).toContain("Loading")
    const disconnect = await modal.button("Disconnect")
    const place = () => [disconnect.offsetTop, modal.one(".view-content")!.scrollHeight]
    const before = place()
    arrive?.()
    await eventually(() => modal.one(".part"))
    expect(modal.one(".own-skeleton")).toBeUndefined()
    expect(place()).toEqual(before)
  })

  it("a part that does not load says so and is tried again, while the rest of the account stays", async () => {
    let fails = true
    const load = vi.fn(async () => {
      if (fails) throw new TypeError("Failed to fetch")
      return { default: () => <Part id="tea" /> }
    })
    const { modal, part } = await open([tab("tea", { load })])
    await eventually(() => modal.text().includes("This part didn't load"))
    expect(modal.text()).toContain("Connected wallets")
    fails = false
    ;(await modal.button("Try again")).click()
    await part("tea")
    expect(load).toHaveBeenCalledTimes(2)
  })

  it("a part that breaks while it is drawn takes nothing else along", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {})
    expectErrors()
    const Broken = () => {
      throw new Error("broken")
    }
    const { modal, part } = await open([tab("bad", { load: async () => ({ default: Broken }) }), tab("tea")])
    await eventually(() => modal.text().includes("This part didn't load"))
    ;(await modal.button("tea")).click()
    await part("tea")
    vi.restoreAllMocks()
  })

  it("of a view that was opened for a namespace are about that one", async () => {
    const setCurrentTab = vi.fn()
    const state = withAll(
      connected(),
      withSecondNamespace,
      withSecondConnection,
      withFillings(...three().map(({ filling }) => filling), tab("water", { capability: "here" }).filling),
      at("Account"),
      (before) => ({ ...before, navigation: { ...before.navigation, namespace: "two" } })
    )
    const modal = showModal({
      ...fakeKit({ state }),
      setCurrentTab,
      hasCapability: (_, namespace) => namespace === "two"
    })
    await modal.view("Account")
    ;(await modal.button("cocoa")).click()
    expect(setCurrentTab).toHaveBeenCalledWith({ namespace: "two", tab: 2 })
    expect(modal.all("[role=tab]").map(({ textContent }) => textContent)).toContain("water")
  })

  it("fit into a screen of 360 px, with long names too", async () => {
    await page.viewport(360, 700)
    const long = "Everything that this account has ever done anywhere"
    const { modal } = await open([tab("tea"), tab("mate"), tab("long", { title: { en: long } })])
    const view = modal.one(".view:not([inert])")!
    expect(view.scrollWidth).toBeLessThanOrEqual(view.clientWidth)
    for (const element of modal.all("[role=tab]")) {
      const { left, right, height } = element.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(16)
      expect(right).toBeLessThanOrEqual(344)
      expect(Math.round(height)).toBeGreaterThanOrEqual(40)
    }
  })
})
