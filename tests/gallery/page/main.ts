import highContrast from "../../../docs/samples/theming/high-contrast.css?inline"
import midnight from "../../../docs/samples/theming/midnight.css?inline"
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

const looks = { midnight, "high-contrast": highContrast }

const drawModal = (shown: Scene) => {
  defineModalElement()
  if (shown.look !== undefined) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(looks[shown.look])
    document.adoptedStyleSheets = [sheet]
  }
  const modal = document.createElement("latchkey-modal") as ModalElement
  modal.kit = fakeKit(shown)
  // A look is one of the dark theme.
  modal.theme = shown.look === undefined ? theme : "dark"
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
