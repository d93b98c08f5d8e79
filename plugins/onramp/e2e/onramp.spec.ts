import { expectWhole, looks } from "../../../tests/e2e/expectWhole.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { newAccount } from "../../../tests/e2e/newAccount.ts"
import { tabTo } from "../../../tests/e2e/tabTo.ts"
import {
  amount,
  beforeIsKnown,
  button,
  buyer as alice,
  etherOf,
  goOn,
  openBuy
} from "../support/buyJourney.ts"

test("S1.03[buy] T27: a visitor buys ether with a card, and sees that it has arrived", async ({
  visit,
  install
}) => {
  await install({})
  await openBuy(visit)
  await button(visit, "Pay $100").click()
  await expect(amount(visit)).toHaveValue("100")
  // A hundred dollars less one percent and half a dollar, at 2,000 for one.
  await expect(visit.view.locator("output")).toHaveText("0.04925")
  await expect(visit.view).toContainText("Corner Shop's fee")
  const before = await etherOf(visit)
  const shop = await goOn(visit)
  await expect(shop.locator("p").first()).toContainText(`100 USD for ETH, to ${alice}`)
  await expect(shop.locator("#opener")).toHaveText("null")
  await expect(visit.view).toContainText("Continue on Corner Shop")
  await button(visit, "Show my balance").click()
  await expect(visit.view).toContainText("Nothing has arrived yet.")
  await shop.getByRole("button", { name: "Pay" }).click()
  await expect(shop.locator("p")).toHaveText("Thank you.")
  await expect(visit.view).toContainText("Corner Shop has sent it")
  await expect(visit.view).toContainText("0.04925 ETH more than before")
  await expect(visit.announced).toContainText("0.04925 ETH more than before")
  expect((await etherOf(visit)) - before).toBe(49_250_000_000_000_000n)
  await button(visit, "Done").click()
  await expect(visit.heading).toHaveText("Account")
  await visit.modal.getByRole("button", { name: "Buy", exact: true }).click()
  await button(visit, "Your purchases").press("Enter")
  await expect(visit.heading).toHaveText("Purchases")
  // Other journeys buy for the same account meanwhile.
  const latest = visit.view.getByRole("listitem").filter({ hasText: "0.04925 ETH" }).first()
  await expect(latest).toContainText("Sent")
  await expect(latest).toContainText("Corner Shop")
  await expect(latest).toContainText("Paid $100")
})

test("what was bought is in the account's activity, told by the chain itself", async ({ visit, install }) => {
  await install({ accounts: [newAccount()] })
  await openBuy(visit, { onramp: "on", activity: "on" })
  await visit.view.getByRole("combobox", { name: "What you buy" }).selectOption("USDC")
  await amount(visit).fill("40")
  const shop = await goOn(visit)
  await beforeIsKnown(visit)
  await shop.getByRole("button", { name: "Pay" }).click()
  await expect(visit.view).toContainText("39.1 USDC more than before")
  await button(visit, "Done").click()
  const bought = visit.view.locator(".tx").filter({ hasText: "+39.1 USDC" })
  await expect(bought).toContainText("Received")
})

for (const [theme, locale, width] of looks) {
  test(`buying is whole, ${theme} ${locale} ${width}`, async ({ visit, install, page }) => {
    await page.setViewportSize({ width, height: 740 })
    await install({})
    await visit.open("app", { onramp: "on" })
    await visit.connect()
    await visit.open("app", { onramp: "on", locale, theme })
    await expect(visit.fact("status")).toHaveText("connected")
    await page.evaluate(() => window.kit.open({ view: "onramp/Buy" }))
    await visit.view.getByRole("textbox").first().fill("100")
    await expect(visit.view.locator("output")).toHaveText(/0[.,٫]04925|٠٫٠٤٩٢٥/)
    await expectWhole(visit, "form")
    const opening = page.context().waitForEvent("page")
    await visit.view.locator(".button").last().click()
    const shop = await opening
    await expect(visit.view).toContainText("Corner Shop")
    await expectWhole(visit, "waiting")
    await shop.getByRole("button", { name: "Pay" }).click()
    await expect(shop.locator("p")).toHaveText("Thank you.")
    await page.evaluate(() => window.kit.open({ view: "onramp/Purchases" }))
    await expect(visit.view.getByRole("listitem").first()).toContainText("ETH")
    await expectWhole(visit, "purchases")
  })
}

test("a visitor buys a token, in euros", async ({ visit, install }) => {
  await install({ accounts: [newAccount()] })
  await openBuy(visit)
  await visit.view.getByRole("combobox", { name: "Currency" }).selectOption("EUR")
  await visit.view.getByRole("combobox", { name: "What you buy" }).selectOption("USDC")
  await amount(visit).fill("20")
  await expect(visit.view.locator("output")).toHaveText("19.3")
  const shop = await goOn(visit)
  await beforeIsKnown(visit)
  await expect(shop.locator("p").first()).toContainText("20 EUR for USDC")
  await shop.getByRole("button", { name: "Pay" }).click()
  await expect(visit.view).toContainText("19.3 USDC more than before")
})

test("a visitor buys by keyboard alone", async ({ visit, install, page }) => {
  await install({ accounts: [newAccount()] })
  await visit.open("app", { onramp: "on" })
  await visit.connect()
  await visit.accountButton.focus()
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Account")
  await tabTo(visit.modal.getByRole("button", { name: "Buy", exact: true }))
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Buy")
  await tabTo(visit.view.getByRole("combobox", { name: "What you buy" }))
  await page.keyboard.type("USDC")
  await tabTo(amount(visit))
  await page.keyboard.type("40")
  await expect(visit.view.locator("output")).toHaveText("39.1")
  const opening = page.context().waitForEvent("page")
  await page.keyboard.press("Enter")
  const shop = await opening
  await beforeIsKnown(visit)
  await shop.getByRole("button", { name: "Pay" }).press("Enter")
  await expect(shop.locator("p")).toHaveText("Thank you.")
  await expect(visit.view).toContainText("39.1 USDC more than before")
  await tabTo(button(visit, "Done"))
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Account")
})

test("a visitor who closes the provider's window is told so, and can open it again", async ({
  visit,
  install,
  context
}) => {
  await install({})
  await openBuy(visit)
  await amount(visit).fill("50")
  const shop = await goOn(visit)
  await shop.close()
  await expect(visit.view).toContainText("Corner Shop's page seems to be closed")
  const opening = context.waitForEvent("page")
  await visit.view.getByRole("link", { name: "Open Corner Shop's page" }).click()
  const again = await opening
  await expect(again.locator("p").first()).toContainText(`50 USD for ETH, to ${alice}`)
  await expect(again.locator("#opener")).toHaveText("null")
  await again.getByRole("button", { name: "Decline" }).click()
  await expect(visit.view).toContainText("The purchase failed")
})

test("on a page that its policy cuts off from its windows, the shop's is not said to be closed, and what it sells arrives", async ({
  visit,
  install
}) => {
  await install({})
  await openBuy(visit, { onramp: "on", coop: "same-origin" })
  await amount(visit).fill("50")
  const shop = await goOn(visit)
  const told = () => visit.page.evaluate(() => window.kit.getSnapshot().notice.alerts.map(({ code }) => code))
  await expect.poll(told).toContain("WINDOWS_CUT_OFF")
  await expect(visit.view).toContainText("Continue on Corner Shop")
  await beforeIsKnown(visit)
  await shop.getByRole("button", { name: "Pay" }).click()
  await expect(visit.view).toContainText("Corner Shop has sent it")
})

test("a browser that opens no window leaves a link", async ({ visit, install, page }) => {
  await install({})
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openBuy(visit)
  await amount(visit).fill("50")
  await button(visit, "Continue on Corner Shop").click()
  await expect(visit.view).toContainText("No window was opened")
  await expect(visit.view.getByRole("link", { name: "Open Corner Shop's page" })).toHaveAttribute(
    "rel",
    "noopener noreferrer"
  )
})

test("S8.04 in part: a shop that does not say what it sells or for how much is told of, and sells all the same", async ({
  visit,
  install,
  page,
  complaints
}) => {
  complaints.allow(/status of 503/)
  await install({})
  await page.route(/\/(options|quote)(\?|$)/, (route) =>
    route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" }, body: "{}" })
  )
  await openBuy(visit)
  await expect(visit.view).toContainText("Corner Shop didn't say what it sells")
  await amount(visit).fill("100")
  await expect(visit.view).toContainText("No price from Corner Shop yet")
  await expect(visit.view.locator("output")).toHaveText("–")
  const shop = await goOn(visit)
  await expect(shop.locator("p").first()).toContainText("100 USD for USDC")
})

test("S5.22 in part: an amount out of bounds is said to be, and opens nothing", async ({
  visit,
  install,
  context
}) => {
  await install({})
  await openBuy(visit)
  await amount(visit).fill("9.99")
  await expect(visit.view).toContainText("Enter $10 or more.")
  await amount(visit).fill("7500.01")
  await expect(visit.view).toContainText("Enter $7,500 or less.")
  await button(visit, "Continue on Corner Shop").click()
  await expect(amount(visit)).toBeFocused()
  expect(context.pages()).toHaveLength(1)
})

test("S5.01 in part: on a network where nothing is sold, another one is offered", async ({
  visit,
  install
}) => {
  await install({})
  await openBuy(visit)
  await visit.page.evaluate(() => window.kit.switchNetwork({ networkId: "eip155:8453" }))
  await expect(visit.fact("network")).toHaveText("eip155:8453")
  await visit.page.evaluate(() => window.kit.open({ view: "onramp/Buy" }))
  await expect(visit.view).toContainText("You can't buy on Base here")
  await button(visit, "Choose another network").click()
  await expect(visit.heading).toHaveText("Choose network")
})

test.describe("in Shanghai", () => {
  test.use({ timezoneId: "Asia/Shanghai" })

  test("S5.23 in part: nothing is offered", async ({ visit, install }) => {
    await install({})
    await visit.open("app", { onramp: "on" })
    await visit.connect()
    await visit.accountButton.click()
    await expect(visit.modal.getByRole("button", { name: "Receive", exact: true })).toBeVisible()
    await expect(visit.modal.getByRole("button", { name: "Buy", exact: true })).toHaveCount(0)
  })
})
