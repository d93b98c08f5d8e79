import { fillSlot } from "@latchkey/core"
import { describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { at, connected, withAll, withConnection, withFillings } from "../../../tests/gallery/page/world.ts"
import { expectErrors } from "../../../tests/support/expectErrors.ts"
import { eventually, showModal } from "../../../tests/support/showModal.ts"
import { views, type ViewDeclaration } from "../slots/views.ts"

const withView = (declaration: Partial<ViewDeclaration>) =>
  fakeKit({
    state: withAll(
      connected(),
      withFillings(
        fillSlot(views, {
          id: "plugin/View",
          title: { en: "A view", ar: "عرض" },
          load: () => new Promise(() => {}),
          ...declaration
        })
      ),
      at("plugin/View", { amount: 5 }, ["Account"])
    )
  })

describe("a view that nobody has", () => {
  it("offers the way back, and the developer is told of it", async () => {
    const kit = {
      ...fakeKit({ state: withAll(connected(), at("Nonsense", {}, ["Account"])) }),
      tell: vi.fn(async () => {})
    }
    const modal = showModal(kit)
    await eventually(() => modal.text().includes("isn't installed"))
    expect(modal.heading()).toBe("Nothing here")
    await eventually(() => kit.tell.mock.calls.length > 0)
    expect(kit.tell.mock.calls.flat()).toEqual([
      expect.objectContaining({
        code: "VIEW_UNKNOWN",
        message: 'No installed plugin has a view "Nonsense".'
      })
    ])
    ;(await modal.button("Back")).click()
    await modal.view("Account")
  })
})

describe("a plugin's view", () => {
  it("that comes late takes the place of the one that says that nobody has it", async () => {
    const without = fakeKit({ state: withAll(connected(), at("plugin/View", { amount: 5 }, ["Account"])) })
    const withIt = withView({ load: async () => ({ default: () => <p>Here I am</p> }) })
    let state = without.getSnapshot()
    const listeners = new Set<() => void>()
    const kit = {
      ...without,
      tell: async () => {},
      getSnapshot: () => state,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      }
    }
    const modal = showModal(kit)
    await eventually(() => modal.text().includes("isn't installed"))
    state = withIt.getSnapshot()
    for (const listener of listeners) listener()
    await eventually(() => modal.text().includes("Here I am"))
    expect(modal.text()).not.toContain("isn't installed")
  })

  it("S2.07 in part: is loaded when it is first shown, once, with its parameters and its heading", async () => {
    const load = vi.fn(async () => ({
      default: ({ params }: { params: object }) => <p>{JSON.stringify(params)}</p>
    }))
    const kit = withView({ load })
    const modal = showModal(kit)
    expect(modal.one(".skeleton")).toBeUndefined()
    await eventually(() => modal.text().includes('{"amount":5}'))
    expect(modal.heading()).toBe("A view")
    kit.navigation.goBack()
    await modal.view("Account")
    kit.navigation.push("plugin/View")
    await modal.view("plugin/View")
    expect(load).toHaveBeenCalledOnce()
  })

  it("is announced as loading meanwhile", async () => {
    const modal = showModal(withView({}))
    const busy = await eventually(() => modal.one('.view-content > [aria-busy="true"]'))
    expect(busy.textContent).toContain("Loading")
  })

  it("says that it did not load, and loads again when asked", async () => {
    const load = vi.fn<ViewDeclaration["load"]>(() => Promise.reject(new Error("offline")))
    const modal = showModal(withView({ load }))
    const again = await modal.button("Try again")
    await eventually(() => modal.said() === "This part didn't load")
    load.mockImplementation(async () => ({ default: () => <p>Here</p> }))
    again.click()
    await eventually(() => modal.text() === "Here")
  })

  it("takes nothing but itself down when it fails while drawing", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {})
    expectErrors()
    let broken = true
    const Broken = () => {
      if (broken) throw new Error("a bug")
      return <p>Mended</p>
    }
    const modal = showModal(withView({ load: async () => ({ default: Broken }) }))
    const again = await modal.button("Try again")
    expect(modal.heading()).toBe("A view")
    broken = false
    again.click()
    await eventually(() => modal.text() === "Mended")
    vi.restoreAllMocks()
  })

  it("may go back in its own way", async () => {
    const onBack = vi.fn()
    const kit = withView({ onBack })
    const modal = showModal(kit)
    ;(await modal.button("Back")).click()
    expect(onBack).toHaveBeenCalledWith({ kit, params: { amount: 5 } })
    expect(modal.heading()).toBe("A view")
  })

  it("that nobody brings is told, with the way back", async () => {
    const modal = showModal(fakeKit({ state: withAll(connected(), at("nowhere", {}, ["Account"])) }))
    ;(await modal.button("Back")).click()
    await modal.view("Account")
  })

  it("one that a plugin may still bring is waited for, until all have started", async () => {
    const waiting = withAll(connected(), withConnection({ settled: false }), at("nowhere", {}, ["Account"]))
    const modal = showModal(fakeKit({ state: waiting }))
    expect((await eventually(() => modal.one("[aria-busy=true]"))).textContent).toContain("Loading")
    expect(modal.heading()).toBe("Loading")
  })
})
