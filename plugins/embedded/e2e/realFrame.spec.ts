import { createPublicClient, http, type Hex } from "viem"
import { EmailVisit, expect, test } from "./email.ts"

test(
  "S1.02 S4.20 in part: over the frame that anyone can host, a visitor signs in with the code of the e-mail, signs, comes back and leaves",
  { tag: "@engines" },
  async ({ email, state }) => {
    test.setTimeout(90_000)
    await email.signUp(`visitor-${Date.now()}@example.org`)
    await expect(email.frameDialog).toBeHidden()
    await expect(email.modal).toBeHidden()
    const address = (await email.of("eip155", "address").textContent()) as Hex
    expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)

    await email.askToSign()
    const frame = await email.frame()
    await expect(frame.locator("body")).toContainText("Hello from the test app")
    await frame.getByRole("button", { name: "Sign" }).click()
    await expect(email.of("eip155", "signature")).not.toBeEmpty()
    const signature = (await email.of("eip155", "signature").textContent()) as Hex
    const client = createPublicClient({ transport: http(state.chains[0]!.rpcUrl) })
    expect(await client.verifyMessage({ address, message: "Hello from the test app", signature })).toBe(true)
    await expect(email.frameDialog).toBeHidden()

    await email.page.reload()
    await email.expectConnected()
    await expect(email.of("eip155", "address")).toHaveText(address)
    await expect(email.frameDialog).toBeHidden()
    await email.askToSign()
    const again = await email.frame()
    // The frame lets go of its buttons once it has been seen for a while.
    await expect(again.getByRole("button", { name: "Sign" })).toHaveAttribute("aria-disabled", "false")
    await again.getByRole("button", { name: "Decline" }).click()
    await expect(email.of("eip155", "error")).toHaveText("SIGNING_REJECTED")

    await email.page.getByRole("button", { name: "Leave eip155" }).click()
    await expect(email.of("eip155", "status")).toHaveText("disconnected")
    await email.page.reload()
    await expect(email.of("eip155", "status")).toHaveText("disconnected")
    await expect(email.iframe).toHaveCount(0)
  }
)

test("S4.18 S4.19 in part: the e-mail is changed, and signs in on a new device, by keyboard alone", async ({
  email,
  browser,
  state,
  watched
}) => {
  test.setTimeout(150_000)
  // The form is sent again until the server's pause between two mails is over.
  watched.allow(/429 \(Too Many Requests\)/)
  const [old, next] = [`old-${Date.now()}@example.org`, `next-${Date.now()}@example.org`]
  const recovery = await email.signUp(old)
  const address = await email.of("eip155", "address").textContent()
  await email.openWallet()
  await email.modal.getByRole("button", { name: old }).press("Enter")
  await expect(email.heading).toHaveText("Change e-mail")
  await email.emailField.fill(next)
  await email.emailField.press("Enter")
  await expect(email.frameDialog).toBeVisible()
  const asking = await email.frame()
  await expect(asking.getByRole("heading", { level: 1 })).toHaveText(
    "Change the e-mail address of your wallet"
  )
  await expect(asking.locator("main.seen")).toContainText(next)
  await asking.getByRole("button", { name: "Change the address" }).press("Enter")
  await email.codeField.waitFor()
  await email.codeField.pressSequentially(await email.codeFor(old, 2))
  await expect(email.view).toContainText(next)
  await email.codeField.pressSequentially(await email.codeFor(next))
  await expect(email.heading).toHaveText("Wallet")
  await expect(email.view).toContainText(next)
  await expect(email.of("eip155", "address")).toHaveText(address!)

  const other = await browser.newContext()
  try {
    const visit = new EmailVisit(await other.newPage(), state)
    const { page } = visit
    await visit.openEmail(`${visit.serverOf("frame")}/sdk`)
    await visit.connectButton.press("Enter")
    await visit.emailField.pressSequentially(next)
    // There is one mail to an address in 30 seconds.
    await expect(async () => {
      await page.keyboard.press("Enter")
      await expect(visit.modal).toContainText("Confirm this device", { timeout: 3_000 })
    }).toPass({ timeout: 45_000 })
    const mail = await other.newPage()
    await mail.goto(await visit.linkFor(next))
    await mail.getByRole("button").press("Enter")
    await expect(mail.locator("h1")).toHaveText("The device is let in")
    await visit.codeField.waitFor()
    await visit.codeField.pressSequentially(await visit.codeFor(next, 3))
    await expect(visit.frameDialog).toBeVisible()
    const frame = await visit.frame()
    await frame.getByRole("textbox").pressSequentially(recovery)
    await page.keyboard.press("Enter")
    await visit.expectConnected()
    await expect(visit.of("eip155", "address")).toHaveText(address!)
  } finally {
    await other.close()
  }
})
