import type { Page } from "@playwright/test"
import { addAuthenticator } from "../server/support/authenticator.ts"
import { EmailVisit, expect } from "./email.ts"
import { codeIn, pressIn, signIn, test } from "./namedFrame.ts"

const picture = (page: Page, name: string) =>
  page.screenshot({ path: test.info().outputPath(`${name}.png`), animations: "disabled" })

test("S4.18 S4.19 in part, T18 in part: who signed up with a passkey and lost the device comes back by the recovery code, ends the old device, changes the address and signs", async ({
  email,
  page,
  browser,
  state,
  named,
  watched
}) => {
  test.setTimeout(240_000)
  // The form is sent again until the server's pause between two mails is over.
  watched.allow(/429 \(Too Many Requests\)/)
  // What the device that was ended is told.
  watched.allow(/401 \(Unauthorized\)/)
  const [ada, next] = ["ada@example.org", "ada@example.net"]
  const { inbox, url } = named
  await addAuthenticator(page)
  await signIn(email, named, ada)
  await pressIn(await email.frame(), "Create a passkey")
  const saving = await email.frame()
  await saving.getByRole("heading", { name: "Your recovery code" }).waitFor()
  const recovery = (await saving.locator("output.code span").allTextContents()).join("-")
  await saving.getByRole("textbox").fill(recovery.slice(-4))
  await pressIn(saving, "Continue")
  await email.expectConnected()
  const address = await email.of("eip155", "address").textContent()
  expect((await inbox.take(ada)).subject).toContain("passkeys")

  // Another device, without the passkey.
  const other = await browser.newContext()
  try {
    const visit = new EmailVisit(await other.newPage(), state)
    await visit.openEmail(`${url}/sdk`)
    await visit.giveEmail(ada)
    // There is one mail to an address in 30 seconds.
    await expect(async () => {
      await visit.emailField.press("Enter", { timeout: 1_000 }).catch(() => {})
      await expect(visit.modal).toContainText("Confirm this device", { timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
    const mail = await other.newPage()
    await mail.goto((await inbox.take(ada)).text.match(/^http:\S+$/m)![0])
    await mail.getByRole("button").click()
    await mail.close()
    await visit.codeField.waitFor()
    await visit.codeField.fill(await codeIn(inbox, ada))
    await expect(visit.frameDialog).toBeVisible()
    const opening = await visit.frame()
    await picture(visit.page, "1-open-your-wallet")
    await opening.getByLabel("Recovery code").fill(recovery)
    await pressIn(opening, "Open the wallet")
    await visit.expectConnected()
    await expect(visit.of("eip155", "address")).toHaveText(address!)

    await visit.openWallet()
    await visit.modal.getByRole("button", { name: "Back up the wallet" }).click()
    await expect(visit.frameDialog).toBeVisible()
    const owner = await visit.frame()
    await picture(visit.page, "2-your-wallet")
    await pressIn(owner, "Show devices")
    await owner.getByText("This device").waitFor()
    await expect(owner.getByRole("listitem")).toHaveCount(2)
    await picture(visit.page, "3-devices")
    await expect(owner.locator("main.seen")).toBeVisible()
    await owner.getByRole("button", { name: /^Sign out: / }).click()
    await expect(owner.getByRole("listitem")).toHaveCount(1)
    await picture(visit.page, "4-devices-after")
    await pressIn(owner, "Close")
    await expect(visit.frameDialog).toBeHidden()
    // The lost one is signed out when it asks next.
    await page.reload()
    await expect(email.of("eip155", "status")).toHaveText("disconnected")

    await visit.modal.getByRole("button", { name: ada }).click()
    await visit.emailField.fill(next)
    await visit.emailField.press("Enter")
    const asking = await visit.frame()
    await expect(asking.locator("main.seen")).toContainText(next)
    await picture(visit.page, "5-another-address")
    await pressIn(asking, "Change the address")
    await visit.codeField.waitFor()
    await visit.codeField.pressSequentially(await codeIn(inbox, ada))
    await expect(visit.view).toContainText(next)
    await visit.codeField.pressSequentially(await codeIn(inbox, next))
    await expect(visit.heading).toHaveText("Wallet")
    await expect(visit.view).toContainText(next)
    await picture(visit.page, "6-wallet-settings")
    expect((await inbox.take(ada)).text).toContain("no longer signs in")
    await visit.page.keyboard.press("Escape")
    await expect(visit.modal).toBeHidden()

    await visit.askToSign()
    await picture(visit.page, "7-sign")
    await pressIn(await visit.frame(), "Sign")
    await expect(visit.of("eip155", "signature")).not.toBeEmpty()
    await expect(visit.of("eip155", "address")).toHaveText(address!)
  } finally {
    await other.close()
  }
})
