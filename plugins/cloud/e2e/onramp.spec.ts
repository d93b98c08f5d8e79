import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { amount, button, buyer, etherOf, goOn, openBuy } from "../../onramp/support/buyJourney.ts"

const service = { onramp: "cloud", cloud: "stack" }

test("T27 a visitor buys ether through the service, and sees that it has arrived", async ({
  visit,
  install
}) => {
  await install({})
  await openBuy(visit, service)
  await button(visit, "Pay $100").click()
  // A hundred dollars less one percent and half a dollar, at 2,000 for one.
  await expect(visit.view.locator("output")).toHaveText("0.04925")
  await expect(visit.view).toContainText("Corner Shop's fee")
  const before = await etherOf(visit)
  const shop = await goOn(visit)
  await expect(shop.locator("p").first()).toContainText(`100 USD for ETH, to ${buyer}`)
  await button(visit, "Show my balance").click()
  await expect(visit.view).toContainText("Nothing has arrived yet.")
  await shop.getByRole("button", { name: "Pay" }).click()
  await expect(shop.locator("p")).toHaveText("Thank you.")
  expect((await etherOf(visit)) - before).toBe(49_250_000_000_000_000n)
  await button(visit, "Show my balance").click()
  await expect(visit.view).toContainText("0.04925 ETH more than before")
})

test("a visitor buys a token through the service, in euros", async ({ visit, install }) => {
  await install({})
  await openBuy(visit, service)
  await visit.view.getByRole("combobox", { name: "Currency" }).selectOption("EUR")
  await visit.view.getByRole("combobox", { name: "What you buy" }).selectOption("USDC")
  await amount(visit).fill("20.50")
  // Less one percent and half a euro.
  await expect(visit.view.locator("output")).toHaveText("19.8")
  const shop = await goOn(visit)
  await expect(shop.locator("p").first()).toContainText("20.5 EUR for USDC")
  await button(visit, "Show my balance").click()
  await expect(visit.view).toContainText("Nothing has arrived yet.")
  await shop.getByRole("button", { name: "Pay" }).click()
  await expect(shop.locator("p")).toHaveText("Thank you.")
  await button(visit, "Show my balance").click()
  await expect(visit.view).toContainText("19.8 USDC more than before")
})

test("S8.04 in part: a service that does not say what is sold or for how much is told of, and sells all the same", async ({
  visit,
  install,
  complaints
}) => {
  complaints.allow(/status of 503/)
  await install({})
  await openBuy(visit, {
    onramp: "cloud",
    cloud: "stack~onramp/providers/properties.503~onramp/multi/quotes.503"
  })
  await expect(visit.view).toContainText("Corner Shop didn't say what it sells")
  await amount(visit).fill("100")
  await expect(visit.view).toContainText("No price from Corner Shop yet")
  await expect(visit.view.locator("output")).toHaveText("–")
  const shop = await goOn(visit)
  await expect(shop.locator("p").first()).toContainText("100 USD for USDC")
})

test("T27 a service that leads to another page opens nothing", async ({ visit, install, page, context }) => {
  await install({})
  await page.route(/\/v1\/onramp\/widget/, (route) =>
    route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      json: { widgetUrl: `https://evil.example/buy?to=${buyer}` }
    })
  )
  await openBuy(visit, service)
  await amount(visit).fill("100")
  await button(visit, "Continue on Corner Shop").click()
  await expect(visit.view).toContainText("doesn't lead where it should")
  await expect.poll(() => context.pages().length).toBe(1)
})
