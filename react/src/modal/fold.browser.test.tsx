import { page } from "vitest/browser"
import { afterEach, expect, it } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { scenes, type Scene } from "../../../tests/gallery/page/scenes.tsx"
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

/** Where everything stands, and nothing is painted: cards above each other would be, each over the ones below. */
const unpainted = new CSSStyleSheet()
unpainted.replaceSync("*, ::backdrop { visibility: hidden !important; backdrop-filter: none !important }")

/** Opens a scene, with the view's module where that comes. */
const open = async (scene: Scene) => {
  const { root, one } = showModal(fakeKit(scene))
  root.adoptedStyleSheets.push(unpainted)
  await eventually(() => one("h1"), scene.name)
  if (!scene.name.startsWith("A view that loads"))
    await eventually(() => one('.view-content > [aria-busy="true"]') === undefined, scene.name)
  return { name: scene.name, root }
}

const drawn = scenes.filter(({ buttons, embedded }) => buttons === undefined && embedded !== true)
const groups = 4
const parts = Array.from({ length: groups }, (_, part) => drawn.filter((_, scene) => scene % groups === part))

// All of a group are open at once, so that the window changes its size once for them all.
it.each(parts.map((part, number) => [number + 1, part] as const))(
  "group %d: each scene of the gallery has its main button in sight, in each window, and no field that a phone zooms into",
  async (_, part) => {
    await preferMotion("reduce")
    const modals = await Promise.all(part.map(open))
    await frames()
    const hidden: Array<string> = []
    let seen = 0
    for (const [width, height] of windows) {
      await page.viewport(width, height)
      await frames()
      for (const { name, root } of modals) {
        const found = look(root)
        seen += found.all
        hidden.push(...found.hidden.map((button) => `${name}, ${width} x ${height}: ${button}`))
      }
    }
    expect(hidden).toEqual([])
    expect(modals.flatMap(({ name, root }) => tooSmall(root).map((field) => `${name}: ${field}`))).toEqual([])
    expect(seen).toBeGreaterThan(0)
  }
)
