import { afterEach, beforeEach, describe, expect, it } from "vitest"
import highContrast from "../../../docs/samples/theming/high-contrast.css?inline"
import midnight from "../../../docs/samples/theming/midnight.css?inline"
import modalTokens from "./modalTokens.css?inline"
import tokens from "./tokens.css?inline"

const sheet = new CSSStyleSheet()
sheet.replaceSync(tokens + modalTokens)
let scope: HTMLElement

beforeEach(() => {
  document.adoptedStyleSheets = [sheet]
  scope = document.createElement("div")
  scope.dataset["latchkey"] = ""
  document.body.append(scope)
})
afterEach(() => {
  document.adoptedStyleSheets = []
  document.documentElement.removeAttribute("style")
  scope.remove()
})

const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d")!

const luminanceOf = (token: string): number => {
  const probe = document.createElement("i")
  scope.append(probe)
  probe.style.color = `var(--lk-${token})`
  canvas.fillStyle = getComputedStyle(probe).color
  canvas.fillRect(0, 0, 1, 1)
  probe.remove()
  const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const looks: ReadonlyArray<readonly [name: string, theme: string, look: string, least: number]> = [
  ["light theme", "light", "", 4.5],
  ["dark theme", "dark", "", 4.5],
  ["look of midnight", "dark", midnight, 4.5],
  ["look of high contrast", "dark", highContrast, 7]
]

describe.each(looks)("the %s", (_, theme, look, least) => {
  beforeEach(() => {
    scope.dataset["theme"] = theme
    const own = new CSSStyleSheet()
    own.replaceSync(look)
    document.adoptedStyleSheets = [sheet, own]
  })

  it.each([
    ["text-1", "surface-3"],
    ["text-2", "surface-3"],
    ["text-3", "surface-2"],
    // A row under the pointer.
    ["text-3", "surface-3"],
    ["accent-text", "surface-2"],
    ["accent-text", "accent-tint"],
    ["on-accent", "accent-fill"],
    ["on-accent", "accent-hover"],
    ["positive", "surface-2"],
    ["warning", "surface-2"],
    ["negative", "surface-2"],
    ["positive", "positive-tint"],
    ["warning", "warning-tint"],
    ["negative", "negative-tint"],
    ["text-1", "warning-tint"],
    ["surface-1", "text-1"],
    ["positive-inverse", "text-1"],
    ["negative-inverse", "text-1"]
  ])("%s reads on %s", (text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(/inverse|text-[23]/.test(text) ? 4.5 : least)
  })

  it.each([
    ["accent", "surface-1"],
    ["accent-fill", "surface-1"],
    ["edge", "surface-1"]
  ])("%s is seen on %s", (control, surface) => {
    expect(contrast(control, surface)).toBeGreaterThanOrEqual(3)
  })

  it.each([
    "#ffd400",
    "#00c853",
    "#ff3d00",
    "#111111",
    "#ffffff",
    "#0052ff",
    "#7c3aed",
    "#14f195",
    "#f7931a"
  ])("an accent of %s is enough: its words and its fill read", (accent) => {
    document.documentElement.style.setProperty("--latchkey-accent", accent)
    expect(contrast("accent-text", "surface-2")).toBeGreaterThanOrEqual(4.5)
    expect(contrast("on-accent", "accent-fill")).toBeGreaterThanOrEqual(4.5)
    expect(contrast("on-accent", "accent-hover")).toBeGreaterThanOrEqual(4.5)
  })
})
