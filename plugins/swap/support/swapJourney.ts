import { encodeFunctionData, erc20Abi, parseUnits, type Address } from "viem"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { expect } from "../../../tests/e2e/fixtures.ts"
import { newPayer } from "../../../tests/e2e/newAccount.ts"
import { putBatchAccount } from "../../../tests/e2e/putBatchAccount.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"

const alice = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

/** What an account has of a token, in base units. */
export const balanceOf = async ({ state }: Visit, token: "usdc" | "usdt", owner: Address = alice) =>
  BigInt(
    await askNode<string>(state.chains[0]!.rpcUrl, "eth_call", [
      {
        to: state.chains[0]!.tokens[token],
        data: encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [owner] })
      },
      "latest"
    ])
  )

/** Connects on a page with these options, and opens the form. */
export const openSwap = async (visit: Visit, options: Record<string, string>) => {
  await visit.open("app", options)
  await visit.connect()
  await visit.accountButton.click()
  await visit.modal.getByRole("button", { name: "Swap", exact: true }).click()
  await expect(visit.heading).toHaveText("Swap")
  await expect(visit.view).toContainText("You have")
}

export const button = (visit: Visit, name: string | RegExp) => visit.view.getByRole("button", { name })

/** The field of what is sold. */
export const amount = (visit: Visit) => visit.view.getByRole("textbox", { name: "You sell" })

/** Chooses a token of one side of the form. */
export const choose = async (visit: Visit, side: "sell" | "receive about", name: string) => {
  await button(visit, new RegExp(`^You ${side}`)).click()
  await expect(visit.heading).toHaveText("Choose token")
  await button(visit, new RegExp(`^${name}`)).click()
  await expect(visit.heading).toHaveText("Swap")
}

/** The least that the review promises, in base units of a token of six decimals. */
export const promised = async (visit: Visit, symbol: string) => {
  const least = new RegExp(`You get at least\\s*([\\d.,]+)\\s*${symbol}`)
  await expect(visit.view).toContainText(least)
  return parseUnits(least.exec(await visit.view.innerText())![1]!.replaceAll(",", ""), 6)
}

/** The transactions that the page's wallet was asked to send. */
export const sent = (visit: Visit) =>
  visit.page.evaluate(() =>
    window.wallets
      .get("Virtual Wallet")
      .requests()
      .filter(({ method }) => method === "eth_sendTransaction")
      .map(({ params }) => (params as [{ to: string; data: `0x${string}`; value: string }])[0])
  )

/** What the page's wallet was asked to send: methods that send, in their order. */
const sendings = (visit: Visit) =>
  visit.page.evaluate(() =>
    window.wallets
      .get("Virtual Wallet")
      .requests()
      .map(({ method }) => method)
      .filter((method) => /^(eth_send|wallet_sendCalls|eth_signTypedData)/.test(method))
  )

/** A wallet that makes several calls at once allows a token and swaps it with one confirmation. */
export const swapTogether = async (
  visit: Visit,
  install: (setup: object) => Promise<void>,
  options: Record<string, string>
) => {
  const account = await newPayer(visit, { usdc: 9_000_000n })
  await install({ accounts: [account], batchAccount: await putBatchAccount(visit) })
  await openSwap(visit, options)
  await choose(visit, "sell", "USD Coin")
  await choose(visit, "receive about", "Tether USD")
  await amount(visit).fill("6.25")
  await button(visit, "Review swap").click()
  await expect(visit.heading).toHaveText("Review")
  await expect(visit.view).not.toContainText("Step 1 of 2")
  const least = await promised(visit, "USDT")
  await button(visit, /6\.25 USDC/).click()
  await expect(visit.view).toContainText("Swapped 6.25 USDC")
  expect(await balanceOf(visit, "usdc", account.address)).toBe(2_750_000n)
  expect((await balanceOf(visit, "usdt", account.address)) >= least).toBe(true)
  expect(await sendings(visit)).toEqual(["wallet_sendCalls"])
}
