import { AxeBuilder } from "@axe-core/playwright"
import { encodeFunctionData, erc20Abi, numberToHex } from "viem"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { setMode } from "../../../tests/stack/process/setMode.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { newPayer } from "../../../tests/e2e/newAccount.ts"

// Accounts that no other test looks at.
const receiver = "0xBcd4042DE499D14e55001CcbB24a551F3b954096"
const lookAlike = "0xbcd4000000000000000000000000000000004096"

const openAccount = async (visit: Visit) => {
  await visit.connect()
  await visit.accountButton.click()
  await expect(visit.heading).toHaveText("Account")
}
const row = (visit: Visit, text: string | RegExp) => visit.view.locator(".tx").filter({ hasText: text })
const button = (visit: Visit, name: string | RegExp) => visit.view.getByRole("button", { name })

const send = async (visit: Visit, text: string, symbol: string) => {
  await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
  await expect(visit.view).toContainText("You have")
  if (symbol !== "ETH") {
    await button(visit, /^Token/).click()
    await button(visit, new RegExp(symbol)).click()
  }
  await visit.view.getByRole("textbox", { name: "Amount" }).fill(text)
  await visit.view.getByRole("textbox", { name: "To" }).fill(receiver)
  await button(visit, "Review").click()
  await button(visit, `Send ${text} ${symbol}`).click()
}

test("S1.03 in part, T28: what a visitor sends is under way in the list, and then done", async ({
  visit,
  install
}) => {
  // A node that takes transactions, and has no block for them until it is told so. It answers at once: what it holds back is no answer.
  const chain = visit.state.chains[0]!
  const account = await newPayer(visit)
  const node = `${chain.slowUrl}/${account.address}`
  await setMode(node, { hold: true })
  await install({ accounts: [account], chains: [{ ...chain, rpcUrl: node }] })
  await visit.open("app", { activity: "on", node, networks: "1" })
  await openAccount(visit)
  await send(visit, "0.0123", "ETH")
  await expect(visit.view).toContainText("Waiting for Ethereum")
  await button(visit, "Done").click()
  await expect(visit.heading).toHaveText("Account")
  await expect(visit.view.getByRole("heading", { name: "Pending" })).toBeVisible()
  await expect(row(visit, "−0.0123")).toContainText("Sending")
  await setMode(node, {})
  await expect(row(visit, "−0.0123")).toContainText("Sent")
  await expect(visit.view.getByRole("heading", { name: "Pending" })).toHaveCount(0)
})

test("S1.11, S1.03[see activity]: a token that was sent is told by the chain itself, also after a reload, and opened by keyboard", async ({
  visit,
  install,
  page
}) => {
  await install({})
  await visit.open("app", { activity: "on" })
  await openAccount(visit)
  await send(visit, "12.345", "USDC")
  await expect(visit.view).toContainText("Sent 12.345 USDC")
  await visit.open("app", { activity: "on" })
  await visit.accountButton.click()
  const sent = row(visit, "−12.34 USDC").first()
  await expect(sent).toContainText("Sent")
  // What it says below the rows depends on how many blocks the node has by now.
  await expect(visit.view).toContainText(/Show all|Older activity may be missing/)
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab")
    if (await sent.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element))
      break
  }
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Transaction")
  // To the last digit, of which the row had room for two.
  await expect(visit.view.locator(".tx-amount")).toHaveText("−12.345 USDC")
  await expect(visit.view).toContainText(receiver)
  await expect(visit.view).toContainText("Network fee")
  await expect(visit.view.getByRole("link")).toHaveAttribute(
    "href",
    /^https:\/\/etherscan\.io\/tx\/0x[0-9a-f]{64}$/
  )
  await page.keyboard.press("Escape")
})

test("T26 a transfer of nothing from an address like one that was paid is hidden, and shown as that", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open("app", { activity: "on" })
  await openAccount(visit)
  await send(visit, "3.21", "USDC")
  await expect(visit.view).toContainText("Sent 3.21 USDC")
  const chain = visit.state.chains[0]!
  const own = await visit.page.evaluate(() => window.kit.getSnapshot().account["eip155"]!.address!)
  await askNode(chain.rpcUrl, "anvil_setBalance", [lookAlike, numberToHex(10n ** 18n)])
  await askNode(chain.rpcUrl, "anvil_impersonateAccount", [lookAlike])
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: "transfer",
    args: [own as `0x${string}`, 0n]
  })
  await askNode(chain.rpcUrl, "eth_sendTransaction", [{ from: lookAlike, to: chain.tokens.usdc, data }])
  await visit.open("app", { activity: "on" })
  await visit.accountButton.click()
  await expect(row(visit, "−3.21 USDC").first()).toBeVisible()
  await expect(row(visit, "Look-alike")).toHaveCount(0)
  await button(visit, "Show all").click()
  await expect(visit.heading).toHaveText("Activity")
  await expect(visit.view).toContainText("Hidden transactions:")
  await expect(row(visit, "Look-alike")).toHaveCount(0)
  await visit.view.getByRole("button", { name: "Show", exact: true }).click()
  await expect(row(visit, "Look-alike").first()).toContainText("Received")
})

for (const theme of ["light", "dark"] as const) {
  test(`S2.19 in part: the list is whole in 360 px and Arabic, ${theme}`, async ({
    visit,
    install,
    page
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await install({})
    await visit.open("app", { activity: "on" })
    await visit.connect()
    await visit.open("app", { activity: "on", locale: "ar", theme })
    await expect(visit.fact("status")).toHaveText("connected")
    await page.evaluate(() => window.kit.open({ view: "activity/List" }))
    await expect(visit.view.locator(".tx").first()).toBeVisible()
    await expect(visit.heading).toHaveText("النشاط")
    const overflow = await visit.view.evaluate((view) => view.scrollWidth - view.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).include("latchkey-modal").analyze()
    expect(violations).toEqual([])
    await page.screenshot({ path: test.info().outputPath("list.png"), animations: "disabled" })
  })
}
