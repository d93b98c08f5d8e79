import type { KitCore } from "@latchkey/core"
import { afterEach } from "vitest"
import { frames } from "./frames.ts"
import { defineModalElement, type ModalElement } from "../../react/src/modal/ModalElement.ts"

const shown = new Set<ModalElement>()

afterEach(() => {
  for (const element of shown) element.remove()
  shown.clear()
})

/** Waits until a look at the page gives something; fails with what was looked for. */
export const eventually = async <A>(
  look: () => A | undefined | null | false,
  what = look.toString()
): Promise<A> => {
  for (let turn = 0; turn < 1_500; turn++) {
    const found = look()
    if (found !== undefined && found !== null && found !== false) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`Not seen within 30 s: ${what}`)
}

/** Waits until nothing in a tree moves, fades or is about to. */
export const atRest = async (root: ShadowRoot): Promise<void> => {
  await frames()
  await eventually(() => root.getAnimations().every(({ playState }) => playState !== "running"), "rest")
}

/** A modal on the page, without a provider, and ways to look into it. */
export const showModal = (
  kit: KitCore,
  properties: Partial<Pick<ModalElement, "theme" | "locale" | "messages" | "embedded">> = {}
) => {
  defineModalElement()
  const element = document.createElement("latchkey-modal") as ModalElement
  Object.assign(element, { kit }, properties)
  document.body.append(element)
  shown.add(element)
  const root = element.shadowRoot!
  const all = <E extends HTMLElement = HTMLElement>(selector: string) => [
    ...root.querySelectorAll<E>(selector)
  ]
  const view = (id: string) => root.querySelector(`.view:not([inert]) > [data-view="${id}"]`)
  return {
    element,
    root,
    all,
    one: <E extends HTMLElement = HTMLElement>(selector: string) => all<E>(selector)[0],
    dialog: () => eventually(() => root.querySelector("dialog")),
    heading: () => root.querySelector("h1")?.textContent ?? "",
    /** What is visible in the current view. */
    text: () => root.querySelector<HTMLElement>(".view:not([inert])")?.innerText ?? "",
    said: () => root.querySelector("[role=status]")?.textContent ?? "",
    /** Resolves when a view is shown and its module is there. */
    view: (id: string) =>
      eventually(() => view(id)?.firstElementChild?.ariaBusy === null && view(id), `view ${id}`),
    /** The button of a name: its label or its words. */
    button: (name: string) =>
      eventually(
        () =>
          all<HTMLButtonElement>(
            ".header button, .view:not([inert]) button, .view:not([inert]) a, .alert button"
          ).find(
            (button) =>
              button.getAttribute("aria-label") === name ||
              button.textContent === name ||
              button.querySelector(".row-name")?.textContent === name
          ),
        `button ${name}`
      ),
    focused: () => root.activeElement
  }
}
