import type { Page } from "playwright"
import { announceInstantWallet } from "../web/instantWallet.ts"
import type { Step } from "./recordScripts.ts"

/** The page is there when its button is. */
export const load = (url: string): Step => [
  "load",
  async (page) => {
    await page.goto(url)
    await page.getByRole("button").first().waitFor()
  }
]

/** What the button draws an account with has come: it is asked for as soon as a wallet is. */
const accountFaceLoaded = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("AccountFace"))
  )

/** The same page once more, with what it has stored. */
export const reload: Step = [
  "reload",
  async (page) => {
    await page.reload()
    await page.waitForFunction(() => window.kit.getSnapshot().account["eip155"]?.status === "connected")
    await accountFaceLoaded(page)
  }
]

export const startEngine: Step = ["engine", (page) => page.evaluate(() => window.kit.ready())]

export const openModal: Step = [
  "open",
  async (page) => {
    await page.getByRole("button").first().click()
    await page.getByRole("dialog").getByRole("heading", { level: 1 }).waitFor()
    await page.getByRole("dialog").getByRole("list").first().waitFor()
  }
]

export const openView = (view: string): Step => [
  view,
  async (page) => {
    await page.evaluate((view) => window.kit.open({ view }), view)
    await page.getByRole("dialog").locator(`[data-view="${view}"] :is(p, li, label)`).first().waitFor()
  }
]

/** Puts a wallet on the page that says yes to everything and weighs nothing. */
export const announceWallet: Step = ["wallet", (page) => page.addInitScript(announceInstantWallet)]

export const connect: Step = [
  "connect",
  async (page) => {
    await page.evaluate(() => window.kit.ready())
    await page.waitForFunction(() => window.kit.getSnapshot().connection.connectors.length > 0)
    await page.evaluate(() =>
      window.kit.connect({ connectorId: window.kit.getSnapshot().connection.connectors[0]!.id })
    )
    await accountFaceLoaded(page)
  }
]

/** The visitor saves data: the page fetches nothing ahead. */
export const saveData: Step = [
  "save data",
  (page) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true })
    )
]

/** Nothing that is asked of another host is answered, whatever network the machine has. */
export const stayHere: Step = [
  "stay here",
  (page) =>
    page.route(
      ({ hostname }) => hostname !== "127.0.0.1",
      (route) => route.abort()
    )
]
