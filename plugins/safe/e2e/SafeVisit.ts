import type { FrameLocator, Locator } from "@playwright/test"
import { test as base, expect } from "../../../tests/e2e/fixtures.ts"
import { Visit } from "../../../tests/e2e/Visit.ts"

/** What a visitor sees and does in a Safe that shows the test app. */
export class SafeVisit extends Visit {
  /** Opens the app inside a new Safe of two owners. */
  async openInside(
    threshold: 1 | 2,
    options: Record<string, string> = {},
    host = this.state.safeUrl ?? ""
  ): Promise<void> {
    const app = `${this.state.origin}/app.html?${new URLSearchParams({ safe: "on", ...options })}`
    await this.page.goto(`${host}/?${new URLSearchParams({ app, threshold: String(threshold) })}`)
  }

  get app(): FrameLocator {
    return this.page.frameLocator("iframe")
  }

  override get ownPage(): Locator {
    return this.app.locator("body > :not(latchkey-modal)")
  }

  override get modal(): Locator {
    return this.app.getByRole("dialog")
  }

  override fact(name: string): Locator {
    return this.app.locator(`output[name="${name}"]`)
  }

  /** A button of the Safe itself. */
  press(name: string): Promise<void> {
    return this.page.getByRole("button", { name }).first().click()
  }

  async safeAddress(): Promise<`0x${string}`> {
    return (await this.page.locator("body").getAttribute("data-safe")) as `0x${string}`
  }

  /** The frame that the app is in, to run code of the page there. */
  async appFrame() {
    const handle = await this.page.locator("iframe").elementHandle()
    return (await handle!.contentFrame())!
  }

  async connected(): Promise<void> {
    await expect(this.fact("status")).toHaveText("connected")
    await expect(this.fact("address")).toHaveText(await this.safeAddress())
  }

  /** Opens what the app has proposed. */
  async openProposals(): Promise<void> {
    await this.accountButton.click()
    await this.modal.getByRole("button", { name: "Proposals", exact: true }).click()
    await expect(this.heading).toHaveText("Proposals")
  }
}

/** A test with a Safe. */
export const test = base.extend<{ readonly inside: SafeVisit }>({
  inside: async ({ page, state }, give) => {
    base.skip(state.safeUrl === undefined, "the stack has no chain")
    await give(new SafeVisit(page, state))
  }
})

export { expect }
