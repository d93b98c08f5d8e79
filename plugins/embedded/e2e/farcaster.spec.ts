import { expect, test } from "./email.ts"

test("S7.30 in part, S1.02[Farcaster] S2.06[ConnectingFarcaster]: a visitor signs in by Farcaster, whose app opens what is shown", async ({
  email,
  page
}) => {
  test.setTimeout(90_000)
  await email.openEmail(`${email.serverOf("frame")}/sdk`, { methods: "email,farcaster" })
  await email.openModal()
  const start = email.modal.getByRole("button", { name: "Continue with Farcaster" })
  await start.click()
  await expect(email.modal).toContainText("Scan with your phone")
  await expect(email.modal.locator(".qr svg")).toBeVisible()
  await email.modal.getByRole("button", { name: "Cancel" }).click()
  await expect(email.modal).not.toContainText("Scan with your phone")
  await start.click()
  await expect(email.modal.locator(".qr svg")).toBeVisible()

  const [app] = await Promise.all([
    page.waitForEvent("popup"),
    email.modal.getByRole("link", { name: "Open Farcaster" }).click()
  ])
  expect(new URL(app.url()).origin).toBe(email.serverOf("farcaster"))
  await app.getByLabel("Name").fill(`ada-${Date.now()}`)
  await app.getByRole("button", { name: "Sign in" }).click()
  await expect(app.locator("body")).toContainText("Signed in")
  await app.close()
  await email.keepRecoveryCode()
  await email.expectConnected()
  await expect(email.modal).toBeHidden()
  const address = await email.of("eip155", "address").textContent()
  await page.reload()
  await email.expectConnected()
  await expect(email.of("eip155", "address")).toHaveText(address!)
})
