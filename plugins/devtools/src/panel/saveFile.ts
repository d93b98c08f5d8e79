import { element } from "./element.ts"

/** Saves a text of JSON as a file. */
export const saveFile = (name: string, text: string): void => {
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }))
  element("a", { href, download: name }).click()
  // The browser has taken it by the next task.
  setTimeout(() => URL.revokeObjectURL(href))
}
