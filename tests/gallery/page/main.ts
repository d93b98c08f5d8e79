import { defineModalElement, type ModalElement } from "../../../react/src/modal/ModalElement.ts"
import { drawButtons } from "./drawButtons.tsx"
import { fakeKit } from "./fakeKit.ts"
import { loadFonts } from "./loadFonts.ts"
import { scenes, type Scene } from "./scenes.tsx"

const query = new URLSearchParams(location.search)
const name = query.get("scene")
const theme = query.get("theme") === "light" ? "light" : "dark"
const locale = query.get("locale") ?? "en"
const scene = scenes.find((candidate) => candidate.name === name)
const page = document.documentElement

page.style.background = theme === "dark" ? "#26292f" : "#e9ebf0"
page.dir = locale === "ar" ? "rtl" : "ltr"
// axe takes everything outside of a page without height for hidden.
page.style.minHeight = "100vh"

const drawModal = (shown: Scene) => {
  defineModalElement()
  const modal = document.createElement("latchkey-modal") as ModalElement
  modal.kit = fakeKit(shown)
  modal.theme = theme
  modal.locale = locale
  modal.embedded = shown.embedded === true
  document.body.append(modal)
}

await loadFonts()
if (scene === undefined) document.body.textContent = "No such scene."
else if (scene.buttons === undefined) drawModal(scene)
else drawButtons(scene.buttons, { theme, locale })

page.dataset["scenes"] = JSON.stringify(
  scenes.map(({ name: title, keys = [], type = "" }) => ({ title, keys, type }))
)
