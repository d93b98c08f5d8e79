import { encodeFunctionData, erc20Abi, formatUnits, parseUnits } from "viem"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"

// The second account of the wallet.
const holder = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8" as const
// An account that no other test looks at.
const receiver = "0x71bE63f3384f5fb98995898A86B02Fb2426c5788" as const

const usdcOf = async ({ state }: Visit, owner: `0x${string}` = holder) =>
  BigInt(
    await askNode<string>(state.chains[0]!.rpcUrl, "eth_call", [
      {
        to: state.chains[0]!.tokens.usdc,
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: "balanceOf",
          args: [owner]
        })
      },
      "latest"
    ])
  )

const list = (visit: Visit) => visit.view.getByRole("list", { name: "Tokens" })
const row = (visit: Visit, symbol: string) =>
  list(visit)
    .getByRole("listitem")
    .filter({ has: visit.page.locator(".two-part-detail > bdi", { hasText: new RegExp(`^${symbol}$`) }) })
const amountOf = (visit: Visit, symbol: string) => row(visit, symbol).locator(".token-amount").innerText()

const openAccount = async (visit: Visit) => {
  await visit.accountButton.click()
  await expect(visit.heading).toHaveText("Account")
}

test("S2.08 in part, S1.03[view balances]: a visitor sees what the account holds, and sends some of it: the list says so at once", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open("app", { tokens: "on" })
  await visit.connect()
  await openAccount(visit)
  await expect(visit.view.getByRole("heading", { name: "Tokens" })).toBeVisible()
  await expect(list(visit).getByRole("listitem").first()).toContainText("Ether")
  await expect(row(visit, "USDC")).toContainText("USD Coin")
  const before = await amountOf(visit, "USDC")
  const received = await usdcOf(visit, receiver)

  await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
  await expect(visit.view).toContainText("You have")
  await visit.view.getByRole("button", { name: /^Token/ }).click()
  await visit.view.getByRole("button", { name: /USDC/ }).click()
  await visit.view.getByRole("textbox", { name: "Amount" }).fill("12.5")
  await visit.view.getByRole("textbox", { name: "To" }).fill(receiver)
  await visit.view.getByRole("button", { name: "Review" }).click()
  await visit.view.getByRole("button", { name: "Send 12.5 USDC" }).click()
  await expect(visit.view).toContainText("Sent 12.5 USDC")
  await visit.view.getByRole("button", { name: "Done" }).click()
  await expect(visit.heading).toHaveText("Account")

  await expect.poll(() => amountOf(visit, "USDC")).not.toBe(before)
  // Other tests send and swap from this account too: what it is less by, the receiver tells.
  expect(await usdcOf(visit, receiver)).toBeGreaterThanOrEqual(received + parseUnits("12.5", 6))
})

test("T09 another account's tokens are never those of the one before", async ({ visit, install, page }) => {
  await install({})
  await visit.open("app", { tokens: "on" })
  const chain = visit.state.chains[0]!
  const before = await usdcOf(visit)
  await askNode(chain.rpcUrl, "anvil_impersonateAccount", [holder])
  const data = encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [receiver, 1_234_500n] })
  await askNode(chain.rpcUrl, "eth_sendTransaction", [{ from: holder, to: chain.tokens.usdc, data }])
  await expect.poll(() => usdcOf(visit)).toBeLessThan(before)
  // Of money, a row shows two places, rounded down.
  const cents = (await usdcOf(visit)) / 10_000n
  const held = new Intl.NumberFormat("en", { maximumFractionDigits: 2 }).format(Number(formatUnits(cents, 2)))

  await visit.connect()
  await openAccount(visit)
  await expect(row(visit, "USDC")).toBeVisible()
  const shown = await page.evaluateHandle(() => {
    const texts: Array<string> = []
    const view = () =>
      document.querySelector("latchkey-modal")?.shadowRoot?.querySelector<HTMLElement>(".view")
    const look = () => {
      const of = view()?.querySelector(".address")?.textContent ?? ""
      for (const row of view()?.querySelectorAll<HTMLElement>(".token") ?? [])
        texts.push(`${of} ${row.textContent}`)
      requestAnimationFrame(look)
    }
    look()
    return texts
  })
  await page.evaluate((address) => window.wallets.get("Virtual Wallet").setAccounts([address]), holder)
  await expect.poll(() => amountOf(visit, "USDC")).toBe(held)
  const texts = await shown.evaluate((all) => [...new Set(all)])
  const wrong = texts.filter(
    (text) => text.startsWith(holder.slice(0, 4)) && text.includes("USDC") && !text.endsWith(held)
  )
  expect(wrong).toEqual([])
})

test("S9.10 in part, T26: a failed read is told of, and tried again when the visitor asks", async ({
  visit,
  install,
  complaints,
  page
}) => {
  complaints.allow(/Failed to load resource/)
  await install({})
  await visit.open("app", { tokens: "on" })
  await visit.connect()
  await page.route(`${visit.state.chains[0]!.rpcUrl}/**`, (route) =>
    route.fulfill({ status: 500, body: "down" })
  )
  await page.evaluate(() => {
    const wallet = window.wallets.get("Virtual Wallet")
    for (const method of ["eth_getBalance", "eth_call"] as const)
      wallet.setFault(method, () => {
        throw new Error("The node is down")
      })
  })
  await openAccount(visit)
  await expect(visit.view).toContainText("Your tokens couldn't be loaded.")
  // The kit leaves the node alone for a while after so many failures; the wallet reads in its place.
  await page.unrouteAll()
  await page.evaluate(() => {
    const wallet = window.wallets.get("Virtual Wallet")
    for (const method of ["eth_getBalance", "eth_call"] as const) wallet.setFault(method, undefined)
  })
  await visit.view.getByRole("button", { name: "Refresh", exact: true }).click()
  await expect(row(visit, "USDC")).toBeVisible()
})
