import type { KitState, OnrampPurchases } from "@latchkey/core"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../../../tests/gallery/page/fakeKit.ts"
import { at, connected, withAll, withFillings } from "../../../../../tests/gallery/page/world.ts"
import { eventually, showModal } from "../../../../../tests/support/showModal.ts"
import { emptyState } from "../../OnrampState.ts"
import { moduleWithViews } from "../opened.ts"
import { viewIds } from "../viewIds.ts"

const provider = { id: "shop", title: "Corner Shop" }
const bought = (status: "pending" | "success"): OnrampPurchases => ({
  list: [{ provider, id: "1", status }],
  unread: []
})

/** Opens the list with what was read last, and answers with what it waits four seconds for. */
const open = async (value: OnrampPurchases) => {
  const timers = vi.spyOn(globalThis, "setTimeout")
  const purchases = vi.fn(async () => {})
  const kit = fakeKit({
    state: withAll(
      connected(),
      withFillings(...moduleWithViews({}).fills),
      (state) => ({ ...state, onramp: { ...emptyState, purchases: { status: "ready", value } } }) as KitState,
      at(viewIds.purchases)
    ),
    apis: { onramp: { purchases } }
  })
  const modal = showModal(kit, {})
  await modal.view(viewIds.purchases)
  await eventually(() => purchases.mock.calls.length > 0)
  const awaited = timers.mock.calls
    .filter(([, millis]) => millis === 4_000)
    .map(([wake]) => wake as () => void)
  return { modal, purchases, awaited }
}

afterEach(() => vi.restoreAllMocks())

describe("the list of purchases", () => {
  it("is asked for when it opens, and not again if nothing is on its way", async () => {
    const { modal, purchases, awaited } = await open(bought("success"))
    expect(modal.text()).toContain("Sent")
    expect(purchases).toHaveBeenCalledOnce()
    expect(awaited).toEqual([])
  })

  it.each([
    ["something is on its way", bought("pending"), "On its way"],
    ["a provider did not answer", { ...bought("success"), unread: ["Harbour"] }, "Harbour didn't answer."]
  ])("is asked for again after four seconds while %s", async (_, value, text) => {
    const { modal, purchases, awaited } = await open(value)
    expect(modal.text()).toContain(text)
    expect(awaited).toHaveLength(1)
    awaited[0]!()
    expect(purchases).toHaveBeenCalledTimes(2)
  })
})
