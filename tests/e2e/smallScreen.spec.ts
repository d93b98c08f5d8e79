import { expect, test } from "./fixtures.ts"

test.use({ viewport: { width: 320, height: 568 } })

test("right-to-left: the close button stands at the start of the reading's end, and rows are mirrored", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open("app", { locale: "ar" })
  await visit.ownPage.getByRole("button").first().click()
  await expect(visit.heading).toHaveText("ربط المحفظة")
  const rowIcon = visit.modal.getByRole("listitem").first().locator(".icon")
  const card = (await visit.modal.boundingBox())!
  const close = (await visit.modal.locator(".header-end button").boundingBox())!
  const icon = (await rowIcon.boundingBox())!
  expect(close.x + close.width / 2).toBeLessThan(card.x + card.width / 2)
  expect(icon.x + icon.width / 2).toBeGreaterThan(card.x + card.width / 2)
})

test("right-to-left: an address is still read from left to right", async ({ visit, install, page }) => {
  await install({})
  await visit.open("app", { locale: "ar" })
  await visit.ownPage.getByRole("button").first().click()
  await visit.wallet("Virtual Wallet").click()
  await expect(visit.fact("status")).toHaveText("connected")
  await page.evaluate(() => window.kit.open({ view: "receive/Address" }))
  const address = visit.modal.getByText("0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266")
  await expect(address).toBeVisible()
  expect(await address.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr")
})
