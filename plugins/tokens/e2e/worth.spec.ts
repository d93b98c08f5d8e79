import { expect, test } from "../../../tests/e2e/fixtures.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"

const total = (visit: Visit) => visit.page.locator(".tokens-total")
const openTokens = async (visit: Visit, cloud: string) => {
  await visit.open("app", { tokens: "on", cloud, accounts: "eip155" })
  await visit.connect()
  await visit.accountButton.click()
  await expect(visit.heading).toHaveText("Account")
  await expect(total(visit)).toBeAttached()
}

test("S3.09 in part: a visitor sees what the tokens are worth, by the prices of the site's own server", async ({
  visit,
  install
}) => {
  await install({})
  await openTokens(visit, "stack")
  await expect(total(visit)).toContainText(/Total\s*\$[\d,]+\.\d\d/)
  const dai = visit.page.locator(".token").filter({ hasText: "DAI" })
  // Each costs 0.999 there.
  const [amount, worth] = await Promise.all(
    [".token-amount", ".token-worth"].map(async (part) =>
      Number((await dai.locator(part).innerText()).replaceAll(/[$,]/g, ""))
    )
  )
  expect(Math.abs(worth! - amount! * 0.999)).toBeLessThan(0.02)
})

test("S3.11 in part: a visitor sees what an amount is worth before it is sent", async ({
  visit,
  install
}) => {
  await install({})
  await openTokens(visit, "stack")
  await visit.page.locator(".token").filter({ hasText: "DAI" }).click()
  const amount = visit.view.getByRole("textbox", { name: "Amount" })
  await expect(amount).toBeVisible()
  await expect(visit.view).not.toContainText("≈")
  await amount.fill("1000")
  await expect(visit.view).toContainText("≈ $999.00")
})

test("T26 T31 in part: a server that does not know prices, or is in trouble, costs the visitor nothing but the worth", async ({
  visit,
  install,
  complaints
}) => {
  complaints.allow(/Failed to load resource|status of 503/)
  await install({})
  await openTokens(visit, "stack~fungible.503")
  await expect(visit.page.locator(".token").first()).toContainText("Ether")
  await expect(total(visit)).toContainText("Not known")
  await expect(visit.page.locator(".token-worth")).toHaveCount(0)
})
