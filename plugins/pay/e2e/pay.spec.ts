import { generatePrivateKey, privateKeyToAddress } from "viem/accounts"
import { decliningAccount } from "../../../tests/e2e/decliningAccount.ts"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"
import { expectWhole, looks } from "../../../tests/e2e/expectWhole.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { newPayer } from "../../../tests/e2e/newAccount.ts"
import { pressByKeyboard } from "../../../tests/e2e/tabTo.ts"
import { askForPayment, outcomeOf } from "../support/payJourney.ts"

/** A shop that nobody else pays: each worker has one of its own, as tests of several pay at the same time. */
const shop = privateKeyToAddress(generatePrivateKey())

type Asked = "ether" | "usdc"

/** Opens a page whose kit can pay. */
const openPage = async (visit: Visit, options: Readonly<Record<string, string>> = {}) => {
  await visit.open("app", { pay: "on", ...options })
  await expect(visit.ownPage.getByRole("button").first()).toBeVisible()
}

/** Has the page ask for a payment to the shop. */
const ask = (
  visit: Visit,
  what: Asked,
  more: object = {},
  amount = what === "ether" ? "10000000000000000" : "2500000"
) => {
  const { usdc } = visit.state.chains[0]!.tokens as { readonly usdc: string }
  const of =
    what === "ether"
      ? { asset: "native", metadata: { name: "Ether", symbol: "ETH", decimals: 18 } }
      : { asset: usdc, metadata: { name: "USD Coin", symbol: "USDC", decimals: 6 } }
  return askForPayment(visit, { network: "eip155:1", ...of, recipient: shop, amount }, more)
}

const button = (visit: Visit, name: string | RegExp) => visit.view.getByRole("button", { name })

const etherOf = async ({ state }: Visit, address: string = shop) =>
  BigInt(await askNode<string>(state.chains[0]!.rpcUrl, "eth_getBalance", [address, "latest"]))

const usdcOf = async ({ state }: Visit) => {
  const { rpcUrl, tokens } = state.chains[0]!
  const data = `0x70a08231${shop.slice(2).toLowerCase().padStart(64, "0")}`
  const to = (tokens as { readonly usdc: string }).usdc
  return BigInt(await askNode<string>(rpcUrl, "eth_call", [{ to, data }, "latest"]))
}

/** Presses an exchange's row, and answers with the window that opens. */
const openExchange = async (visit: Visit, name = "Harbour Exchange") => {
  const opening = visit.page.context().waitForEvent("page")
  await button(visit, name).click()
  const page = await opening
  await expect(page.getByRole("heading")).toHaveText(name)
  return page
}

test("S1.03 in part, T20, T22: a visitor connects a wallet and pays ether, and the page is told when the chain has it", async ({
  visit,
  install
}) => {
  await install({})
  await openPage(visit)
  const before = await etherOf(visit)
  await ask(visit, "ether")
  await expect(visit.view).toContainText("0.01 ETH")
  await expect(visit.view).toContainText(shop)
  await button(visit, "Connect a wallet").click()
  await visit.wallet("Virtual Wallet").click()
  await button(visit, "Pay with Virtual Wallet").click()
  await expect(visit.heading).toHaveText("Review")
  await expect(visit.view).toContainText(shop)
  await button(visit, "Pay 0.01 ETH").click()
  await expect(visit.view).toContainText("Paid 0.01 ETH")
  await expect(visit.announced).toContainText("Paid 0.01 ETH")
  expect(await outcomeOf(visit)).toMatchObject({ type: "wallet", networkId: "eip155:1" })
  expect((await etherOf(visit)) - before).toBe(10n ** 16n)
  await button(visit, "Done").click()
  await expect(visit.modal).toBeHidden()
})

test("S1.03 in part, T21: a connected visitor pays a token", async ({ visit, install }) => {
  await install({})
  await openPage(visit)
  await visit.connect()
  const before = await usdcOf(visit)
  await ask(visit, "usdc")
  await expect(visit.view).toContainText("2.5 USDC")
  await button(visit, "Pay with Virtual Wallet").click()
  await button(visit, "Pay 2.5 USDC").click()
  await expect(visit.view).toContainText("Paid 2.5 USDC")
  expect((await usdcOf(visit)) - before).toBe(2_500_000n)
})

test("S1.03 in part: a visitor pays from an exchange, without a wallet", async ({ visit }) => {
  await openPage(visit)
  const before = await usdcOf(visit)
  await ask(visit, "usdc")
  const page = await openExchange(visit)
  await expect(page.locator("p").first()).toContainText(`2.5 USDC to ${shop}`)
  await expect(page.locator("#opener")).toHaveText("null")
  await expect(visit.view).toContainText("Continue on Harbour Exchange")
  await page.getByRole("button", { name: "Pay" }).click()
  await expect(page.locator("p")).toHaveText("Thank you.")
  await expect(visit.view).toContainText("Harbour Exchange says that it has sent it", { timeout: 15_000 })
  expect(await outcomeOf(visit)).toMatchObject({ type: "exchange", exchangeId: "harbour" })
  expect((await usdcOf(visit)) - before).toBe(2_500_000n)
})

test("T28 a visitor who declines in the wallet can pay again, and one who leaves has cancelled", async ({
  visit,
  install
}) => {
  await install({ accounts: [decliningAccount] })
  await openPage(visit)
  await visit.connect()
  const before = await etherOf(visit)
  await ask(visit, "ether", {}, "5")
  await visit.setPolicy("reject", "eth_sendTransaction")
  await button(visit, "Pay with Virtual Wallet").click()
  await button(visit, /^Pay 0\.0/).click()
  await expect(visit.view).toContainText("You declined in Virtual Wallet")
  await button(visit, "Try again").click()
  await expect(visit.heading).toHaveText("How you pay")
  await button(visit, "Pay with Virtual Wallet").click()
  await button(visit, /^Pay 0\.0/).click()
  await expect(visit.view).toContainText("Nothing was paid")
  await visit.page.keyboard.press("Escape")
  await expect(visit.modal).toBeHidden()
  expect(await outcomeOf(visit)).toMatchObject({ code: "PAY_CANCELLED" })
  expect(await etherOf(visit)).toBe(before)
})

test("T22 a wallet on another network is asked to switch first, and pays nothing where it does not", async ({
  visit,
  install
}) => {
  await install({})
  await openPage(visit)
  await visit.connect()
  await visit.chooseNetwork("Base", "eip155:8453")
  await ask(visit, "ether", {}, "7")
  await expect(visit.view).toContainText("Asks to switch to Ethereum first")
  await visit.setPolicy("reject", "wallet_switchEthereumChain")
  await button(visit, "Pay with Virtual Wallet").click()
  await expect(visit.view).toContainText("Your wallet stayed on another network")
  await expect(visit.heading).toHaveText("How you pay")
  await visit.setPolicy(undefined, "wallet_switchEthereumChain")
  await button(visit, "Pay with Virtual Wallet").click()
  await expect(visit.heading).toHaveText("Review")
  await expect(visit.fact("network")).toHaveText("eip155:1")
  await button(visit, /^Pay 0\.0/).click()
  await expect(visit.view).toContainText("It arrived at")
  expect(await outcomeOf(visit)).toMatchObject({ type: "wallet", networkId: "eip155:1" })
})

test("T21 an amount that was counted in other decimals than the token's is paid by nobody", async ({
  visit,
  install,
  context
}) => {
  await install({})
  await openPage(visit)
  await visit.connect()
  const { usdc } = visit.state.chains[0]!.tokens as { readonly usdc: string }
  const metadata = { name: "USD Coin", symbol: "USDC", decimals: 18 }
  await ask(visit, "usdc", { paymentAsset: { network: "eip155:1", asset: usdc, metadata } })
  await button(visit, "Pay with Virtual Wallet").click()
  await expect(visit.view).toContainText("counted in another way")
  await button(visit, "Harbour Exchange").click()
  await expect(visit.view).toContainText("counted in another way")
  await expect.poll(() => context.pages().length).toBe(1)
  expect(await visit.asked()).not.toContain("eth_sendTransaction")
})

test("T28 what an exchange declines has failed", async ({ visit }) => {
  await openPage(visit)
  await ask(visit, "ether", { payWithExchange: { includeOnly: ["lantern"] } })
  await expect(button(visit, "Lantern Exchange")).toBeVisible()
  await expect(button(visit, "Harbour Exchange")).toHaveCount(0)
  const page = await openExchange(visit, "Lantern Exchange")
  await page.getByRole("button", { name: "Decline" }).click()
  await expect(visit.view).toContainText("The payment failed")
  expect(await outcomeOf(visit)).toMatchObject({ code: "PAY_FAILED", details: { exchangeId: "lantern" } })
})

test("T28 a visitor whose exchange window is closed is told so, and one who leaves leaves the outcome unknown", async ({
  visit,
  context
}) => {
  await openPage(visit)
  await ask(visit, "ether")
  const page = await openExchange(visit)
  await page.close()
  await expect(visit.view).toContainText("Harbour Exchange's page seems to be closed")
  const opening = context.waitForEvent("page")
  await visit.view.getByRole("link", { name: "Open Harbour Exchange's page" }).click()
  const again = await opening
  await expect(again.locator("#opener")).toHaveText("null")
  await button(visit, "Close").click()
  const { code, details } = await outcomeOf(visit)
  expect({ code, details }).toMatchObject({
    code: "PAY_UNCERTAIN",
    details: { exchangeId: "harbour", sessionId: expect.stringMatching(/^[\w-]{36}$/) }
  })
})

test("T28 a browser that opens no window leaves a link", async ({ visit, page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openPage(visit)
  await ask(visit, "ether")
  await button(visit, "Harbour Exchange").click()
  await expect(visit.view).toContainText("No window was opened")
  await expect(visit.view.getByRole("link", { name: "Open Harbour Exchange's page" })).toHaveAttribute(
    "rel",
    "noopener noreferrer"
  )
})

test("T26 exchanges that do not answer are asked again, and the wallet pays meanwhile", async ({
  visit,
  install,
  page,
  complaints
}) => {
  complaints.allow(/status of 503/)
  await install({})
  let isDown = true
  await page.route(/\/v1\/json-rpc/, (route) =>
    isDown
      ? route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" }, body: "{}" })
      : route.continue()
  )
  await openPage(visit)
  await ask(visit, "ether")
  await expect(visit.view).toContainText("Exchanges couldn't be reached")
  await expect(button(visit, "Connect a wallet")).toBeVisible()
  isDown = false
  await button(visit, "Try again").click()
  await expect(button(visit, "Harbour Exchange")).toBeVisible()
})

test("T26 links and sessions that are none open nothing", async ({ visit, page, context }) => {
  const answers = [
    { url: "https://elsewhere.example/pay", sessionId: "s1" },
    { url: "javascript:alert(1)", sessionId: "s1" },
    { url: 5, sessionId: "s1" },
    { url: "https://elsewhere.example/pay", sessionId: "<b> </b>" },
    null
  ]
  await page.route(/\/v1\/json-rpc/, (route) =>
    route.request().postData()?.includes("reown_getExchangePayUrl") === true
      ? route.fulfill({
          headers: { "access-control-allow-origin": "*" },
          json: { jsonrpc: "2.0", id: 1, result: answers[0] }
        })
      : route.continue()
  )
  await openPage(visit)
  await ask(visit, "ether")
  while (answers.length > 0) {
    await button(visit, "Harbour Exchange").click()
    await expect(visit.view).toContainText(/wasn't opened|didn't answer/)
    await expect.poll(() => context.pages().length).toBe(1)
    answers.shift()
  }
})

test("S1.03 in part: a visitor pays by keyboard alone, on a narrow screen", async ({
  visit,
  install,
  page
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await install({})
  await openPage(visit)
  await visit.connect()
  await ask(visit, "ether", {}, "9")
  const press = (name: string | RegExp) => pressByKeyboard(button(visit, name))
  await press("Pay with Virtual Wallet")
  await expect(visit.heading).toHaveText("Review")
  await press(/^Pay 0\.0/)
  await expect(visit.view).toContainText("It arrived at")
  await press("Done")
  await expect(visit.modal).toBeHidden()
})

for (const [theme, locale, width] of looks) {
  test(`S1.03 in part: paying is whole, ${theme} ${locale} ${width}`, async ({ visit, install, page }) => {
    await page.setViewportSize({ width, height: 740 })
    await install({ accounts: [await newPayer(visit)] })
    await openPage(visit)
    await visit.connect()
    await openPage(visit, { locale, theme })
    await expect(visit.fact("status")).toHaveText("connected")
    await ask(visit, "usdc", {}, "123456789012345678901234567890")
    await expect(visit.view).toContainText("Harbour Exchange")
    await expectWhole(visit, "far-too-much")
    await page.keyboard.press("Escape")
    await expect(visit.modal).toBeHidden()
    await ask(visit, "ether", {}, "9")
    await expect(visit.view).toContainText("Harbour Exchange")
    await expectWhole(visit, "choice")
    await visit.view.getByRole("button", { name: /Virtual Wallet/ }).click()
    await expect(visit.view).toContainText(shop)
    await expectWhole(visit, "review")
    await page.evaluate(() => window.kit.close())
    await expect(visit.modal).toBeHidden()
    await ask(visit, "ether", {}, "9")
    await openExchange(visit)
    await expect(visit.view).toContainText("Harbour Exchange")
    await expectWhole(visit, "exchange")
  })
}
