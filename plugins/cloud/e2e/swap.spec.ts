import { decodeFunctionData, erc20Abi } from "viem"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { newPayer } from "../../../tests/e2e/newAccount.ts"
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
} from "../../swap/support/swapJourney.ts"

const openService = (visit: Visit, cloud = "stack") => openSwap(visit, { swap: "cloud", cloud })

test("S7.06 S7.07 S7.11 in part, T20: a visitor swaps the coin by the service, and gets what the review promised", async ({
  visit,
  install
}) => {
  await install({})
  await openService(visit)
  await choose(visit, "receive about", "USD Coin")
  await amount(visit).fill("0.05")
  await button(visit, "Review swap").click()
  await expect(visit.heading).toHaveText("Review")
  for (const fact of ["0.05 ETH", "Uniswap V2", "Exchange fee", "Network fee (max)", "1%"])
    await expect(visit.view).toContainText(fact)
  const least = await promised(visit, "USDC")
  const before = await balanceOf(visit, "usdc")
  await button(visit, "Swap 0.05 ETH").click()
  await expect(visit.view).toContainText("Swapped 0.05 ETH")
  const gained = (await balanceOf(visit, "usdc")) - before
  expect(gained >= least && gained < (least * 102n) / 100n).toBe(true)
})

test("S7.09 S7.12 in part, T24: a token for a token, allowed exactly before it", async ({
  visit,
  install
}) => {
  await install({})
  await openService(visit)
  await choose(visit, "sell", "USD Coin")
  await choose(visit, "receive about", "Tether USD")
  await amount(visit).fill("12")
  await button(visit, "Review swap").click()
  await expect(visit.view).toContainText("Step 1 of 2")
  await expect(visit.view).toContainText(visit.state.chains[0]!.router!)
  await button(visit, "Allow 12 USDC").click()
  await expect(visit.view).toContainText("12 USDC allowed")
  await button(visit, "Continue").click()
  await expect(button(visit, "Swap 12 USDC")).toBeVisible()
  const least = await promised(visit, "USDT")
  const [usdc, usdt] = [await balanceOf(visit, "usdc"), await balanceOf(visit, "usdt")]
  await button(visit, "Swap 12 USDC").click()
  await expect(visit.view).toContainText("Swapped 12 USDC")
  expect(usdc - (await balanceOf(visit, "usdc"))).toBe(12_000_000n)
  expect((await balanceOf(visit, "usdt")) - usdt >= least).toBe(true)
})

test("S5.12 S7.12 in part: a token is allowed and swapped by the service with one confirmation", ({
  visit,
  install
}) => swapTogether(visit, install, { swap: "cloud", cloud: "stack" }))

test("T25: a token like Tether's is allowed exactly, then swapped by the service", async ({
  visit,
  install
}) => {
  const account = await newPayer(visit)
  await install({ accounts: [account] })
  await openService(visit)
  await choose(visit, "receive about", "Tether USD")
  await amount(visit).fill("0.05")
  await button(visit, "Review swap").click()
  await button(visit, "Swap 0.05 ETH").click()
  await expect(visit.view).toContainText("Swapped 0.05 ETH")
  const bought = await balanceOf(visit, "usdt", account.address)
  await visit.page.evaluate(() => window.kit.open({ view: "swap/Swap" }))
  await choose(visit, "sell", "Tether USD")
  await choose(visit, "receive about", "Ether")
  await amount(visit).fill("12.5")
  await button(visit, "Review swap").click()
  await button(visit, "Allow 12.5 USDT").click()
  await expect(visit.view).toContainText("12.5 USDT allowed")
  await button(visit, "Continue").click()
  await button(visit, "Swap 12.5 USDT").click()
  await expect(visit.view).toContainText("Swapped 12.5 USDT")
  expect(bought - (await balanceOf(visit, "usdt", account.address))).toBe(12_500_000n)
  const [, approval, ...others] = await sent(visit)
  expect(decodeFunctionData({ abi: erc20Abi, data: approval!.data })).toEqual({
    functionName: "approve",
    args: [visit.state.chains[0]!.router, 12_500_000n]
  })
  expect(others).toHaveLength(1)
})

test("T20, T24 in part: of what the service and the exchange on the chain offer, a visitor takes the one that is not the best, and gets what its review promised", async ({
  visit,
  install
}) => {
  const account = await newPayer(visit)
  await install({ accounts: [account] })
  await openSwap(visit, { swap: "both", cloud: "stack" })
  await choose(visit, "receive about", "USD Coin")
  await amount(visit).fill("0.05")
  const snapshot = () => visit.page.evaluate(() => window.kit.getSnapshot())
  await button(visit, /^Exchange: /).click()
  await expect(visit.heading).toHaveText("Offers")
  const offers = visit.view.getByRole("list", { name: "Exchange" }).getByRole("button")
  await expect(offers).toHaveCount(2)
  await expect(offers.first()).toContainText("Best offer")
  await expect(offers.first()).toHaveAttribute("aria-current", "true")
  await offers.last().click()
  await expect(visit.heading).toHaveText("Swap")
  await expect(amount(visit)).toHaveValue("0.05")
  await expect.poll(snapshot).toMatchObject({ swap: { form: { source: expect.any(String) } } })
  await button(visit, "Review swap").click()
  await expect(visit.heading).toHaveText("Review")
  const least = await promised(visit, "USDC")
  await button(visit, "Swap 0.05 ETH").click()
  await expect(visit.view).toContainText("Swapped 0.05 ETH")
  expect((await balanceOf(visit, "usdc", account.address)) >= least).toBe(true)
  expect(await sent(visit)).toHaveLength(1)
})

test("T31 a service that fails is told in the form, which stays as it was", async ({
  visit,
  install,
  complaints
}) => {
  complaints.allow(/503/)
  await install({})
  await openService(visit, "stack~quotes.503")
  await choose(visit, "receive about", "USD Coin")
  await amount(visit).fill("0.05")
  await expect(visit.view).toContainText("The exchange didn't answer as it should.")
  await expect(amount(visit)).toHaveValue("0.05")
})
