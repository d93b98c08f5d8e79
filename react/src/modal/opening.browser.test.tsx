import { fillSlot, type KitState } from "@latchkey/core"
import { page } from "vitest/browser"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { connected, withAll, withFillings, withWallets } from "../../../tests/gallery/page/world.ts"
import { eventually, showModal } from "../../../tests/support/showModal.ts"
import { accountActions } from "../slots/accountActions.ts"
import { views } from "../slots/views.ts"
import { builtInViews } from "../views/index.ts"

beforeEach(() => page.viewport(800, 800))
afterEach(() => page.viewport(800, 600))

/** The height of the open card in every frame from now on; `frames` resolves when so many more have passed. */
const watch = (root: ShadowRoot) => {
  const heights: Array<number> = []
  const wanted: Array<{ readonly count: number; readonly done: () => void }> = []
  let isWatching = true
  const look = () => {
    const card = root.querySelector("dialog")
    if (card?.open === true) heights.push(card.offsetHeight)
    for (const { count, done } of wanted) if (heights.length >= count) done()
    if (isWatching) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  return {
    frames: (more: number) =>
      new Promise<void>((done) => void wanted.push({ count: heights.length + more, done })),
    end: () => {
      isWatching = false
      return [...new Set(heights)]
    }
  }
}

// More than the 150 ms of a change of height.
const SETTLED = 20

/** The view of a built-in name, whose module comes when it is released. */
const heldBack = (id: string) => {
  const view = builtInViews.find((candidate) => candidate.id === id)!
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  return { release, filling: fillSlot(views, { ...view, load: () => released.then(view.load) }) }
}

const actions = (count: number) =>
  withFillings(
    ...Array.from({ length: count }, (_, index) =>
      fillSlot(accountActions, {
        id: `action-${index}`,
        feature: "receive",
        label: { en: `Action ${index}` },
        icon: "M10 4v9M6 9.5l4 4 4-4M4 16.5h12",
        view: "nowhere"
      })
    )
  )

describe("a card that opens", () => {
  it("has its height in each of its frames, the first time and again", async () => {
    const kit = fakeKit({ state: withWallets })
    const modal = showModal(kit)
    await modal.dialog()
    for (let time = 0; time < 2; time++) {
      const seen = watch(modal.root)
      kit.open({ view: "Connect" })
      await modal.view("Connect")
      await seen.frames(SETTLED)
      const heights = seen.end()
      expect(heights).toEqual([modal.one("dialog")!.offsetHeight])
      expect(heights[0]).toBeGreaterThan(250)
      kit.close()
      await eventually(() => modal.one(".card-body") === undefined)
    }
  })

  it("has its height in each frame where it is made for an open kit", async () => {
    const kit = fakeKit({ state: withWallets })
    kit.open({ view: "Connect" })
    const modal = showModal(kit)
    const seen = watch(modal.root)
    await modal.view("Connect")
    await seen.frames(SETTLED)
    expect(seen.end()).toHaveLength(1)
  })

  it.each<[string, (state: KitState) => KitState]>([
    ["no actions", (state) => state],
    ["two actions", actions(2)],
    ["five actions", actions(5)]
  ])("shows Account for the first time in its final height: %s", async (_, change) => {
    const { release, filling } = heldBack("Account")
    const kit = fakeKit({ state: withAll(connected(), change, withFillings(filling)) })
    const modal = showModal(kit)
    await modal.dialog()
    const seen = watch(modal.root)
    kit.open()
    await eventually(() => modal.one(".skeleton"))
    await seen.frames(SETTLED)
    expect(modal.one(".account-face")).toBeUndefined()
    release()
    await eventually(() => modal.one(".account-face"))
    await seen.frames(SETTLED)
    expect(seen.end()).toEqual([modal.one("dialog")!.offsetHeight])
  })

  it("shows Account in its final height where the account has a name, or its balance is being read", async () => {
    for (const account of [{ profileName: "harbour.eth" }, { balanceLoading: true }]) {
      const { release, filling } = heldBack("Account")
      const kit = fakeKit({ state: withAll(connected(account), withFillings(filling)) })
      const modal = showModal(kit)
      await modal.dialog()
      const seen = watch(modal.root)
      kit.open()
      await eventually(() => modal.one(".skeleton"))
      await seen.frames(2)
      release()
      await eventually(() => modal.one(".account-face"))
      await seen.frames(SETTLED)
      expect(seen.end(), JSON.stringify(account)).toHaveLength(1)
      modal.element.remove()
    }
  })
})

describe("what leaves", () => {
  it("stays until its movement has ended, however long that takes", async () => {
    const kit = fakeKit({ state: withWallets })
    const modal = showModal(kit)
    kit.open({ view: "Connect" })
    await modal.view("Connect")
    kit.navigation.push("WhatIsAWallet")
    const leaving = await eventually(() => modal.one('.view[data-motion="out-forward"]'))
    const [movement] = leaving.getAnimations()
    movement!.pause()
    const entering = modal.one('.view[data-motion="in-forward"]')!
    await Promise.all(entering.getAnimations().map(({ finished }) => finished))
    await watch(modal.root).frames(SETTLED)
    expect(leaving.isConnected).toBe(true)
    movement!.finish()
    await eventually(() => !leaving.isConnected)
  })

  it("is drawn in a card that closes until that has faded out", async () => {
    const kit = fakeKit({ state: withWallets })
    const modal = showModal(kit)
    const card = await modal.dialog()
    kit.open({ view: "Connect" })
    await modal.view("Connect")
    await Promise.all(card.getAnimations().map(({ finished }) => finished))
    kit.close()
    const fade = await eventually(() => (card.open ? undefined : card.getAnimations()[0]))
    for (const movement of card.getAnimations()) movement.pause()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(fade.playState).toBe("paused")
    expect(modal.one(".card-body")).toBeDefined()
    for (const movement of card.getAnimations()) movement.finish()
    await eventually(() => modal.one(".card-body") === undefined)
  })
})
