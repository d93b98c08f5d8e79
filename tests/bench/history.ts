import path from "node:path"
import { chromium, type Browser } from "playwright"
import { launchOptions } from "../../scripts/browser-path.mjs"
import { announceWallet, connect } from "../size/steps.ts"
import { buildPages } from "../web/buildPages.ts"
import { serveFolder } from "../web/serveFolder.ts"

// What it takes to open a long list of activity and to scroll through it, with the processor slowed down four times:
// `node tests/bench/history.ts`. The page is built from the packages' published entries, as a site would be.

const SLOW_DOWN = 4
const ROUNDS = 5

interface Measured {
  /** From the call that opens the view to its first row being painted, in ms. */
  readonly opened: number
  /** Tasks of more than 50 ms while it opened, and while it was scrolled. */
  readonly openTasks: ReadonlyArray<number>
  readonly scrollTasks: ReadonlyArray<number>
  /** The most elements of the modal, and rows among them, at any time. */
  readonly elements: number
  readonly rows: number
  readonly frames: number
}

interface ActivityKit {
  readonly activity: { readonly load: () => Promise<void>; readonly loadMore: () => Promise<void> }
  readonly open: (options: { readonly view: string }) => void
  readonly close: () => void
}

const visit = async (browser: Browser, origin: string, rows: number, each: number): Promise<Measured> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await announceWallet[1](page)
    await page.goto(`${origin}/history.html?rows=${rows}&each=${each}`, { waitUntil: "networkidle" })
    await connect[1](page)
    const read = await page.evaluate(async () => {
      const { activity } = window.kit as unknown as ActivityKit
      const state = () =>
        (
          window.kit.getSnapshot() as unknown as {
            activity: Record<string, { list: Array<unknown>; hasMore: boolean }>
          }
        ).activity["eip155"]
      await activity.load()
      while (state()?.hasMore === true) await activity.loadMore()
      return state()?.list.length
    })
    if (read !== rows) throw new Error(`${read} rows were read, not ${rows}`)
    // Once before it is measured: what is fetched, is fetched.
    const shown = async () => {
      await page.waitForFunction(
        () => document.querySelector("latchkey-modal")?.shadowRoot?.querySelector(".tx") !== null
      )
    }
    await page.evaluate(() => (window.kit as unknown as ActivityKit).open({ view: "activity/List" }))
    await shown()
    await page.evaluate(() => (window.kit as unknown as ActivityKit).close())
    await page.waitForFunction(
      () => document.querySelector("latchkey-modal")?.shadowRoot?.querySelector(".tx") === null
    )
    const devtools = await context.newCDPSession(page)
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN })
    return await page.evaluate(async (): Promise<Measured> => {
      const root = document.querySelector("latchkey-modal")!.shadowRoot!
      const tasks: Array<number> = []
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(Math.round(duration))
      })
      observer.observe({ entryTypes: ["longtask"] })
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      let [elements, most] = [0, 0]
      const count = () => {
        elements = Math.max(elements, root.querySelectorAll("*").length)
        most = Math.max(most, root.querySelectorAll(".tx").length)
      }
      /** What the processor still does is done when several frames in a row come in time. */
      const rest = async () => {
        for (let calm = 0, last = performance.now(); calm < 20; last = performance.now()) {
          await frame()
          count()
          calm = performance.now() - last < 40 ? calm + 1 : 0
        }
      }
      await rest()
      tasks.length = 0
      const begun = performance.now()
      ;(window.kit as unknown as ActivityKit).open({ view: "activity/List" })
      while (root.querySelector(".tx") === null) await frame()
      await frame()
      const opened = Math.round(performance.now() - begun)
      await rest()
      for (const { duration } of observer.takeRecords()) tasks.push(Math.round(duration))
      const openTasks = tasks.splice(0)
      const view = root.querySelector(".view:not([inert])")!
      let frames = 0
      const start = performance.now()
      while (performance.now() - start < 3_000) {
        view.scrollTop += 40
        frames++
        count()
        await frame()
      }
      const took = performance.now() - start
      await rest()
      for (const { duration } of observer.takeRecords()) tasks.push(Math.round(duration))
      observer.disconnect()
      return {
        opened,
        openTasks,
        scrollTasks: [...tasks],
        elements,
        rows: most,
        frames: Math.round((frames * 1_000) / took)
      }
    })
  } finally {
    await context.close()
  }
}

const folder = path.join(import.meta.dirname, "../.cache/bench/history")
await buildPages({ root: path.join(import.meta.dirname, "pages"), names: ["history"], outDir: folder })
const server = await serveFolder(folder, () => ({}))
const browser = await chromium.launch(launchOptions())
try {
  for (const [rows, each] of [
    [24, 30],
    [2_000, 30],
    [2_000, 2_000]
  ] as const) {
    console.log(`${rows} rows, ${each} a month`)
    for (let round = 0; round < ROUNDS; round++)
      console.log(`  ${JSON.stringify(await visit(browser, server.origin, rows, each))}`)
  }
} finally {
  await browser.close()
  await server.stop()
}
