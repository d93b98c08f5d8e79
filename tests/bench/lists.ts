import path from "node:path"
import { chromium, type Browser } from "playwright"
import { launchOptions } from "../../scripts/browser-path.mjs"
import { announceWallet, connect } from "../size/steps.ts"
import { buildPages } from "../web/buildPages.ts"
import { serveFolder } from "../web/serveFolder.ts"

// What it takes to read, to open and to scroll through a long list of activity or of tokens, with the processor slowed down
// four times: `npm run bench:lists`, or of one kind with the end of its name (`-- "to swap"`). The page is built from the packages' published entries, as a site would be.

const SLOW_DOWN = 4
const ROUNDS = 3

interface Measured {
  /** The longest task while the list was read without being shown; 0 if none took more than 50 ms. */
  readonly readTask: number
  /** From the call that opens the view to its first row being painted, in ms. */
  readonly opened: number
  /** The longest task, as above, while it opened, and while it was scrolled. */
  readonly openTask: number
  readonly scrollTask: number
  /** The most elements of the modal at any time. */
  readonly elements: number
  /** Frames a second while it was scrolled. */
  readonly frames: number
}

/** A list, and what shows that it is there. */
interface List {
  readonly name: string
  readonly query: string
  /** The view that it is opened from; itself where nothing leads to it. */
  readonly from: string
  readonly view: "activity/List" | "tokens/List" | "swap/Tokens"
  readonly row: string
  /** How many are read. */
  readonly count: number
}

const activity = (count: number, each: number): List => ({
  name: `${count} transactions, ${each} a month`,
  query: `rows=${count}&each=${each}&tokens=1`,
  from: "activity/List",
  view: "activity/List",
  row: ".tx",
  count
})

const tokens = (count: number): List => ({
  name: `${count} tokens`,
  query: `rows=1&each=1&tokens=${count}`,
  from: "tokens/List",
  view: "tokens/List",
  row: ".token",
  count
})

const choices = (count: number): List => ({
  name: `${count} tokens to swap`,
  query: `rows=1&each=1&tokens=${count}`,
  from: "swap/Swap",
  view: "swap/Tokens",
  row: ".row",
  count
})

const every = [
  activity(24, 30),
  activity(2_000, 30),
  activity(2_000, 2_000),
  tokens(24),
  tokens(1_000),
  choices(24),
  choices(1_000)
]
const lists = every.filter(({ name }) => process.argv[2] === undefined || name.endsWith(process.argv[2]))

interface ListKit {
  readonly activity: { readonly load: () => Promise<void>; readonly loadMore: () => Promise<void> }
  readonly tokens: { readonly refresh: (request: { readonly force: boolean }) => Promise<void> }
  readonly swap: { readonly tokens: () => Promise<unknown> }
  readonly open: (options: { readonly view: string }) => void
  readonly navigation: { readonly push: (view: string) => void }
  readonly close: () => void
  readonly getSnapshot: () => Readonly<Record<"activity" | "tokens", Readonly<Record<string, Held>>>> & {
    readonly swap: { readonly tokens: Held }
  }
}

interface Held {
  readonly list: ReadonlyArray<unknown>
  readonly hasMore?: boolean
}

const isThere = (row: string) =>
  document.querySelector("latchkey-modal")?.shadowRoot?.querySelector(row) != null

const visit = async (
  browser: Browser,
  origin: string,
  { query, from, view, row, count }: List
): Promise<Measured> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await announceWallet[1](page)
    await page.goto(`${origin}/lists.html?${query}`, { waitUntil: "networkidle" })
    await connect[1](page)
    // Once before it is measured: what is fetched, is fetched.
    await page.evaluate((from) => (window.kit as unknown as ListKit).open({ view: from }), from)
    await page.waitForFunction(isThere, from === view ? row : ".token-chip")
    await page.evaluate((view) => (window.kit as unknown as ListKit).navigation.push(view), view)
    await page.waitForFunction(isThere, row)
    await page.evaluate(() => (window.kit as unknown as ListKit).close())
    await page.waitForFunction(
      (row) => !document.querySelector("latchkey-modal")?.shadowRoot?.querySelector(row),
      row
    )
    const devtools = await context.newCDPSession(page)
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN })
    return await page.evaluate(
      async ({ from, view, row, count }): Promise<Measured> => {
        const kit = window.kit as unknown as ListKit
        const root = document.querySelector("latchkey-modal")!.shadowRoot!
        let longest = 0
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, Math.round(duration))
        })
        observer.observe({ entryTypes: ["longtask"] })
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        let elements = 0
        /** What the processor still does is done when several frames in a row come in time. */
        const rest = async () => {
          for (let calm = 0, last = performance.now(); calm < 20; last = performance.now()) {
            await frame()
            elements = Math.max(elements, root.querySelectorAll("*").length)
            calm = performance.now() - last < 40 ? calm + 1 : 0
          }
        }
        /** The longest task since the last time. */
        const takeLongest = async () => {
          await rest()
          for (const { duration } of observer.takeRecords()) longest = Math.max(longest, Math.round(duration))
          const task = longest
          longest = 0
          return task
        }
        await takeLongest()
        const held = () => {
          const { activity, tokens, swap } = kit.getSnapshot()
          return {
            "activity/List": activity["eip155"],
            "tokens/List": tokens["eip155"],
            "swap/Tokens": swap.tokens
          }[view]
        }
        if (view === "tokens/List") await kit.tokens.refresh({ force: true })
        else if (view === "swap/Tokens") await kit.swap.tokens()
        else while (held()?.hasMore === true) await kit.activity.loadMore()
        if (held()?.list.length !== count) throw new Error(`${held()?.list.length} were read, not ${count}`)
        const readTask = await takeLongest()
        if (from !== view) {
          kit.open({ view: from })
          await takeLongest()
        }
        const begun = performance.now()
        if (from === view) kit.open({ view })
        else kit.navigation.push(view)
        while (root.querySelector(row) === null) await frame()
        await frame()
        const opened = Math.round(performance.now() - begun)
        const openTask = await takeLongest()
        const list = root.querySelector(".view:not([inert])")!
        let frames = 0
        const start = performance.now()
        while (performance.now() - start < 3_000) {
          list.scrollTop += 40
          frames++
          await frame()
        }
        const took = performance.now() - start
        const scrollTask = await takeLongest()
        observer.disconnect()
        return {
          readTask,
          opened,
          openTask,
          scrollTask,
          elements,
          frames: Math.round((frames * 1_000) / took)
        }
      },
      { from, view, row, count }
    )
  } finally {
    await context.close()
  }
}

/**
 * How long after the first answer the first row of a thousand tokens is painted, on a page of ten networks, and how long the same page
 * takes for a bare list of as many rows: on a machine that does much else, both take longer.
 */
const firstRows = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await announceWallet[1](page)
    await page.goto(`${origin}/lists.html?rows=1&each=1&tokens=1000&networks=10`, {
      waitUntil: "networkidle"
    })
    await connect[1](page)
    const devtools = await context.newCDPSession(page)
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN })
    return await page.evaluate(async () => {
      const { told } = window as unknown as { told: { at: number; networks: ReadonlySet<string> } }
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      ;(window.kit as unknown as ListKit).open({ view: "tokens/List" })
      const first = () => document.querySelector("latchkey-modal")?.shadowRoot?.querySelector(".token")
      while (first() == null) await frame()
      await frame()
      const firstRows = Math.round(performance.now() - told.at)
      const begun = performance.now()
      const bare = document.body.appendChild(document.createElement("ul"))
      for (let index = 0; index < 1_000; index++) {
        const row = bare.appendChild(document.createElement("li"))
        for (const text of [`Tea ${index}`, "TEA", "0x1234…5678", "1,234.56"])
          row.appendChild(document.createElement("span")).textContent = text
      }
      await frame()
      await frame()
      const bareList = Math.round(performance.now() - begun)
      const ratio = Math.round((firstRows / bareList) * 10) / 10
      return { firstRows, bareList, ratio, networksAsked: [...told.networks] }
    })
  } finally {
    await context.close()
  }
}

const folder = path.join(import.meta.dirname, "../.cache/bench/lists")
await buildPages({ root: path.join(import.meta.dirname, "pages"), names: ["lists"], outDir: folder })
const server = await serveFolder(folder, () => ({}))
const browser = await chromium.launch(launchOptions())
try {
  for (const list of lists) {
    console.log(list.name)
    for (let round = 0; round < ROUNDS; round++)
      console.log(`  ${JSON.stringify(await visit(browser, server.origin, list))}`)
  }
  console.log("1000 tokens on each of 10 networks")
  for (let round = 0; round < ROUNDS; round++)
    console.log(`  ${JSON.stringify(await firstRows(browser, server.origin))}`)
} finally {
  await browser.close()
  await server.stop()
}
