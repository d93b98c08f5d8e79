import type { Frame, Locator, Page } from "@playwright/test"
import { atRest } from "../../../tests/e2e/atRest.ts"
import { expect, test as base } from "../../../tests/e2e/fixtures.ts"
import { Visit } from "../../../tests/e2e/Visit.ts"
import { startScriptedFrame, type ScriptedFrame } from "../support/startScriptedFrame.ts"

/** What a visitor sees and does on the page with the embedded wallet. */
export class EmailVisit extends Visit {
  async openEmail(frameUrl: string, options: Record<string, string> = {}): Promise<void> {
    await this.open("email", { frame: frameUrl, ...options })
  }

  /** The dialog that the frame is in. */
  get frameDialog(): Locator {
    return this.page.locator("latchkey-frame dialog")
  }

  get iframe(): Locator {
    return this.page.locator("latchkey-frame iframe")
  }

  /** The frame's own document. */
  async frame(): Promise<Frame> {
    const element = await this.iframe.elementHandle()
    return (await element!.contentFrame())!
  }

  override get modal(): Locator {
    return this.page.locator("latchkey-modal").getByRole("dialog")
  }

  get emailField(): Locator {
    return this.modal.getByRole("textbox", { name: "E-mail" })
  }

  get codeField(): Locator {
    return this.modal.getByRole("textbox", { name: "Code of six digits" })
  }

  async giveEmail(email = "ada@example.org"): Promise<void> {
    await this.openModal()
    await this.emailField.fill(email)
    await this.emailField.press("Enter")
  }

  async signIn(email?: string): Promise<void> {
    await this.giveEmail(email)
    await this.codeField.fill("123456")
    await this.expectConnected()
    await expect(this.modal).toBeHidden()
  }

  /** A server of the embedded wallet's part of the stack. */
  serverOf(wanted: string): string {
    return this.state.embedded!.find(({ name }) => name === wanted)!.url
  }

  /** The code of the latest e-mail to an address, once there are so many. */
  async codeFor(address: string, count = 1): Promise<string> {
    let code: string | undefined
    await expect
      .poll(async () => {
        const answer = await fetch(`${this.serverOf("inbox")}/mails?to=${address}`)
        const mails = (await answer.json()) as ReadonlyArray<{ readonly text: string }>
        code = mails.length < count ? undefined : mails.at(-1)?.text.match(/\b\d{6}\b/)?.[0]
        return code
      })
      .toBeDefined()
    return code!
  }

  /** Keeps the recovery code that the frame shows, as an owner does, and answers with it. */
  async keepRecoveryCode(): Promise<string> {
    await expect(this.frameDialog).toBeVisible()
    const frame = await this.frame()
    const shown = frame.getByText(/^[A-Z0-9]{4}$/)
    await expect(shown).toHaveCount(6)
    const parts = await shown.allTextContents()
    await frame.getByRole("textbox").fill(parts.at(-1)!)
    await frame.locator("footer button.main").click()
    return parts.join("-")
  }

  /** The latest link that was mailed to an address. */
  async linkFor(address: string): Promise<string> {
    let link: string | undefined
    await expect
      .poll(async () => {
        const answer = await fetch(`${this.serverOf("inbox")}/mails?to=${address}`)
        const mails = (await answer.json()) as ReadonlyArray<{ readonly text: string }>
        link = mails.at(-1)?.text.match(/^http:\S+$/m)?.[0]
        return link
      })
      .toBeDefined()
    return link!
  }

  /** Opens the page over the frame that anyone can host, and signs up there; answers with the recovery code. */
  async signUp(address: string, options: Record<string, string> = {}): Promise<string> {
    await this.openEmail(`${this.serverOf("frame")}/sdk`, options)
    await this.giveEmail(address)
    await this.codeField.waitFor()
    await this.codeField.fill(await this.codeFor(address))
    const recovery = await this.keepRecoveryCode()
    await this.expectConnected()
    return recovery
  }

  /** Opens the page over a scripted frame, and then the provider's window; answers when that has come to the provider. */
  async openProvider({ url, origin }: ScriptedFrame, name: string, methods: string): Promise<Page> {
    await this.openEmail(url(), { methods })
    await this.openModal()
    await atRest(this.page)
    const opening = this.page.waitForEvent("popup")
    await this.modal.getByRole("button", { name: `Continue with ${name}` }).click()
    const popup = await opening
    await popup.waitForURL(`${origin}/provider*`)
    return popup
  }

  /** Opens the wallet's own settings, in the account view. */
  async openWallet(): Promise<void> {
    await this.accountButton.click()
    await this.view.getByRole("button", { name: "Wallet", exact: true }).click()
    await expect(this.heading).toHaveText("Wallet")
  }

  of(namespace: string, fact: string): Locator {
    return this.fact(`${namespace}.${fact}`)
  }

  async expectConnected(namespace = "eip155"): Promise<void> {
    await expect(this.of(namespace, "status")).toHaveText("connected", { timeout: 30_000 })
  }

  async sign(namespace = "eip155"): Promise<void> {
    await this.page.getByRole("button", { name: `Sign with ${namespace}` }).click()
  }

  /** Asks for a signature, and waits until the frame asks the visitor, above the modal that opened for it. */
  async askToSign(namespace = "eip155"): Promise<void> {
    await this.sign(namespace)
    await expect(this.page.locator("latchkey-modal dialog")).toHaveAttribute("open", "")
    await expect
      .poll(() =>
        this.page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.localName)
      )
      .toBe("latchkey-frame")
  }

  snapshot(): Promise<any> {
    return this.page.evaluate(() =>
      (window as unknown as { kit: { getSnapshot: () => unknown } }).kit.getSnapshot()
    )
  }
}

/** A test with the page of the embedded wallet, and a frame that does as frames do. */
export const test = base.extend<{ readonly scripted: ScriptedFrame; readonly email: EmailVisit }>({
  // eslint-disable-next-line no-empty-pattern
  scripted: async ({}, give) => {
    const frame = await startScriptedFrame()
    await give(frame)
    await frame.stop()
  },
  email: async ({ page, state, watched: _ }, give) => give(new EmailVisit(page, state))
})

export { expect }
