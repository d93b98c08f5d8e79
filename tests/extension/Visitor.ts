import { expect, type Locator, type Page } from "@playwright/test"
import { chains, type Chain } from "./chains.ts"
import { identity } from "./source/identity.ts"
import type { TestWallet } from "./TestWallet.ts"

/** What a visitor with the test wallet sees and does on the page of five chains. */
export class Visitor {
  readonly page: Page
  readonly wallet: TestWallet
  readonly message: string

  constructor(page: Page, wallet: TestWallet) {
    this.page = page
    this.wallet = wallet
    this.message = `Hello from ${wallet.origin}`
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.wallet.origin}/wallets.html`)
  }

  get modal(): Locator {
    return this.page.getByRole("dialog")
  }

  get heading(): Locator {
    return this.modal.getByRole("heading", { level: 1 })
  }

  get connectButton(): Locator {
    return this.page.locator("header").getByRole("button")
  }

  get walletRow(): Locator {
    return this.modal.getByRole("button", { name: new RegExp(`^${identity.name}`) })
  }

  section({ namespace }: Chain): Locator {
    return this.page.getByRole("region", { name: namespace })
  }

  /** What the hooks say of a namespace: `status`, `wallet`, `address`, `signature`, `error`. */
  fact(chain: Chain, name: string): Locator {
    return this.section(chain).locator(`output[name="${name}"]`)
  }

  /** A chain's row in the chooser. */
  chainRow({ name }: Chain): Locator {
    return this.modal.getByRole("list", { name: "Chains of this wallet" }).getByRole("button", { name })
  }

  /** Goes to the chooser of the wallet, from wherever the modal opens. Answers whether a chain was connected already. */
  async openChooser(): Promise<boolean> {
    const connected = this.modal.getByRole("button", { name: "Connected wallets" })
    await this.connectButton.click()
    await expect(this.walletRow.or(connected)).toBeVisible()
    const isConnected = await connected.isVisible()
    if (isConnected) {
      await connected.click()
      await this.modal.getByRole("button", { name: "Connect another wallet" }).click()
      await expect(this.heading).toHaveText("Connect wallet")
    }
    await this.walletRow.click()
    await expect(this.heading).toHaveText(identity.name)
    return isConnected
  }

  async closeModal(): Promise<void> {
    await this.page.keyboard.press("Escape")
    await expect(this.modal).toBeHidden()
  }

  /** Connects a chain of the wallet through the modal, and approves it in the wallet. */
  async connect(chain: Chain): Promise<void> {
    const isSecond = await this.openChooser()
    await this.chainRow(chain).click()
    await this.wallet.answer("Share your accounts?", "Approve")
    await expect(this.fact(chain, "status")).toHaveText("connected")
    if (isSecond) {
      await expect(this.heading).toHaveText("Connected wallets")
      await this.closeModal()
    } else await expect(this.modal).toBeHidden()
  }

  /** Disconnects a chain by the page's own button. */
  async leave(chain: Chain): Promise<void> {
    await this.section(chain).getByRole("button", { name: "Leave" }).click()
  }

  async askToSign(chain: Chain): Promise<void> {
    await this.section(chain).getByRole("button", { name: "Sign message" }).click()
  }

  /** Signs a message, approves it in the wallet, and checks the signature. */
  async sign(chain: Chain): Promise<void> {
    await this.askToSign(chain)
    await this.wallet.answer("Sign this message?", "Approve")
    await this.expectSignature(chain)
  }

  /** The signature that the page shows is that of the address that it shows. */
  async expectSignature(chain: Chain): Promise<void> {
    await expect(this.fact(chain, "signature")).not.toBeEmpty()
    const address = await this.fact(chain, "address").innerText()
    const signature = await this.fact(chain, "signature").innerText()
    expect(await chain.isSigned({ address, message: this.message, signature })).toBe(true)
    expect(await chain.isSigned({ address, message: `${this.message}!`, signature })).toBe(false)
  }

  /** Which chains of the page are connected. */
  async expectConnected(connected: ReadonlyArray<Chain>): Promise<void> {
    for (const chain of chains) {
      await expect(this.fact(chain, "status")).toHaveText(
        connected.includes(chain) ? "connected" : "disconnected"
      )
    }
  }
}
