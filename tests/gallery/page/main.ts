import { defineModalElement, type ModalElement } from "../../../react/src/modal/ModalElement.ts"
import { fakeKit } from "./fakeKit.ts"
import { scenes } from "./scenes.tsx"

const query = new URLSearchParams(location.search)
const name = query.get("scene")
const dark = query.get("theme") !== "light"
const scene = scenes.find((candidate) => candidate.name === name)

document.documentElement.style.background = dark ? "#26292f" : "#e9ebf0"
// axe takes everything outside of a page without height for hidden.
document.documentElement.style.minHeight = "100vh"

if (scene === undefined) {
  document.body.textContent = "No such scene."
} else {
  defineModalElement()
  const modal = document.createElement("latchkey-modal") as ModalElement
  modal.kit = fakeKit(scene)
  modal.theme = dark ? "dark" : "light"
  modal.locale = query.get("locale") ?? "en"
  modal.embedded = scene.embedded === true
  document.body.append(modal)
}

document.documentElement.dataset["scenes"] = JSON.stringify(
  scenes.map(({ name: title, keys = [], type = "" }) => ({ title, keys, type }))
)
