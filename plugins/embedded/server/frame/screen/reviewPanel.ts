import type { Words } from "../words/Words.ts"
import { button, foot, tick } from "./buttons.ts"
import { element } from "./element.ts"
import type { Panel, PanelEnd } from "./Panel.ts"
import { readBoxes } from "./readBoxes.ts"
import type { Review, ReviewPart } from "./Review.ts"

const drawPart = ({ label, value, kind }: ReviewPart): HTMLElement => {
  const isLong = kind === "message" || kind === "data"
  const isProse = kind === "message" || kind === "text" || kind === "step"
  return element(
    "div",
    { class: kind },
    element("dt", {}, label),
    // What scrolls can be reached by the keyboard.
    element("dd", { dir: isProse ? "auto" : "ltr", ...(isLong ? { tabindex: "0" } : {}) }, value)
  )
}

/** How much of the panel's end its buttons cover, in pixels. */
const FOOT = 72

/** Shows what is to be signed. It can be agreed to when it was seen to its end. */
export const reviewPanel = (
  words: Words,
  origin: string,
  { title, act, network, account, parts, warnings }: Review,
  { done, decline }: PanelEnd<void>
): Panel => {
  const state = { isUnderstood: warnings.length === 0, isRead: false, areBoxesRead: false }
  const isAgreed = () => state.isUnderstood && state.isRead && state.areBoxesRead
  const approve = button(act, "main", () => {
    if (isAgreed()) done()
  })
  const update = () => {
    approve.disabled = !isAgreed()
  }
  update()
  const hint = element("p", { class: "small", role: "status" })
  const end = element("div", { class: "end" })
  const node = element(
    "main",
    { "aria-labelledby": "title" },
    element("p", { class: "origin" }, words.asks(origin)),
    element("h1", { id: "title" }, title),
    element(
      "dl",
      {},
      ...parts.map(drawPart),
      drawPart({ label: words.network, value: network, kind: "text" }),
      drawPart({ label: words.account, value: account, kind: "address" })
    ),
    ...warnings.map((warning) => element("p", { class: "warning", role: "alert" }, warning)),
    ...(warnings.length === 0
      ? []
      : [
          tick(words.understood, (isTicked) => {
            state.isUnderstood = isTicked
            update()
          })
        ]),
    hint,
    end,
    foot(button(words.decline, "quiet", decline), approve)
  )
  // Nothing is agreed to that stands further down than anybody looked.
  const reading = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      state.isRead = true
      reading.disconnect()
      update()
    },
    { root: node, rootMargin: `0px 0px -${FOOT}px 0px` }
  )
  reading.observe(end)
  readBoxes(node, (areBoxesRead) => {
    state.areBoxesRead = areBoxesRead
    hint.textContent = areBoxesRead ? "" : words.readOn
    update()
  })
  return { node, guarded: [approve] }
}
