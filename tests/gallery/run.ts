import { mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { AxeBuilder } from "@axe-core/playwright"
import { chromium, type Browser } from "playwright"
import { launchOptions } from "../../scripts/browser-path.mjs"
import { contactSheet, type Picture } from "./contactSheet.ts"
import { withSystemFonts } from "./withSystemFonts.ts"
import { serveGallery } from "./serveGallery.ts"
import { variants, type Variant } from "./variants.ts"

interface SceneInfo {
  readonly title: string
  readonly keys: ReadonlyArray<string>
  readonly type: string
}

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
const out = path.join(import.meta.dirname, "out")
// `node tests/gallery/run.ts "Account=;Connect, no" dark,light`: scenes by the beginning of their names, or whole with `=`.
const only = process.argv[2]?.split(/;/)
const onlyVariants = process.argv[3]?.split(",")
const isWanted = (title: string) =>
  only === undefined ||
  only.some((name) => (name.endsWith("=") ? title === name.slice(0, -1) : title.startsWith(name)))

const fileName = (scene: string, variant: string) =>
  `${scene.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.${variant}.png`

const takePictures = async (
  browser: Browser,
  origin: string,
  variant: Variant,
  problems: Array<string>
): Promise<ReadonlyArray<Picture>> => {
  const context = await browser.newContext({
    viewport: variant.viewport,
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
    forcedColors: variant.forcedColors === true ? "active" : "none",
    colorScheme: variant.theme
  })
  const page = await context.newPage()
  let scene = ""
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`${scene}: ${message.text()}`)
  })
  page.on("pageerror", (error) => problems.push(`${scene}: ${error.message}`))
  await page.goto(origin)
  const scenes = JSON.parse(
    (await page.locator("html").getAttribute("data-scenes")) ?? "[]"
  ) as ReadonlyArray<SceneInfo>
  const pictures: Array<Picture> = []
  for (const { title, keys, type } of scenes) {
    if (!isWanted(title)) continue
    scene = `${title} (${variant.name})`
    const query = new URLSearchParams({ scene: title, theme: variant.theme, locale: variant.locale })
    await page.goto(`${origin}?${query}`)
    const isDrawn = await page
      .locator("latchkey-modal h1, .latchkey-button")
      .first()
      .waitFor()
      .then(
        () => true,
        () => false
      )
    if (!isDrawn) {
      problems.push(`${scene}: nothing was drawn`)
      continue
    }
    await page.waitForTimeout(250)
    for (const key of keys) await page.keyboard.press(key)
    if (type !== "") await page.keyboard.type(type)
    await page.waitForTimeout(type !== "" ? 750 : keys.length > 0 ? 250 : 100)
    const file = fileName(title, variant.name)
    await page.screenshot({ path: path.join(out, file) })
    pictures.push({ scene: title, variant, file })
    if (variant.checked === true) {
      const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze()
      for (const { id, nodes } of violations) {
        problems.push(`${scene}: ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)
      }
    }
  }
  await context.close()
  return pictures
}

if (only === undefined) await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })
const server = await serveGallery()
const browser = await chromium.launch(withSystemFonts(launchOptions()))
const problems: Array<string> = []
try {
  const pictures: Array<Picture> = []
  for (const variant of variants) {
    if (onlyVariants !== undefined && !onlyVariants.includes(variant.name)) continue
    pictures.push(...(await takePictures(browser, server.origin, variant, problems)))
  }
  await writeFile(path.join(out, "index.html"), contactSheet(pictures))
  console.log(`${pictures.length} pictures: ${path.relative(process.cwd(), path.join(out, "index.html"))}`)
} finally {
  await browser.close()
  await server.close()
}
for (const problem of new Set(problems)) console.error(problem)
if (problems.length > 0) process.exitCode = 1
