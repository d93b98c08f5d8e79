import type { CDPSession, Page } from "playwright"
import type { Scrolled } from "./Probe.ts"
import type { PageName } from "./servePages.ts"
import type { Samples, Speed } from "./measures.ts"

const SCROLL_TIME = 2_000
/** From a steady look to a throw, in px a second. */
const SCROLL_SPEEDS = [600, 1_000, 2_000]

/** One visit of a fresh browser profile to a page, and what is measured on the way. */
export interface Visit {
  readonly page: PageName
  readonly query?: string
  readonly speed: Speed
  /** A small screen behind 1.6 Mbit/s and 150 ms; the button is clicked as soon as there is one. */
  readonly phone?: boolean
  readonly act: (page: Page, devtools: CDPSession) => Promise<Samples>
}

const buttonSeen = (page: Page) => page.evaluate(() => window.probe.buttonSeen)
const blocked = (page: Page) => page.evaluate(() => window.probe.blocked())
const open = (page: Page) => page.evaluate(() => window.probe.open())

/** Megabytes of live objects. */
const heap = async (devtools: CDPSession) => {
  await devtools.send("HeapProfiler.enable")
  await devtools.send("HeapProfiler.collectGarbage")
  const { usedSize } = await devtools.send("Runtime.getHeapUsage")
  return usedSize / 1_000_000
}

const readReact: Visit["act"] = async (page, devtools) => ({
  reactButton: await buttonSeen(page),
  reactBlocking: await blocked(page),
  reactHeap: await heap(devtools)
})

const journey: Visit["act"] = async (page) => {
  const button = await buttonSeen(page)
  const blocking = await blocked(page)
  // A visitor's pointer is on the button for a moment before it is pressed.
  await page.hover("button")
  await rest(page)
  const firstOpen = await open(page)
  await page.waitForFunction(() => window.probe.isStill())
  await page.evaluate(() => window.kit.close())
  await page.waitForFunction(() => window.probe.isClosed())
  await rest(page)
  const secondOpen = await open(page)
  await page.waitForFunction(() => window.probe.isStill())
  await rest(page)
  const connect = await page.evaluate(() => window.probe.choose())
  await page.reload()
  const reload = await page.evaluate(() => window.probe.accountSeen)
  return { button, blocking, firstOpen, secondOpen, connect, reload }
}

const openUnfetched: Visit["act"] = async (page, devtools) => ({
  unfetchedOpen: await open(page),
  heap: await heap(devtools)
})

const lookThroughMany: Visit["act"] = async (page) => {
  await open(page)
  await page.waitForFunction(() => window.probe.isStill())
  await rest(page)
  return {
    elements: await page.evaluate(() => window.probe.elements()),
    frames: (await page.evaluate((duration) => window.probe.scroll(duration, 2_000), SCROLL_TIME)).frames
  }
}

const lookThroughCatalogue: Visit["act"] = async (page) => {
  await open(page)
  await page.waitForFunction(() => window.probe.isStill())
  await page.waitForFunction(() => window.probe.hasAllWallets())
  await page.evaluate(() => window.probe.openAll())
  await page.waitForFunction(() => window.probe.isStill())
  const scrolled: Array<Scrolled> = []
  for (const speed of SCROLL_SPEEDS) {
    await rest(page)
    scrolled.push(
      await page.evaluate(([duration, speed]) => window.probe.scroll(duration, speed), [
        SCROLL_TIME,
        speed
      ] as const)
    )
  }
  return {
    gridElements: await page.evaluate(() => window.probe.elements()),
    gridFrames: Math.min(...scrolled.map(({ frames }) => frames)),
    gridTask: Math.max(...scrolled.map(({ longest }) => longest))
  }
}

/** Until the page has nothing to do. */
const rest = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

/** Every visit of a round. */
export const visits: ReadonlyArray<Visit> = [
  ...(["plain", "slowed"] as const).flatMap((speed): ReadonlyArray<Visit> => [
    { page: "react", speed, act: readReact },
    { page: "kit", query: "?prefetch", speed, act: journey },
    { page: "kit", speed, act: openUnfetched }
  ]),
  { page: "many", speed: "slowed", act: lookThroughMany },
  { page: "catalogue", speed: "slowed", act: lookThroughCatalogue },
  {
    page: "react",
    speed: "slowed",
    phone: true,
    act: async (page) => ({ reactPhone: await buttonSeen(page) })
  },
  {
    page: "kit",
    query: "?prefetch",
    speed: "slowed",
    phone: true,
    act: async (page) => ({ phone: await page.evaluate(() => window.probe.rowSeen) })
  }
]
