import type { Browser, CDPSession, Page } from "playwright"
import { announceInstantWallet } from "../web/instantWallet.ts"
import type { Figures } from "./targets.ts"
import { watchPage } from "./watchPage.ts"

const CONNECT = "Connect wallet"
const WALLET = "Instant Wallet"
const ADDRESS = "0xf3…b92266"

/** Opens a page in a context of its own, with the processor slowed down by a factor. */
const openPage = async (browser: Browser, slowdown: number) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(announceInstantWallet)
  await page.addInitScript(watchPage)
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  return { context, page, session }
}

const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send("HeapProfiler.collectGarbage")
  const { usedSize } = await session.send("Runtime.getHeapUsage")
  return usedSize / 1e6
}

/** Nothing was fetched for half a second: what the page fetches ahead is there. */
const settled = async (page: Page) => {
  let last = performance.now()
  const note = () => void (last = performance.now())
  page.on("request", note)
  while (performance.now() - last < 500) await page.waitForTimeout(100)
  page.off("request", note)
}

/** One run over a page with React and a button alone. */
export const measureReact = async (browser: Browser, url: string, slowdown: number): Promise<Figures> => {
  const { context, page, session } = await openPage(browser, slowdown)
  await page.goto(url)
  const buttonVisible = await page.evaluate((text) => window.bench.painted(text), CONNECT)
  await settled(page)
  const figures = {
    buttonVisible,
    blocking: await page.evaluate(() => window.bench.blocking()),
    heap: await heapOf(session)
  }
  await context.close()
  return figures
}

/** One run over a page with the kit: a first visit, two openings, connecting, a reload. */
export const measureKit = async (browser: Browser, url: string, slowdown: number): Promise<Figures> => {
  const { context, page, session } = await openPage(browser, slowdown)
  await page.goto(url)
  const buttonVisible = await page.evaluate((text) => window.bench.painted(text), CONNECT)
  await settled(page)
  const blocking = await page.evaluate(() => window.bench.blocking())
  const open = () =>
    page.evaluate(([button, row]) => window.bench.clicked(button, row), [CONNECT, WALLET] as const)
  const closed = () => page.getByRole("dialog").waitFor({ state: "hidden" })
  const firstOpen = await open()
  await settled(page)
  const heap = await heapOf(session)
  await page.keyboard.press("Escape")
  await closed()
  const secondOpen = await open()
  const connect = await page.evaluate(([row, address]) => window.bench.clicked(row, address), [
    WALLET,
    ADDRESS
  ] as const)
  await closed()
  await page.reload()
  const reconnect = await page.evaluate((text) => window.bench.painted(text), ADDRESS)
  await context.close()
  return { buttonVisible, blocking, firstOpen, heap, secondOpen, connect, reconnect }
}
