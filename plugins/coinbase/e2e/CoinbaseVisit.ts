import type { Page } from "@playwright/test"
import { test as base, expect } from "../../../tests/e2e/fixtures.ts"
import { Visit } from "../../../tests/e2e/Visit.ts"

/** What a visitor sees and does on a page whose wallet opens a window. */
export class CoinbaseVisit extends Visit {
  /** Opens the page with a wallet of this kind. */
  async openApp(kind: "scw" | "walletlink" = "scw", options: Record<string, string> = {}): Promise<void> {
    await this.open("app", { coinbase: kind, ...options })
  }

  /** Does something that opens the wallet's window, and answers with the window. */
  async inWindow(act: () => Promise<unknown>): Promise<Page> {
    const [popup] = await Promise.all([this.page.waitForEvent("popup"), act()])
    return popup
  }

  /** Answers the question in the wallet's window. */
  async answer(popup: Page, how: "Approve" | "Reject"): Promise<void> {
    const closed = popup.waitForEvent("close")
    const button = popup.getByRole("button", { name: how })
    await button.waitFor()
    // The window may be gone before the click has been told to be done.
    await button.click().catch(() => {})
    await closed
  }

  /** Chooses Coinbase, and answers with its window. */
  async choose(): Promise<Page> {
    await this.openModal()
    return this.inWindow(() => this.wallet("Coinbase").click())
  }

  async connected(): Promise<string> {
    await expect(this.fact("status")).toHaveText("connected")
    return (await this.fact("address").textContent()) ?? ""
  }

  async connectByWindow(): Promise<string> {
    await this.answer(await this.choose(), "Approve")
    return this.connected()
  }

  /** What the SDK keeps in the browser. */
  stored(): Promise<ReadonlyArray<string>> {
    return this.page.evaluate(() => Object.keys(localStorage).filter((key) => /CBWSDK|walletlink/i.test(key)))
  }
}

/** A test with Coinbase's window. */
export const test = base.extend<{ readonly coinbase: CoinbaseVisit }>({
  coinbase: async ({ page, state }, give) => {
    base.skip(state.coinbaseUrl === undefined, "the stack has no chain")
    await give(new CoinbaseVisit(page, state))
  }
})

export { expect }
