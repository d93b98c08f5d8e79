import {
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  parseAbi,
  parseUnits,
  toHex,
  type Hex
} from "viem"
import { expectWhole, looks } from "../../../tests/e2e/expectWhole.ts"
import { decliningAccount } from "../../../tests/e2e/decliningAccount.ts"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { newAccount, newPayer } from "../../../tests/e2e/newAccount.ts"
import { tabTo } from "../../../tests/e2e/tabTo.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"
import {
  amount,
  balanceOf,
  button,
  choose,
  openSwap,
  promised,
  sent,
  swapTogether
} from "../support/swapJourney.ts"

const bob = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"

const openForm = (visit: Visit) => openSwap(visit, { swap: "on" })
test(
  "S9.01 in part, S1.03[swap] T20, T24: a visitor swaps the coin for a token, and gets what the review promised",
  { tag: "@engines" },
  async ({ visit, install }) => {
    await install({})
    await openForm(visit)
    await choose(visit, "receive about", "USD Coin")
    await amount(visit).fill("0.25")
    await expect(visit.view).toContainText(/1 ETH = [\d.,]+ USDC/)
    await expect(visit.view).toContainText("Price impact")
    await button(visit, "Review swap").click()
    await expect(visit.heading).toHaveText("Review")
    for (const fact of ["0.25 ETH", "Uniswap V2", "Exchange fee", "Network fee (max)", "Ethereum", "1%"])
      await expect(visit.view).toContainText(fact)
    const least = await promised(visit, "USDC")
    const before = await balanceOf(visit, "usdc")
    await button(visit, "Swap 0.25 ETH").click()
    await expect(visit.view).toContainText("Swapped 0.25 ETH")
    await expect(visit.announced).toContainText("Swapped 0.25 ETH")
    const gained = (await balanceOf(visit, "usdc")) - before
    expect(gained >= least).toBe(true)
    const [request] = await sent(visit)
    expect(request).toMatchObject({ to: visit.state.chains[0]!.router, value: toHex(parseUnits("0.25", 18)) })
    await button(visit, "Done").click()
    await expect(visit.heading).toHaveText("Account")
  }
)

test("T20, T23, T24 in part: what is bought goes to another address that the visitor enters in the review, and is said to have arrived there", async ({
  visit,
  install
}) => {
  const payer = await newPayer(visit)
  await install({ accounts: [payer] })
  await openForm(visit)
  await choose(visit, "receive about", "USD Coin")
  await amount(visit).fill("0.25")
  await button(visit, "Review swap").click()
  await expect(visit.heading).toHaveText("Review")
  const other = newAccount().address
  const field = visit.view.getByRole("textbox", { name: "Receive to another address" })
  const enter = async (text: string) => {
    await button(visit, "Receive to another address").click()
    await field.fill(text)
    await button(visit, "Review swap").click()
  }
  await enter("0x12")
  await expect(visit.view).toContainText("This isn't an address on Ethereum")
  await field.fill(other)
  await field.press("Enter")
  await expect(visit.heading).toHaveText("Review")
  const shown = async () => (await visit.view.innerText()).replaceAll(/\s/g, "")
  await expect.poll(shown).toContain(other)

  // Back to the account, and a burning address is warned of.
  await button(visit, "Use my account").click()
  await expect.poll(shown).not.toContain(other)
  await enter(`0x${"0".repeat(36)}dEaD`)
  await expect(visit.view).toContainText("Nobody has the key of this address.")
  await expect(visit.view.getByRole("checkbox", { name: "Swap anyway" })).toBeVisible()
  await button(visit, "Use my account").click()
  await expect(visit.view).not.toContainText("Nobody has the key")
  await enter(other)
  await expect.poll(shown).toContain(other)
  const least = await promised(visit, "USDC")
  await button(visit, "Swap 0.25 ETH").click()
  await expect(visit.view).toContainText("Swapped 0.25 ETH")
  await expect(visit.view).toContainText(/USDC arrived at 0x/)
  expect((await balanceOf(visit, "usdc", other)) >= least).toBe(true)
  expect(await balanceOf(visit, "usdc", payer.address)).toBe(0n)
})

test("T25: a token like Tether's is allowed exactly, then swapped", async ({ visit, install }) => {
  await install({})
  await openForm(visit)
  await choose(visit, "sell", "Tether USD")
  await choose(visit, "receive about", "Ether")
  await amount(visit).fill("12.5")
  await button(visit, "Review swap").click()
  await expect(visit.view).toContainText("Step 1 of 2")
  await expect(visit.view).toContainText(visit.state.chains[0]!.router!)
  await button(visit, "Allow 12.5 USDT").click()
  await expect(visit.view).toContainText("12.5 USDT allowed")
  await button(visit, "Continue").click()
  await expect(visit.heading).toHaveText("Review")
  const before = await balanceOf(visit, "usdt")
  await button(visit, "Swap 12.5 USDT").click()
  await expect(visit.view).toContainText("Swapped 12.5 USDT")
  expect(before - (await balanceOf(visit, "usdt"))).toBe(parseUnits("12.5", 6))
  const [approval] = await sent(visit)
  expect(decodeFunctionData({ abi: erc20Abi, data: approval!.data })).toEqual({
    functionName: "approve",
    args: [visit.state.chains[0]!.router, parseUnits("12.5", 6)]
  })
})

test("T25: a visitor who wants it allows a token once without a limit, is warned, and swaps again without an approval", async ({
  visit,
  install
}) => {
  await install({ accounts: [await newPayer(visit)] })
  await openForm(visit)
  await choose(visit, "receive about", "Tether USD")
  await amount(visit).fill("0.1")
  await button(visit, "Review swap").click()
  await button(visit, "Swap 0.1 ETH").click()
  await expect(visit.view).toContainText("Swapped 0.1 ETH")
  for (const [times, value] of ["10", "20"].entries()) {
    await visit.page.evaluate(() => window.kit.open({ view: "swap/Swap" }))
    await choose(visit, "sell", "Tether USD")
    await choose(visit, "receive about", "Ether")
    await amount(visit).fill(value)
    await button(visit, "Review swap").click()
    if (times === 0) {
      await expect(button(visit, "Allow 10 USDT")).toBeVisible()
      await visit.view.getByRole("checkbox", { name: "Allow an unlimited amount" }).check()
      await expect(visit.view).toContainText("can then take all the USDT you ever have")
      await button(visit, "Allow unlimited USDT").click()
      await expect(visit.view).toContainText("unlimited USDT allowed")
      await button(visit, "Continue").click()
    }
    await expect(visit.view.getByRole("checkbox")).toHaveCount(0)
    await button(visit, `Swap ${value} USDT`).click()
    await expect(visit.view).toContainText(`Swapped ${value} USDT`)
  }
  const requests = await sent(visit)
  expect(requests).toHaveLength(4)
  expect(decodeFunctionData({ abi: erc20Abi, data: requests[1]!.data })).toEqual({
    functionName: "approve",
    args: [visit.state.chains[0]!.router, maxUint256]
  })
})

for (const [theme, locale, width] of looks) {
  test(`swapping is whole, ${theme} ${locale} ${width}`, async ({ visit, install, page }) => {
    await page.setViewportSize({ width, height: 740 })
    await install({ accounts: [await newPayer(visit)] })
    await visit.open("app", { swap: "on" })
    await visit.connect()
    await visit.open("app", { swap: "on", locale, theme })
    await expect(visit.fact("status")).toHaveText("connected")
    await page.evaluate(() => window.kit.open({ view: "swap/Swap" }))
    const [sell, buy] = [visit.view.locator(".token-chip").first(), visit.view.locator(".token-chip").last()]
    await expect(sell).toContainText("ETH")
    await buy.click()
    await visit.view.locator(".row").filter({ hasText: "USDC" }).first().waitFor()
    await expectWhole(visit, "tokens")
    await visit.view.locator(".row").filter({ hasText: "USDC" }).first().click()
    await visit.view.getByRole("textbox").first().fill("0.5")
    await expect(visit.view).toContainText(/1\s*ETH = /)
    await expectWhole(visit, "form")
    await visit.view.locator(".button").last().click()
    await expect(visit.view).toContainText("Uniswap V2")
    await expectWhole(visit, "review")
    await visit.view.locator(".button").last().click()
    await expect(visit.view.locator(".waiting").first()).toBeVisible()
    await expect.poll(() => sent(visit)).toHaveLength(1)
    await expectWhole(visit, "progress")
  })
}

test("T20, T25: a token with permits is allowed by a signature that sends nothing, then swapped", async ({
  visit,
  install
}) => {
  await install({})
  await openForm(visit)
  await choose(visit, "sell", "USD Coin")
  await choose(visit, "receive about", "Tether USD")
  await amount(visit).fill("6.25")
  await button(visit, "Review swap").click()
  await expect(visit.heading).toHaveText("Review")
  await expect(visit.view).toContainText("Step 1 of 2")
  await expect(visit.view).toContainText("You only sign")
  await expect(visit.view).toContainText(visit.state.chains[0]!.permitRouter!)
  await expect(visit.view).not.toContainText("Network fee")
  await button(visit, "Allow 6.25 USDC").click()
  await expect(visit.view).toContainText("6.25 USDC allowed")
  expect(await sent(visit)).toEqual([])
  await button(visit, "Continue").click()
  await expect(button(visit, "Swap 6.25 USDC")).toBeVisible()
  const least = await promised(visit, "USDT")
  const [usdc, usdt] = [await balanceOf(visit, "usdc"), await balanceOf(visit, "usdt")]
  await button(visit, "Swap 6.25 USDC").click()
  await expect(visit.view).toContainText("Swapped 6.25 USDC")
  expect(usdc - (await balanceOf(visit, "usdc"))).toBe(parseUnits("6.25", 6))
  expect((await balanceOf(visit, "usdt")) - usdt >= least).toBe(true)
  expect((await sent(visit)).map(({ to }) => to)).toEqual([visit.state.chains[0]!.permitRouter])
})

test("S5.12 in part: a token is allowed and swapped with one confirmation, where the wallet makes calls together", ({
  visit,
  install
}) => swapTogether(visit, install, { swap: "on" }))

test("T28: a visitor who declines is told so, and what was entered is still there", async ({
  visit,
  install
}) => {
  await install({ accounts: [decliningAccount] })
  await openForm(visit)
  await choose(visit, "receive about", "USD Coin")
  await amount(visit).fill("0.5")
  await button(visit, "Review swap").click()
  await visit.setPolicy("reject", "eth_sendTransaction")
  await button(visit, "Swap 0.5 ETH").click()
  await expect(visit.view).toContainText("You declined in Virtual Wallet")
  await button(visit, "Try again").click()
  await expect(visit.heading).toHaveText("Swap")
  await expect(amount(visit)).toHaveValue("0.5")
})

test("T22: nothing is sent when the wallet is on another chain at the last moment", async ({
  visit,
  install,
  page
}) => {
  await install({})
  await openForm(visit)
  await choose(visit, "receive about", "USD Coin")
  await amount(visit).fill("0.5")
  await button(visit, "Review swap").click()
  await expect(visit.heading).toHaveText("Review")
  await page.evaluate(() => {
    const wallet = window.wallets.get("Virtual Wallet")
    // It tells nobody that it moved.
    wallet.setFault("eth_chainId", () => "0x2105")
  })
  await button(visit, "Swap 0.5 ETH").click()
  await expect(visit.view).toContainText("Your wallet is on another network")
  expect(await sent(visit)).toEqual([])
})

test("T24: nothing is sent when the price got worse by more than was accepted", async ({
  visit,
  install
}) => {
  await install({})
  await openForm(visit)
  await choose(visit, "receive about", "Dai Stablecoin")
  await amount(visit).fill("0.5")
  await button(visit, "Review swap").click()
  await expect(visit.heading).toHaveText("Review")
  const { rpcUrl, router, tokens } = visit.state.chains[0]!
  const abi = parseAbi(["function swapExactETHForTokens(uint256,address[],address,uint256) payable"])
  const wrapped = await askNode<Hex>(rpcUrl, "eth_call", [{ to: router, data: "0xad5c4648" }, "latest"])
  // Somebody else buys a twentieth of what the exchange has.
  await askNode(rpcUrl, "eth_sendTransaction", [
    {
      from: bob,
      to: router,
      value: toHex(parseUnits("25", 18)),
      data: encodeFunctionData({
        abi,
        functionName: "swapExactETHForTokens",
        args: [0n, [`0x${wrapped.slice(-40)}`, tokens.dai], bob, 2n ** 40n]
      })
    }
  ])
  await button(visit, "Swap 0.5 ETH").click()
  await expect(visit.view).toContainText("The price got worse since you looked")
  expect(await sent(visit)).toEqual([])
  await button(visit, "Try again").click()
  await expect(amount(visit)).toHaveValue("0.5")
})

test("S5.01 in part: on a network without an exchange, another one is offered", async ({
  visit,
  install
}) => {
  await install({})
  await openForm(visit)
  await visit.page.evaluate(() => window.kit.switchNetwork({ networkId: "eip155:8453" }))
  await expect(visit.fact("network")).toHaveText("eip155:8453")
  await visit.page.evaluate(() => window.kit.open({ view: "swap/Swap" }))
  await expect(visit.view).toContainText("You can't swap on Base here")
  await button(visit, "Choose another network").click()
  await expect(visit.heading).toHaveText("Choose network")
})

test("T21, T24 in part: Max leaves what the fee takes; so much that the price breaks is not swapped at all", async ({
  visit,
  install
}) => {
  await install({ accounts: [await newPayer(visit)] })
  await openForm(visit)
  await choose(visit, "receive about", "USD Coin")
  await button(visit, "Max, sell all that the fee leaves").click()
  await expect(amount(visit)).toHaveValue(/^99\.\d+$/)
  await button(visit, "Review swap").click()
  await expect(visit.view).toContainText("This swap is large for this market")
  await expect(button(visit, /^Swap \d/)).toHaveAttribute("aria-disabled", "true")
  // There is no box that lets it go on.
  await expect(visit.view.getByRole("checkbox")).toHaveCount(0)
  await button(visit, /^Swap \d/).dispatchEvent("click")
  expect(await visit.asked()).not.toContain("eth_sendTransaction")
})

test("a visitor swaps by keyboard alone", async ({ visit, install, page }) => {
  await install({})
  await openForm(visit)
  await tabTo(visit.view.getByRole("button", { name: /^You receive about/ }))
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Choose token")
  await tabTo(visit.view.getByRole("button", { name: /^USD Coin/ }))
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Swap")
  await tabTo(visit.view.getByRole("textbox", { name: "You sell" }))
  await page.keyboard.type("0.125")
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Review")
  await tabTo(visit.view.getByRole("button", { name: "Swap 0.125 ETH" }))
  await page.keyboard.press("Enter")
  await expect(visit.view).toContainText("Swapped 0.125 ETH")
  await tabTo(visit.view.getByRole("button", { name: "Done" }))
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Account")
})
