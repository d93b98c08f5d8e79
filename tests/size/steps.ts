import type { Step } from "./recordScripts.ts"

/** The page is there when its button is. */
export const load = (url: string): Step => [
  "load",
  async (page) => {
    await page.goto(url)
    await page.getByRole("button").first().waitFor()
  }
]

/** The same page once more, with what it has stored. */
export const reload: Step = [
  "reload",
  async (page) => {
    await page.reload()
    await page.waitForFunction(() => window.kit.getSnapshot().account["eip155"]?.status === "connected")
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
    await page.getByRole("dialog").locator(`[data-view="${view}"] :is(p, li)`).first().waitFor()
  }
]

/** Puts a wallet on the page that says yes to everything and weighs nothing. */
export const announceWallet: Step = ["wallet", (page) => page.addInitScript(announce)]

export const connect: Step = [
  "connect",
  async (page) => {
    await page.evaluate(() => window.kit.ready())
    await page.waitForFunction(() => window.kit.getSnapshot().connection.connectors.length > 0)
    await page.evaluate(() =>
      window.kit.connect({ connectorId: window.kit.getSnapshot().connection.connectors[0]!.id })
    )
  }
]

const announce = () => {
  const answers: Readonly<Record<string, unknown>> = {
    eth_chainId: "0x1",
    eth_accounts: ["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"],
    eth_requestAccounts: ["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"],
    eth_getBalance: "0xde0b6b3a7640000"
  }
  const provider = {
    request: async ({ method }: { readonly method: string }) => answers[method] ?? null,
    on: () => provider,
    removeListener: () => provider
  }
  const info = {
    uuid: "8a2b6f0e-5d0c-4f43-9f0a-0a1b2c3d4e5f",
    name: "Wallet",
    icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/%3E",
    rdns: "test.latchkey.size"
  }
  const tell = () =>
    dispatchEvent(
      new CustomEvent("eip6963:announceProvider", {
        detail: Object.freeze({ info: Object.freeze(info), provider })
      })
    )
  addEventListener("eip6963:requestProvider", tell)
  tell()
}
