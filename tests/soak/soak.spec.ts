import type { BrowserContext } from "@playwright/test"
import { expect, test } from "../e2e/fixtures.ts"
import { newAccount, newPayer } from "../e2e/newAccount.ts"
import { tellWhatIsHeard } from "../e2e/tellWhatIsHeard.ts"
import { Visit } from "../e2e/Visit.ts"
import { countWhatRuns } from "./countWhatRuns.ts"
import { soakMinutes } from "./minutes.ts"

/** From here on nothing may grow: caches are full by then, and code has been compiled. */
const WARM_SHARE = 1 / 6
const MOST_GROWTH = 1.05
const options = { send: "on", activity: "on", tokens: "on", receive: "on" }

const openTab = async (context: BrowserContext, first: Visit, wallet: object) => {
  const page = await context.newPage()
  const faults: Array<string> = []
  page.on("pageerror", (error) => faults.push(String(error)))
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text())
  })
  await page.addInitScript(tellWhatIsHeard)
  await page.addInitScript(countWhatRuns)
  await page.addInitScript({ path: first.state.walletScript })
  await page.addInitScript((wallet) => window.wallets.add(wallet as never), wallet)
  const visit = new Visit(page, first.state)
  await visit.open("app", options)
  return { visit, faults }
}

const back = (visit: Visit) => visit.modal.getByRole("button", { name: "Back" }).click()
const escape = async (visit: Visit) => {
  await visit.page.keyboard.press("Escape")
  await expect(visit.modal).toBeHidden()
}

/** What a visitor does with a wallet, from connecting it to leaving. */
const stay = async (visit: Visit, receiver: string) => {
  const { page, modal, view } = visit
  await visit.openModal()
  await escape(visit)
  await visit.connect()
  await visit.chooseNetwork("Base", "eip155:8453")
  await visit.chooseNetwork("Ethereum", "eip155:1")
  await page.getByRole("button", { name: "Sign message" }).click()
  await expect(visit.fact("signature")).toHaveText(/^0x/)
  await visit.accountButton.click()
  for (const tile of ["Receive", "Send"]) {
    await modal.getByRole("button", { name: tile, exact: true }).click()
    await expect(visit.heading).toHaveText(new RegExp(tile))
    if (tile === "Receive") await back(visit)
  }
  await expect(view).toContainText("You have")
  await view.getByRole("textbox", { name: "Amount" }).fill("0.001")
  await view.getByRole("textbox", { name: "To" }).fill(receiver)
  await view.getByRole("button", { name: "Review" }).click()
  await view.getByRole("button", { name: /^Send 0\.001/ }).click()
  await expect(view).toContainText(/Sent/, { timeout: 60_000 })
  await view.getByRole("button", { name: "Done" }).click()
  await escape(visit)
  await page.getByRole("button", { name: "Leave" }).press("Enter")
  await expect(visit.fact("status")).toHaveText("disconnected")
}

/** What a tab has, once all that it no longer needs is thrown away. */
const measure = async ({ page }: Visit) => {
  const devtools = await page.context().newCDPSession(page)
  try {
    await devtools.send("Performance.enable")
    for (let time = 0; time < 3; time++) await devtools.send("HeapProfiler.collectGarbage")
    const { metrics } = await devtools.send("Performance.getMetrics")
    const of = (name: string) => metrics.find((metric) => metric.name === name)!.value
    const running = await page.evaluate(() => window.running())
    return {
      heap: of("JSHeapUsedSize"),
      listeners: of("JSEventListeners"),
      nodes: of("Nodes"),
      ...running
    }
  } finally {
    await devtools.detach()
  }
}
type Measured = Awaited<ReturnType<typeof measure>>

const told = ({ heap, listeners, nodes, timers, ports }: Measured) =>
  `${(heap / 1e6).toFixed(2)} MB, ${listeners} listeners, ${nodes} nodes, ${timers} timers, ${ports} ports`

/** Of what a tab has more at each later time than at any earlier one: what only grows. */
const growing = (rounds: ReadonlyArray<Measured>) => {
  const third = Math.floor(rounds.length / 3)
  const earlier = rounds.slice(0, third)
  const later = rounds.slice(-third)
  const most = (name: keyof Measured) => Math.max(...earlier.map((round) => round[name]))
  const least = (name: keyof Measured) => Math.min(...later.map((round) => round[name]))
  return (Object.keys(rounds[0]!) as ReadonlyArray<keyof Measured>).filter(
    (name) => least(name) > most(name) * (name === "heap" ? MOST_GROWTH : 1)
  )
}

test("a page that is used for hours keeps its size: three tabs connect, switch, sign, send, leave and reload", async ({
  visit: first,
  context
}) => {
  await first.open()
  const account = await newPayer(first)
  const wallet = { name: "Virtual Wallet", chains: [...first.state.chains], accounts: [account] }
  const opened = [
    await openTab(context, first, wallet),
    await openTab(context, first, wallet),
    await openTab(context, first, wallet)
  ]
  const [kept, , reloaded] = opened.map(({ visit }) => visit) as [Visit, Visit, Visit]
  const ends = Date.now() + soakMinutes() * 60_000
  const isWarm = () => ends - Date.now() < soakMinutes() * 60_000 * (1 - WARM_SHARE)
  const rounds: Array<Measured> = []
  for (let round = 1; Date.now() < ends; round++) {
    for (const { visit } of opened) {
      await visit.page.bringToFront()
      await stay(visit, newAccount().address)
    }
    await reloaded.page.reload()
    await expect(reloaded.connectButton).toBeVisible()
    // The wallet of a test remembers what it was asked, and is no part of what is measured.
    await kept.page.evaluate(() => window.wallets.get("Virtual Wallet").clearRequests())
    const now = await measure(kept)
    console.log(`round ${round}: ${told(now)}`)
    if (isWarm()) rounds.push(now)
  }
  expect(opened.flatMap(({ faults }) => faults)).toEqual([])
  expect(rounds.length, "a longer soak has rounds enough to compare").toBeGreaterThan(5)
  expect(growing(rounds)).toEqual([])
})
