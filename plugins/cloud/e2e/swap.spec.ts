import { encodeFunctionData, erc20Abi, parseUnits } from "viem"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"

const alice = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

const balanceOf = async ({ state }: Visit, token: "usdc" | "usdt") =>
  BigInt(
    await askNode<string>(state.chains[0]!.rpcUrl, "eth_call", [
      {
        to: state.chains[0]!.tokens[token],
        data: encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [alice] })
      },
      "latest"
    ])
  )

const openSwap = async (visit: Visit, cloud = "stack") => {
  await visit.open("app", { swap: "cloud", cloud })
  await visit.connect()
  await visit.accountButton.click()
  await visit.modal.getByRole("button", { name: "Swap", exact: true }).click()
  await expect(visit.heading).toHaveText("Swap")
  await expect(visit.view).toContainText("You have")
}
const button = (visit: Visit, name: string | RegExp) => visit.view.getByRole("button", { name })
const choose = async (visit: Visit, side: "sell" | "receive about", name: string) => {
  await button(visit, new RegExp(`^You ${side}`)).click()
  await expect(visit.heading).toHaveText("Choose token")
  await button(visit, new RegExp(`^${name}`)).click()
  await expect(visit.heading).toHaveText("Swap")
}
const promised = async (visit: Visit, symbol: string) => {
  const found = new RegExp(`At least\\s*([\\d.,]+)\\s*${symbol}`).exec(await visit.view.innerText())
  return parseUnits(found![1]!.replaceAll(",", ""), 6)
}

test("S7.06 S7.07 S7.11 in part, T20: a visitor swaps the coin by the service, and gets what the review promised", async ({
  visit,
  install
}) => {
  await install({})
  await openSwap(visit)
  await choose(visit, "receive about", "USD Coin")
  await visit.view.getByRole("textbox", { name: "You sell" }).fill("0.05")
  await button(visit, "Review swap").click()
  await expect(visit.heading).toHaveText("Review")
  for (const fact of ["0.05 ETH", "Uniswap V2", "Exchange fee", "Network fee, at most", "1%"])
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
  await openSwap(visit)
  await choose(visit, "sell", "USD Coin")
  await choose(visit, "receive about", "Tether USD")
  await visit.view.getByRole("textbox", { name: "You sell" }).fill("12")
  await button(visit, "Review swap").click()
  await expect(visit.view).toContainText("Step 1 of 2")
  await expect(visit.view).toContainText(visit.state.chains[0]!.router!)
  await button(visit, "Allow 12 USDC").click()
  await expect(visit.view).toContainText("12 USDC allowed")
  await button(visit, "Go on").click()
  await expect(button(visit, "Swap 12 USDC")).toBeVisible()
  const least = await promised(visit, "USDT")
  const [usdc, usdt] = [await balanceOf(visit, "usdc"), await balanceOf(visit, "usdt")]
  await button(visit, "Swap 12 USDC").click()
  await expect(visit.view).toContainText("Swapped 12 USDC")
  expect(usdc - (await balanceOf(visit, "usdc"))).toBe(12_000_000n)
  expect((await balanceOf(visit, "usdt")) - usdt >= least).toBe(true)
})

test("T31 a service that fails is told in the form, which stays as it was", async ({
  visit,
  install,
  complaints
}) => {
  complaints.allow(/503/)
  await install({})
  await openSwap(visit, "stack~quotes.503")
  await choose(visit, "receive about", "USD Coin")
  await visit.view.getByRole("textbox", { name: "You sell" }).fill("0.05")
  await expect(visit.view).toContainText("The exchange didn't answer as it should.")
  await expect(visit.view.getByRole("textbox", { name: "You sell" })).toHaveValue("0.05")
})
