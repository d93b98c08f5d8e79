import { expect, test } from "../../../tests/e2e/fixtures.ts"

for (const way of ["click", "keyboard"] as const) {
  test(`S2.08 in part: a visitor sends a token from its row, by ${way}`, async ({ visit, install, page }) => {
    await install({})
    await visit.open("app", { tokens: "on" })
    await visit.connect()
    await visit.accountButton.click()
    const row = visit.view.getByRole("button", { name: /^Send USD Coin/ })
    await expect(row).toContainText("USDC")
    if (way === "click") await row.click()
    else {
      await row.focus()
      await page.keyboard.press("Enter")
    }
    await expect(visit.heading).toHaveText("Send")
    await expect(visit.view.getByRole("button", { name: "Token: USDC" })).toBeVisible()
    await expect(visit.view).toContainText(/You have [\d.,]+ USDC/)
    await page.keyboard.press("Escape")
  })
}
