import { expect, test } from "@playwright/test"

test("a visitor connects, and still is after a reload", async ({ page }) => {
  await page.goto("/")
  await page.getByRole("button", { name: "Connect wallet" }).click()
  await page.getByRole("button", { name: "Test wallet" }).click()
  await expect(page.getByRole("button", { name: "Open wallet" })).toBeVisible()

  await page.reload()
  await expect(page.getByRole("button", { name: "Open wallet" })).toBeVisible()

  await page.evaluate(() => window.testWallet?.revoke())
  await expect(page.getByRole("button", { name: "Connect wallet" })).toBeVisible()
})
