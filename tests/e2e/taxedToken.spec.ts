import { parseUnits } from "viem"
import { amount, button, choose, openSwap, sent } from "../../plugins/swap/support/swapJourney.ts"
import { askForPayment, outcomeOf } from "../../plugins/pay/support/payJourney.ts"
import { expectWhole, looks } from "./expectWhole.ts"
import { expect, test } from "./fixtures.ts"
import { heldOfKeeping, mintKeeping } from "./mintKeeping.ts"
import { newAccount, newPayer } from "./newAccount.ts"
import type { Visit } from "./Visit.ts"

const whole = 10n ** 18n

/** An account that can pay fees and has a hundred times what is sent here. */
const newHolder = async (visit: Visit, name: "taxed" | "twoFaced" = "taxed") => {
  const account = await newPayer(visit)
  await mintKeeping(visit, name, account.address, 10_000n * whole)
  return account
}

/** Enters a hundred of a token in the form of sending. */
const enterHundred = async (visit: Visit, token: string, to: string) => {
  await visit.accountButton.click()
  await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
  await expect(visit.heading).toHaveText("Send")
  await button(visit, /^Token/).click()
  await expect(visit.heading).toHaveText("Choose token")
  await button(visit, new RegExp(`^${token}`)).click()
  await expect(visit.heading).toHaveText("Send")
  await visit.view.getByRole("textbox", { name: "Amount" }).fill("100")
  await visit.view.getByRole("textbox", { name: "To" }).fill(to)
  await button(visit, "Review").click()
}

/** An amount as the review has it in full, beside what it shows. */
const inFull = async (visit: Visit, symbol: string, place: string) => {
  const title = await visit.view.locator(place).locator("bdi[title]").first().getAttribute("title")
  return parseUnits(title!.replace(symbol, "").replaceAll(",", "").trim(), 18)
}

/** Asks for 100 of a token, as an app does. */
const askForHundred = (visit: Visit, name: "taxed" | "twoFaced", recipient: string) =>
  askForPayment(visit, {
    network: "eip155:1",
    asset: visit.state.chains[0]!.keeping![name],
    metadata:
      name === "taxed"
        ? { name: "Taxed Token", symbol: "TAX", decimals: 18 }
        : { name: "Two-Faced Token", symbol: "TWO", decimals: 18 },
    recipient,
    amount: String(100n * whole)
  })

test("T20 in part: of a token that keeps a tenth, the review says what will arrive, and the end what did", async ({
  visit,
  install
}) => {
  const receiver = newAccount().address
  await install({ accounts: [await newHolder(visit)] })
  await visit.open("app", { keeping: "on" })
  await visit.connect()
  await enterHundred(visit, "Taxed Token", receiver)
  await expect(visit.heading).toHaveText("Review")
  await expect(visit.view).toContainText("90 of 100 TAX will arrive: this token keeps 10%.")
  const submit = button(visit, "Send 100 TAX")
  await expect(submit).toHaveAttribute("aria-disabled", "true")
  await visit.view.getByRole("checkbox", { name: "Send anyway" }).check()
  await submit.click()
  await expect(visit.view).toContainText("90 of 100 TAX arrived")
  await expect(visit.view).toContainText("This token kept 10% of your transfer")
  await expect(visit.announced).toContainText("90 of 100 TAX arrived")
  expect(await heldOfKeeping(visit, "taxed", receiver)).toBe(90n * whole)
})

test("T20 in part: of a token that keeps nothing while it is tried, the end says what arrived, and that it differs", async ({
  visit,
  install
}) => {
  const receiver = newAccount().address
  await install({ accounts: [await newHolder(visit, "twoFaced")] })
  await visit.open("app", { keeping: "on" })
  await visit.connect()
  await enterHundred(visit, "Two-Faced Token", receiver)
  await expect(visit.heading).toHaveText("Review")
  await expect(visit.view).not.toContainText("will arrive")
  await button(visit, "Send 100 TWO").click()
  await expect(visit.view).toContainText("90 of 100 TWO arrived")
  await expect(visit.view).toContainText("In the test before, 100 TWO would have arrived")
  expect(await heldOfKeeping(visit, "twoFaced", receiver)).toBe(90n * whole)
})

test("T20, T24 in part: buying one by a swap promises what arrives, and says that it can't be sold again", async ({
  visit,
  install
}) => {
  const account = await newPayer(visit)
  await install({ accounts: [account] })
  await openSwap(visit, { swap: "on", keeping: "on" })
  await choose(visit, "receive about", "Taxed Token")
  await amount(visit).fill("0.25")
  await button(visit, "Review swap").click()
  await expect(visit.heading).toHaveText("Review")
  await expect(visit.view).toContainText(/10% less than offered: this token keeps part of each transfer/)
  await expect(visit.view).toContainText("You may not be able to sell TAX again here")
  const least = await inFull(visit, "TAX", ".fact:has-text('You get at least')")
  const about = await inFull(visit, "TAX", ".swap-side:last-child")
  await visit.view.getByRole("checkbox").check()
  await button(visit, "Swap 0.25 ETH").click()
  await expect(visit.view).toContainText("Swapped 0.25 ETH")
  const got = await heldOfKeeping(visit, "taxed", account.address)
  expect(got).toBe(about)
  expect(got >= least).toBe(true)
  const said = /You got ([\d.,]+)\s*TAX/.exec(await visit.view.innerText())![1]!
  expect(parseUnits(said.replaceAll(",", ""), 18)).toBe(got)
})

test("T24, T25 in part: selling one is refused with its reason, before an approval is paid for", async ({
  visit,
  install
}) => {
  await install({ accounts: [await newHolder(visit)] })
  await openSwap(visit, { swap: "on", keeping: "on" })
  await choose(visit, "sell", "Taxed Token")
  await choose(visit, "receive about", "Ether")
  await amount(visit).fill("100")
  await button(visit, "Review swap").click()
  await expect(visit.view).toContainText(
    "This token keeps part of each transfer, and this exchange doesn't take that."
  )
  expect(await sent(visit)).toEqual([])
})

test("T24 in part: a site that allows less than it keeps has it neither sent nor bought", async ({
  visit,
  install
}) => {
  await install({ accounts: [await newHolder(visit)] })
  await visit.open("app", { swap: "on", keeping: "on", maxTransferTax: "9.5" })
  await visit.connect()
  await enterHundred(visit, "Taxed Token", newAccount().address)
  const refused = "This token keeps more of each transfer than this site allows."
  await expect(visit.view).toContainText(refused)
  await expect(visit.heading).toHaveText("Send")
  await visit.page.evaluate(() => window.kit.open({ view: "swap/Swap" }))
  await choose(visit, "receive about", "Taxed Token")
  await amount(visit).fill("0.25")
  await button(visit, "Review swap").click()
  await expect(visit.view).toContainText(refused)
  expect(await sent(visit)).toEqual([])
})

test("T20, T21 in part: a payment with one is refused before it is asked for; of one that hid it, the page is told what is missing", async ({
  visit,
  install
}) => {
  const shop = newAccount().address
  const account = await newHolder(visit)
  await mintKeeping(visit, "twoFaced", account.address, 10_000n * whole)
  await install({ accounts: [account] })
  await visit.open("app", { pay: "on", keeping: "on" })
  await visit.connect()
  await askForHundred(visit, "taxed", shop)
  await button(visit, "Pay with Virtual Wallet").click()
  await expect(visit.view).toContainText("so it can't pay in full")
  expect(await sent(visit)).toEqual([])
  await visit.page.keyboard.press("Escape")
  await expect(visit.modal).toBeHidden()
  expect(await outcomeOf(visit)).toMatchObject({ code: "PAY_CANCELLED" })

  await askForHundred(visit, "twoFaced", shop)
  await button(visit, "Pay with Virtual Wallet").click()
  await button(visit, "Pay 100 TWO").click()
  await expect(visit.view).toContainText("90 of 100 TWO arrived")
  await expect(visit.view).toContainText("it isn't paid in full")
  await expect(visit.view).not.toContainText("Paid 100 TWO")
  expect(await outcomeOf(visit)).toMatchObject({
    code: "PAY_SHORT",
    details: { asked: 100n * whole, arrived: 90n * whole }
  })
  expect(await heldOfKeeping(visit, "twoFaced", shop)).toBe(90n * whole)
})

for (const [theme, locale, width] of [["light", "en", 360] as const, ...looks.slice(1)]) {
  test(`what is said of a token that keeps a part is whole, ${theme} ${locale} ${width}`, async ({
    visit,
    install,
    page
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await install({ accounts: [await newHolder(visit)] })
    await visit.open("app", { swap: "on", keeping: "on" })
    await visit.connect()
    await visit.open("app", { swap: "on", keeping: "on", locale, theme })
    await expect(visit.fact("status")).toHaveText("connected")
    await page.evaluate(() => window.kit.open({ view: "swap/Swap" }))
    await visit.view.locator(".token-chip").last().click()
    await visit.view.locator(".row").filter({ hasText: "TAX" }).first().click()
    await visit.view.getByRole("textbox").first().fill("0.25")
    await expect(visit.view).toContainText(/1\s*ETH = /)
    await visit.view.locator(".button").last().click()
    await expect(visit.view).toContainText("Uniswap V2")
    await expectWhole(visit, "swap review")
    await page.evaluate(() => window.kit.open({ view: "send/Send" }))
    await visit.view.locator(".token-chip").first().click()
    await visit.view.locator(".row").filter({ hasText: "TAX" }).first().click()
    await visit.view.getByRole("textbox").first().fill("100")
    await visit.view.getByRole("textbox").last().fill(newAccount().address)
    await visit.view.locator(".button").last().click()
    await expect(visit.view.getByRole("checkbox")).toBeVisible()
    await expectWhole(visit, "review")
    await visit.view.getByRole("checkbox").check()
    await visit.view.locator(".button").last().click()
    await expect(visit.view).toContainText(/90|٩٠/)
    await expectWhole(visit, "arrived")
  })
}
