import type { Page } from "@playwright/test"
import { expect, test, type EmailVisit } from "./email.ts"

const providers = ["Google", "GitHub", "Apple", "Facebook", "X", "Discord"]

/** Names somebody to the provider and agrees, where it does not know the visitor yet. */
const agree = async (page: Page, name: string) => {
  await page.locator("input[name=login]").fill(name)
  await page.locator("input[name=password]").fill("any")
  await page.locator("button[type=submit]").click()
  await page.getByRole("button", { name: "Continue" }).click()
}

const openAt = async (email: EmailVisit, name: string, methods: string) => {
  await email.openEmail(`${email.serverOf("frame")}/sdk`, { methods })
  await email.openModal()
  return email.modal.getByRole("button", { name: `Continue with ${name}`, exact: true })
}

/** In Telegram's browser, presses the button and waits until the page has become the provider's; answers with where it was. */
const leaveForGoogle = async (email: EmailVisit): Promise<string> => {
  const { page } = email
  await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} }))
  const button = await openAt(email, "Google", "google")
  const before = page.url()
  await button.click()
  await page.waitForURL(`${email.serverOf("provider")}/**`)
  return before
}

test("S5.10 in part, S1.02[social login]: a visitor signs in at each of the six providers, and has a wallet of its own at each", async ({
  email,
  page
}) => {
  test.setTimeout(240_000)
  const addresses = new Set<string>()
  const person = `ada-${Date.now()}`
  for (const [place, name] of providers.entries()) {
    const button = await openAt(email, name, `email,${providers.join().toLowerCase()}`)
    const [popup] = await Promise.all([page.waitForEvent("popup"), button.click()])
    // The provider knows who was there before.
    if (place === 0) await agree(popup, person)
    await email.keepRecoveryCode()
    await email.expectConnected()
    expect((await email.snapshot()).embedded.user.userName).toBe(person)
    addresses.add((await email.of("eip155", "address").textContent())!)
    await email.page.getByRole("button", { name: "Leave eip155" }).click()
    await expect(email.of("eip155", "status")).toHaveText("disconnected")
  }
  expect(addresses.size).toBe(providers.length)
})

test("in Telegram's browser the page is led to the provider and back, and goes on", async ({
  email,
  page
}) => {
  test.setTimeout(120_000)
  const before = await leaveForGoogle(email)
  await agree(page, `grace-${Date.now()}`)
  await page.waitForURL(`${email.state.origin}/**`)
  await email.keepRecoveryCode()
  await email.expectConnected()
  expect(page.url()).toBe(before)
  const address = await email.of("eip155", "address").textContent()
  await page.reload()
  await email.expectConnected()
  await expect(email.of("eip155", "address")).toHaveText(address!)
})

test("T18 in part: in Telegram, who declines at the provider is back on the page; a result that nobody asked for is not taken", async ({
  email,
  page
}) => {
  test.setTimeout(120_000)
  const before = await leaveForGoogle(email)
  await page.getByRole("link", { name: /cancel/i }).click()
  await page.waitForURL(`${email.state.origin}/**`)
  expect(page.url()).toBe(before)
  await expect(email.of("eip155", "status")).toHaveText("disconnected")

  await page.evaluate(() => localStorage.clear())
  const result = `${email.serverOf("frame")}/social/result?token=${"a".repeat(43)}`
  await page.goto(`${before}&result_uri=${encodeURIComponent(result)}`)
  await expect.poll(() => page.url()).toBe(before)
  await expect(email.of("eip155", "status")).toHaveText("disconnected")
  await expect(email.modal).toBeHidden()
  await expect(email.iframe).toHaveCount(0)
})

test("S4.22 in part: on a page that its policy cuts off from its windows, the provider's is not said to be closed", async ({
  email,
  page
}) => {
  await email.openEmail(`${email.serverOf("frame")}/sdk`, { methods: "google", coop: "same-origin" })
  await email.openModal()
  const button = email.modal.getByRole("button", { name: "Continue with Google", exact: true })
  const [popup] = await Promise.all([page.waitForEvent("popup"), button.click()])
  await expect(email.modal).toContainText("This page can't hear from the window.")
  await expect(email.modal).toContainText("WINDOWS_CUT_OFF")
  expect(popup.isClosed()).toBe(false)
  const { alerts } = (await email.snapshot()).notice
  expect(alerts.map(({ code }: { readonly code: string }) => code)).toContain("WINDOWS_CUT_OFF")
})
