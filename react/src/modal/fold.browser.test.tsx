import { page } from "vitest/browser"
import { afterEach, expect, it } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { scenes } from "../../../tests/gallery/page/scenes.tsx"
import { frames } from "../../../tests/support/frames.ts"
import { preferMotion } from "../../../tests/support/motion.ts"
import { eventually, showModal } from "../../../tests/support/showModal.ts"

afterEach(async () => {
  await preferMotion("no-preference")
  await page.viewport(800, 600)
})

const windows = [
  [360, 640],
  [390, 664],
  [390, 508],
  [1280, 650]
] as const

/** A phone zooms into what is smaller. */
const smallest = 16

/** What is written in, or chosen from, in type that is too small. */
const tooSmall = (root: ShadowRoot) =>
  [...root.querySelectorAll(".view :is(input:not([type=checkbox], [type=radio]), select, textarea)")]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < smallest)
    .map((field) => field.outerHTML)

/** The main buttons of the view that is shown, and which of them are not wholly in sight. */
const look = (root: ShadowRoot) => {
  const view = root.querySelector(".view:not([inert])")!
  const { top, bottom } = view.getBoundingClientRect()
  const all = [...view.querySelectorAll('.button[data-variant="main"]')]
  const hidden = all.filter((button) => {
    const box = button.getBoundingClientRect()
    return box.top < top - 1 || box.bottom > Math.min(bottom, innerHeight) + 1
  })
  return { all: all.length, hidden: hidden.map(({ textContent }) => textContent) }
}

const drawn = scenes.filter(({ buttons, embedded }) => buttons === undefined && embedded !== true)
const groups = 8
const parts = Array.from({ length: groups }, (_, part) => drawn.filter((_, scene) => scene % groups === part))

it.each(parts.map((part, number) => [number + 1, part] as const))(
  "group %d: each scene of the gallery has its main button in sight, in each window, and no field that a phone zooms into",
  async (_, part) => {
    await preferMotion("reduce")
    const hidden: Array<string> = []
    const small: Array<string> = []
    let seen = 0
    for (const scene of part) {
      const modal = showModal(fakeKit(scene))
      await eventually(() => modal.one("h1"), scene.name)
      // A view whose module never comes has no button.
      await eventually(
        () => modal.one('.view-content > [aria-busy="true"]') === undefined || performance.now() > 0
      )
      await frames()
      for (const [width, height] of windows) {
        await page.viewport(width, height)
        await frames()
        const found = look(modal.root)
        seen += found.all
        hidden.push(...found.hidden.map((button) => `${scene.name}, ${width} x ${height}: ${button}`))
      }
      small.push(...tooSmall(modal.root).map((field) => `${scene.name}: ${field}`))
      modal.element.remove()
    }
    expect(hidden).toEqual([])
    expect(small).toEqual([])
    expect(seen).toBeGreaterThan(0)
  }
)
