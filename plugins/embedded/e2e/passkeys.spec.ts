import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { looks } from "../../../tests/e2e/expectWhole.ts"
import { addAuthenticator } from "../server/support/authenticator.ts"
import { type EmailVisit, expect } from "./email.ts"
import { codeIn, pressIn, signIn, test } from "./namedFrame.ts"

/** Takes the frame's own storage away, as a new device has none. */
const forget = async (visit: EmailVisit) => {
  const frame = await visit.frame()
  await frame.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
  })
  await visit.page.evaluate(() => localStorage.clear())
}

test("S1.02 S4.18 in part: signs up with a passkey, signs, and on a new device comes back by mail and the passkey", async ({
  email,
  page,
  named,
  watched
}) => {
  test.setTimeout(120_000)
  // The form is sent again until the server's pause between two mails is over.
  watched.allow(/429 \(Too Many Requests\)/)
  const ada = "ada@example.org"
  await addAuthenticator(page)
  await signIn(email, named, ada)
  const frame = await email.frame()
  expect(await email.iframe.getAttribute("allow")).toContain("publickey-credentials-create")
  await pressIn(frame, "Create a passkey")
  await frame.getByRole("heading", { name: "Your recovery code" }).waitFor()
  await pressIn(frame, "Later")
  await email.expectConnected()
  const address = await email.of("eip155", "address").textContent()
  expect((await named.inbox.take(ada)).subject).toContain("passkeys")
  await email.askToSign()
  await pressIn(await email.frame(), "Sign")
  await expect(email.of("eip155", "signature")).not.toBeEmpty()

  await forget(email)
  await page.reload()
  await expect(email.of("eip155", "status")).toHaveText("disconnected")
  await email.openModal()
  await email.emailField.fill(ada)
  // There is one mail to an address in 30 seconds.
  await expect(async () => {
    await email.emailField.press("Enter")
    await expect(email.modal).toContainText("Confirm this device", { timeout: 3_000 })
  }).toPass({ timeout: 45_000 })
  const mail = await page.context().newPage()
  await mail.goto((await named.inbox.take(ada)).text.match(/^http:\S+$/m)![0])
  await mail.getByRole("button").click()
  await email.codeField.waitFor()
  await email.codeField.fill(await codeIn(named.inbox, ada))
  await expect(email.frameDialog).toBeVisible()
  await pressIn(await email.frame(), "Open with a passkey")
  await email.expectConnected()
  await expect(email.of("eip155", "address")).toHaveText(address!)
})

test("S1.02 S4.18 in part: signs up with a passkey alone, and on a new device comes back by it, or by the recovery code with it lost", async ({
  email,
  page,
  named
}) => {
  test.setTimeout(120_000)
  const authenticator = await addAuthenticator(page)
  await email.openEmail(`${named.url}/sdk`, { methods: "passkey" })
  const begin = async () => {
    await email.openModal()
    await email.modal.getByRole("button", { name: "Continue with a passkey" }).click()
    await expect(email.frameDialog).toBeVisible()
    return email.frame()
  }
  await pressIn(await begin(), "Create a passkey")
  const frame = await email.frame()
  await frame.getByRole("heading", { name: "Your recovery code" }).waitFor()
  const code = (await frame.locator("output.code span").allTextContents()).join("-")
  await frame.getByRole("textbox").fill(code.slice(-4))
  await pressIn(frame, "Continue")
  await email.expectConnected()
  const address = await email.of("eip155", "address").textContent()
  await email.askToSign()
  await pressIn(await email.frame(), "Sign")
  await expect(email.of("eip155", "signature")).not.toBeEmpty()

  await forget(email)
  await page.reload()
  await expect(email.of("eip155", "status")).toHaveText("disconnected")
  await pressIn(await begin(), "Use my passkey")
  await email.expectConnected()
  await expect(email.of("eip155", "address")).toHaveText(address!)

  await authenticator.forget()
  await forget(email)
  await page.reload()
  await expect(email.of("eip155", "status")).toHaveText("disconnected")
  const lost = await begin()
  await pressIn(lost, "Use a recovery code")
  await lost.getByLabel("Recovery code").fill(code)
  await pressIn(lost, "Open the wallet")
  await email.expectConnected()
  await expect(email.of("eip155", "address")).toHaveText(address!)
  expect(named.inbox.mails()).toEqual([])
})

/** Nothing of the frame's panel is cut off at its sides or hard to perceive; leaves a picture of it. */
const expectPanelWhole = async (email: EmailVisit, page: Page, name: string) => {
  const frame = await email.frame()
  await expect(frame.locator("main.seen")).toBeVisible()
  const over = await frame.locator("main").evaluate((main) => main.scrollWidth - main.clientWidth)
  expect(over).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).include("latchkey-frame").analyze()
  expect(violations).toEqual([])
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), animations: "disabled" })
  return frame
}

for (const [theme, locale, width] of looks)
  test(`S1.02 in part: what the frame says of passkeys is whole, ${theme} ${locale} ${width}`, async ({
    email,
    page,
    named
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 740 })
    await addAuthenticator(page)
    const address = `looks-${theme}-${locale}@example.org`
    await email.openEmail(`${named.url}/sdk`, { locale, theme })
    await email.ownPage.getByRole("button").first().click()
    const field = email.modal.getByRole("textbox").first()
    await field.fill(address)
    await field.press("Enter")
    const code = email.view.locator("input[autocomplete=one-time-code]")
    await code.fill(await codeIn(named.inbox, address))
    await expect(email.frameDialog).toBeVisible()
    const offer = await expectPanelWhole(email, page, "offer")
    await offer.locator("footer button.main").click()
    await offer.locator("output.code").waitFor()
    const saving = await expectPanelWhole(email, page, "code-beside")
    await saving.locator("footer button.quiet").click()
    await email.expectConnected()
    await expect(email.frameDialog).toBeHidden()
    // Open until the test ends.
    await page.evaluate(() => {
      const { embedded } = (
        window as unknown as { kit: { embedded: { showWallet: () => Promise<unknown> } } }
      ).kit
      embedded.showWallet().catch(() => {})
    })
    await expect(email.frameDialog).toBeVisible()
    const wallet = await expectPanelWhole(email, page, "wallet")
    // The third heading is that of the passkeys' list, whose button stands below its text.
    await wallet.locator("h2").nth(1).locator("xpath=following-sibling::button[1]").click()
    await wallet.locator("ul.passkeys li").waitFor()
    await expectPanelWhole(email, page, "passkeys")
  })
