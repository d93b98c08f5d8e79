import { writeFile } from "node:fs/promises"
import path from "node:path"
import { chromium, type Browser, type Page } from "playwright"
import { launchOptions } from "../scripts/browser-path.mjs"
import { startDemo } from "./demo/startDemo.ts"

// The pictures of the README and of the introduction: the real modal, embedded in the playground, in three states.

const themes = ["light", "dark"] as const
const scale = 1.5
const margin = 20

const portrait = async (page: Page) => {
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.waitForTimeout(500)
  const box = await page.locator("latchkey-modal .card").boundingBox()
  if (box === null) throw new Error("The modal is not shown.")
  const { x, y, width, height } = box
  const clip = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
  return page.screenshot({ clip, animations: "disabled" })
}

const portraits = async (page: Page, url: string, theme: (typeof themes)[number]) => {
  await page.goto(`${url}playground/?theme=${theme}&embedded=on`)
  for (const id of ["harbor", "kestrel"]) {
    await page.getByRole("button", { name: "Add a test wallet" }).click()
    await page.getByTestId(`add-${id}`).click()
  }
  const modal = page.locator("latchkey-modal")
  await modal.getByRole("button", { name: "Kestrel" }).waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  const connect = await portrait(page)

  await modal.getByRole("button", { name: "Juniper Wallet" }).click()
  await page.getByTestId("approval-approve").click()
  await page.getByTestId("balance").getByText("ETH").waitFor()
  const account = await portrait(page)

  await modal.getByRole("button", { name: "Receive" }).click()
  await modal.getByRole("button", { name: "Compatible networks" }).waitFor()
  return [connect, account, await portrait(page)]
}

const joined = async (browser: Browser, theme: (typeof themes)[number], images: ReadonlyArray<Buffer>) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 760 }, deviceScaleFactor: scale })
  const sources = images.map((image) => `<img src="data:image/png;base64,${image.toString("base64")}">`)
  await page.setContent(`
    <style>
      body { display: flex; justify-content: center; align-items: center; margin: 0; padding: 8px; width: max-content; height: max-content;
        background: ${theme === "light" ? "#f6f7f9" : "#0d0e11"} }
      img { zoom: ${1 / scale} }
    </style>
    ${sources.join("")}`)
  const image = await page.locator("body").screenshot()
  await page.close()
  return image
}

const demo = await startDemo({ port: 0 })
const browser = await chromium.launch(launchOptions())
try {
  for (const theme of themes) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 1000 },
      deviceScaleFactor: scale,
      colorScheme: theme
    })
    const images = await portraits(await context.newPage(), demo.url, theme)
    const file = path.join(import.meta.dirname, `src/assets/modal-${theme}.png`)
    const image = await joined(browser, theme, images)
    await writeFile(file, image)
    console.log(`${path.relative(process.cwd(), file)}  ${Math.round(image.length / 1024)} kB`)
    await context.close()
  }
} finally {
  await browser.close()
  await demo.stop()
}
process.exit(0)
