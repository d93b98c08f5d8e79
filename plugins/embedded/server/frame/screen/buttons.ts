import { element } from "./element.ts"

/** A button that does one thing when it is pressed. */
export const button = (text: string, kind: "main" | "quiet", press: () => void): HTMLButtonElement => {
  const made = element("button", { type: "button", class: kind }, text)
  made.addEventListener("click", press)
  return made
}

/** The buttons at the foot of a panel. */
export const foot = (...buttons: ReadonlyArray<HTMLButtonElement>): HTMLElement =>
  element("footer", {}, ...buttons)

/** A box to tick, with what is agreed to by it. */
export const tick = (text: string, changed: (isTicked: boolean) => void): HTMLElement => {
  const box = element("input", { type: "checkbox" })
  box.addEventListener("change", () => changed(box.checked))
  return element("label", { class: "tick" }, box, element("span", {}, text))
}

/** Presses a button when Enter is pressed in a field. */
export const onEnter = (field: HTMLInputElement, press: () => void): void =>
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.isTrusted) press()
  })
