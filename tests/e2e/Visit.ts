import { expect, type Locator, type Page } from "@playwright/test"
import type { Policy } from "@latchkey/testing"
import type { E2eState } from "./server/E2eState.ts"

/** The test pages, by their files in `pages`. */
export type PageName =
  | "app"
  | "element"
  | "embedded"
  | "polluted"
  | "chains"
  | "pairing"
  | "plain"
  | "email"
  | "wagmi"
  | "readme"

/** What a visitor sees and does on a test page. */
export class Visit {
  readonly page: Page
  readonly state: E2eState
  #locale = "en"

  constructor(page: Page, state: E2eState) {
    this.page = page
    this.state = state
  }

  /** Opens a page, with options of `kitFromQuery.ts`. */
  async open(name: PageName = "app", options: Record<string, string> = {}): Promise<void> {
    this.#locale = options["locale"] ?? "en"
    await this.page.goto(`${this.state.origin}/${name}.html?${new URLSearchParams(options)}`)
  }

  // In another language an English name is there for as long as that language's words are late.
  private english<Name extends string | RegExp>(name: Name): Name {
    if (this.#locale !== "en") throw new Error(`The page speaks ${this.#locale}, and never says ${name}`)
    return name
  }

  /** The page without what the kit put over it. */
  get ownPage(): Locator {
    return this.page.locator("body > :not(latchkey-modal)")
  }

  get connectButton(): Locator {
    return this.ownPage.getByRole("button", { name: this.english("Connect wallet"), exact: true })
  }

  /** The button of a connected account, whatever balance and name it shows. */
  get accountButton(): Locator {
    return this.ownPage.getByRole("button", { name: this.english(/^Open wallet/) })
  }

  /** The button of the active network, or the one that asks to switch. */
  get networkButton(): Locator {
    return this.ownPage.getByRole("button", { name: this.english(/network/i) })
  }

  get modal(): Locator {
    return this.page.getByRole("dialog")
  }

  /** The view that is there, without one that moves out. */
  get view(): Locator {
    return this.modal.locator(".view:not([inert])")
  }

  get heading(): Locator {
    return this.modal.getByRole("heading", { level: 1 })
  }

  /** A wallet's row in the list. */
  wallet(name: string): Locator {
    return this.view.getByRole("button", { name: new RegExp(`^${name}`) })
  }

  /** A wallet's row, scrolled to in a list that is too long to be there as a whole. */
  async findWallet(name: string): Promise<Locator> {
    const row = this.wallet(name)
    await this.view.evaluate((view) => view.scrollTo(0, 0))
    await expect
      .poll(async () => {
        const count = await row.count()
        if (count === 0) await this.view.evaluate((view) => view.scrollBy(0, view.clientHeight / 2))
        return count
      })
      .toBe(1)
    return row
  }

  /** What the hooks of the page say: `status`, `address`, `network`, `balance`, `signature`, `error`. */
  fact(name: string): Locator {
    return this.page.locator(`output[name="${name}"]`)
  }

  /** What is said to those who listen. */
  get announced(): Locator {
    return this.page.getByRole("status").last()
  }

  async openModal(): Promise<void> {
    await this.connectButton.click()
    await expect(this.modal).toBeVisible()
  }

  /** Connects a wallet through the modal, and waits until the page knows the account. */
  async connect(name = "Virtual Wallet"): Promise<void> {
    await this.openModal()
    await this.wallet(name).click()
    await expect(this.fact("status")).toHaveText("connected")
    await expect(this.modal).toBeHidden()
  }

  /** Chooses a network in the modal, and waits until the page is on it. */
  async chooseNetwork(name: string, networkId: string): Promise<void> {
    await this.networkButton.click()
    await expect(this.heading).toHaveText("Choose network")
    await this.modal.getByRole("button", { name }).click()
    await expect(this.fact("network")).toHaveText(networkId)
    await expect(this.modal).toBeHidden()
  }

  setPolicy(policy: Policy | undefined, method?: string, wallet = "Virtual Wallet"): Promise<void> {
    return this.page.evaluate(
      ([name, policy, method]) => window.wallets.get(name).setPolicy(policy, method),
      [wallet, policy, method] as const
    )
  }

  /** The methods that a wallet was asked for, in order. */
  asked(wallet = "Virtual Wallet"): Promise<ReadonlyArray<string>> {
    return this.page.evaluate(
      (name) =>
        window.wallets
          .get(name)
          .requests()
          .map(({ method }) => method),
      wallet
    )
  }
}
