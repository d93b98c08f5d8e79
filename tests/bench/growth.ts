import path from "node:path"
import { parseArgs } from "node:util"
import { chromium, type Browser, type Page } from "playwright"
import { launchOptions } from "../../scripts/browser-path.mjs"
import { plugins, type PluginPackage } from "../../scripts/plugins.mjs"
import { announceWallet, stayHere } from "../size/steps.ts"
import { writeNamedPage } from "../size/writePage.ts"
import { buildPages } from "../web/buildPages.ts"
import { serveFolder } from "../web/serveFolder.ts"

// What grows with a page: `npm run bench:growth`. Each row is visited once a round, between visits to a bare page of React with a dialog,
// and said as a multiple of that: a machine that is busy is busy for both.

const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError("--rounds takes a number from 1")

const own = path.join(import.meta.dirname, "pages")
const written = path.join(import.meta.dirname, "../.cache/bench-pages")
const outDir = (name: string) => path.join(import.meta.dirname, "../.cache/bench", name)

/** A page in one size. */
interface Row {
  readonly what: string
  readonly count: number
  readonly page: string
  readonly query?: string
}

const others = plugins.filter(({ name }) => name !== "evm")
const pluginRow = (count: number, chosen: ReadonlyArray<PluginPackage>): Row => ({
  what: "plugins",
  count,
  page: writeNamedPage(written, `plugins-${count}`, chosen),
  query: "?prefetch"
})

const growthRows = (what: string, counts: ReadonlyArray<number>) =>
  counts.map((count): Row => ({ what, count, page: "growth", query: `?${what}=${count}` }))

const rows: ReadonlyArray<Row> = [
  pluginRow(1, []),
  pluginRow(1 + Math.floor(others.length / 2), others.slice(0, Math.floor(others.length / 2))),
  pluginRow(1 + others.length, others),
  ...growthRows("networks", [1, 20, 200]),
  ...growthRows("wallets", [1, 100, 1_000]),
  ...growthRows("buttons", [1, 20])
]

/** Milliseconds of one visit: to the first button since navigation, and from a click to the first row, twice. */
type Visit = Readonly<Record<"button" | "firstOpen" | "secondOpen", number>>

/** Until the page has nothing to do; a page that draws nothing may never be told so. */
const rest = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 }))
  )

const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const errors: Array<unknown> = []
    page.on("pageerror", (error) => errors.push(error))
    await stayHere[1](page)
    await announceWallet[1](page)
    await page.goto(url, { waitUntil: "networkidle" })
    const button = page.locator("#root button").first()
    const seen = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN
    )
    // What the pointer's coming starts has ended.
    await button.hover()
    await page.waitForLoadState("networkidle")
    await rest(page)
    const open = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const start = performance.now()
            document.querySelector<HTMLElement>("#root button")!.click()
            const look = () => {
              if (performance.now() - start > 30_000) return reject(new Error("Not seen: a row"))
              const root = document.querySelector("latchkey-modal")?.shadowRoot ?? document
              if (root.querySelector("dialog[open] li button") === null) return requestAnimationFrame(look)
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => {
                port1.close()
                resolve(performance.now() - start)
              }
              return port2.postMessage(undefined)
            }
            requestAnimationFrame(look)
          })
      )
    const firstOpen = await open()
    await page.keyboard.press("Escape")
    await page.waitForFunction(() => {
      const root = document.querySelector("latchkey-modal")?.shadowRoot ?? document
      return root.querySelector("dialog[open]") === null
    })
    await rest(page)
    const secondOpen = await open()
    if (errors.length > 0)
      throw new AggregateError(errors, `The page failed: ${errors.map(String).join("; ")}`)
    return { button: seen, firstOpen, secondOpen }
  } finally {
    await context.close()
  }
}

const median = (numbers: ReadonlyArray<number>) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const build = async (root: string, name: string) => {
  await buildPages({ root, names: [name], outDir: outDir(name) })
  return serveFolder(outDir(name))
}

const names = new Set([...rows.map(({ page }) => page), "bare"])
const servers = new Map<string, Awaited<ReturnType<typeof serveFolder>>>()
const taken = new Map<Row, Array<Visit>>(rows.map((row) => [row, []]))
const bare: Array<Visit> = []
try {
  for (const name of names) servers.set(name, await build(name.startsWith("plugins-") ? written : own, name))
  const urlOf = ({ page, query = "" }: Pick<Row, "page" | "query">) =>
    `${servers.get(page)!.origin}/${page}.html${query}`
  const browser = await chromium.launch(launchOptions())
  try {
    for (let round = 1; round <= rounds; round++) {
      console.log(`round ${round} of ${rounds}`)
      for (const row of rows) {
        bare.push(await visit(browser, urlOf({ page: "bare" })))
        taken.get(row)!.push(await visit(browser, urlOf(row)))
      }
    }
  } finally {
    await browser.close()
  }
} finally {
  for (const server of servers.values()) await server.stop()
}

const measures = ["button", "firstOpen", "secondOpen"] as const
const floor = (measure: (typeof measures)[number]) => median(bare.map((each) => each[measure]))
const line = (name: string, cells: ReadonlyArray<string>) =>
  [name.padEnd(22), ...cells.map((cell) => cell.padStart(20))].join("")
console.log(`\n${line("medians, ms (times bare)", ["first paint", "first open", "second open"])}`)
console.log(
  line(
    "a bare dialog",
    measures.map((measure) => floor(measure).toFixed(0))
  )
)
for (const [{ what, count }, visits] of taken) {
  const cells = measures.map((measure) => {
    const now = median(visits.map((each) => each[measure]))
    return `${now.toFixed(0)} (${(now / floor(measure)).toFixed(1)})`
  })
  console.log(line(`${count.toLocaleString("en")} ${what}`, cells))
}
