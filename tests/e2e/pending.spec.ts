import { createWalletClient, http, parseEther, parseGwei, type Hex } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { setMode } from "../stack/process/setMode.ts"
import { askNode } from "./chains/askNode.ts"
import { looks } from "./expectWhole.ts"
import { expect, test } from "./fixtures.ts"
import { newAccount, newPayer } from "./newAccount.ts"
import { comeBackOften, inTime, isNotPending, isPending, isTold, news } from "./underWay.ts"
import type { Visit } from "./Visit.ts"

type Install = (setup: object) => Promise<void>
type Account = Awaited<ReturnType<typeof newPayer>>

/** A visitor whose node takes transactions into its pool and mines none, until `mine` is called. */
const arrive = async (visit: Visit, install: Install, options: Record<string, string> = {}) => {
  const account = await newPayer(visit)
  const chain = visit.state.chains[0]!
  const node = `${chain.slowUrl}/${account.address}`
  await setMode(node, { hold: true })
  await install({ accounts: [account], chains: [{ ...chain, rpcUrl: node }] })
  await comeBackOften(visit.page)
  const open = () => visit.open("app", { send: "on", activity: "on", node, networks: "1", ...options })
  await open()
  return { account, node, open, mine: () => setMode(node, {}) }
}

const button = (visit: Visit, name: string | RegExp) => visit.view.getByRole("button", { name })
const openAccount = async (visit: Visit) => {
  await visit.accountButton.click()
  await expect(visit.heading).toHaveText("Account")
}

/** Fills in the form that is there, and has it reviewed. */
const fillForm = async (visit: Visit, receiver: string) => {
  await expect(visit.view).toContainText("You have")
  await visit.view.getByRole("textbox", { name: "Amount" }).fill("0.25")
  await visit.view.getByRole("textbox", { name: "To" }).fill(receiver)
  await button(visit, "Review").click()
}
/** Connects, and has a transfer reviewed. */
const fillIn = async (visit: Visit, receiver: string) => {
  await visit.connect()
  await openAccount(visit)
  await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
  await fillForm(visit, receiver)
}

/** Sends, and closes the modal while it is in no block. */
const send = async (visit: Visit, receiver: string) => {
  await fillIn(visit, receiver)
  await button(visit, "Send 0.25 ETH").click()
  await expect(visit.view).toContainText("Waiting for Ethereum")
  await button(visit, "Done").click()
  await visit.page.keyboard.press("Escape")
  await expect(visit.modal).toBeHidden()
}

/** The node has told the page the transaction's number among the account's. */
const isNumbered = (visit: Visit) =>
  inTime(visit, () =>
    visit.page.evaluate(() => window.kit.getSnapshot().transactions.list[0]?.order?.["nonce"] === "0")
  )

const statusOf = (id: string) =>
  window.kit.getSnapshot().transactions.list.find((one) => one.id === id)?.status

/** What the account sends by its wallet's own hand, in the place of its first transaction: for twice what the last blocks were paid. */
const replace = async ({ privateKey }: Account, node: string, to: Hex, value: bigint) => {
  const told = await askNode(node, "eth_feeHistory", ["0x14", "latest", [100]])
  const { reward, baseFeePerGas } = told as Readonly<Record<"baseFeePerGas", ReadonlyArray<Hex>>> & {
    readonly reward: ReadonlyArray<ReadonlyArray<Hex>>
  }
  const mostOf = (fees: ReadonlyArray<Hex>) =>
    fees.map(BigInt).reduce((one, other) => (one > other ? one : other), parseGwei("90"))
  const tip = 2n * mostOf(reward.flat())
  return createWalletClient({
    transport: http(node),
    account: privateKeyToAccount(privateKey)
  }).sendTransaction({
    chain: null,
    to,
    value,
    nonce: 0,
    gas: 21_000n,
    maxFeePerGas: 2n * tip + 4n * mostOf(baseFeePerGas),
    maxPriorityFeePerGas: tip
  })
}

test("T28 in part: what is in no block yet is marked on the button, stands on top of Activity over a reload, and is told once when the chain has it", async ({
  visit,
  install
}) => {
  const receiver = newAccount().address
  const { open, mine, node } = await arrive(visit, install)
  await send(visit, receiver)
  await isPending(visit)
  await open()
  await isPending(visit)
  await openAccount(visit)
  await expect(visit.view.getByRole("heading", { name: "Pending" })).toBeVisible()
  const row = visit.view.locator(".tx").first()
  await expect(row).toContainText("Sending")
  await expect(row).toContainText("−0.25 ETH")
  await visit.page.keyboard.press("Escape")
  await expect(visit.modal).toBeHidden()
  await expect(news(visit)).toHaveCount(0)
  await mine()
  await isTold(visit)
  await expect(news(visit)).toContainText("0.25 ETH")
  await isNotPending(visit)
  // By keyboard it is reached and closed.
  await news(visit).getByRole("button").focus()
  await visit.page.keyboard.press("Enter")
  await expect(news(visit)).toHaveCount(0)
  expect(BigInt((await askNode(node, "eth_getBalance", [receiver, "latest"])) as Hex)).toBe(
    parseEther("0.25")
  )
})

test("T28 in part: a page that is reloaded while the wallet is asked loses nothing: a second one is warned of, what the wallet sends then is found, and nothing is called failed", async ({
  visit,
  install,
  page
}) => {
  const receiver = newAccount().address
  const { account, node, open, mine } = await arrive(visit, install)
  await fillIn(visit, receiver)
  await visit.setPolicy("ask", "eth_sendTransaction")
  await button(visit, "Send 0.25 ETH").click()
  await expect(button(visit, "Stop waiting")).toBeVisible()
  const asked = await page.evaluate(() => window.kit.getSnapshot().transactions.list[0])
  expect(asked).toMatchObject({ status: "asking", order: { count: "0" } })
  await open()
  // Nobody knows by now whether the wallet will send it.
  await expect.poll(() => page.evaluate(statusOf, asked!.id)).toBe("unknown")
  await openAccount(visit)
  const row = visit.view.locator(".tx").first()
  await expect(row).toContainText("−0.25 ETH")
  await expect(visit.view).not.toContainText(/failed/i)
  await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
  await fillForm(visit, receiver)
  await expect(visit.view.getByRole("checkbox", { name: "Send it again anyway" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(visit.modal).toBeHidden()
  // The wallet's app was open all the while, and the visitor says yes there.
  const hash = await replace(account, node, receiver, parseEther("0.25"))
  await mine()
  await isTold(visit)
  await expect(news(visit)).toContainText("0.25 ETH")
  await isNotPending(visit)
  expect(await page.evaluate(() => window.kit.transactions.list())).toMatchObject([
    { id: asked!.id, status: "confirmed", hash }
  ])
  expect(BigInt((await askNode(node, "eth_getBalance", [receiver, "latest"])) as Hex)).toBe(
    parseEther("0.25")
  )
})

test("T28 in part: what the wallet speeds up has arrived by another hash, and is told as what it was", async ({
  visit,
  install
}) => {
  const receiver = newAccount().address
  const { account, node, mine } = await arrive(visit, install)
  await send(visit, receiver)
  await isPending(visit)
  await isNumbered(visit)
  const hash = await replace(account, node, receiver, parseEther("0.25"))
  await mine()
  await isTold(visit)
  await expect(news(visit)).toContainText("0.25 ETH")
  await isNotPending(visit)
  const [entry] = await visit.page.evaluate(() => window.kit.transactions.list())
  expect(entry).toMatchObject({
    status: "replaced",
    replacement: { by: "speedUp", hash, status: "confirmed" }
  })
  await openAccount(visit)
  await expect(visit.view.locator(".tx").first()).toContainText("−0.25 ETH")
})

test("T28 in part: what the wallet cancels is told as cancelled, and nothing has left the account but the fee", async ({
  visit,
  install
}) => {
  const receiver = newAccount().address
  const { account, node, mine } = await arrive(visit, install)
  await send(visit, receiver)
  await isPending(visit)
  await isNumbered(visit)
  await replace(account, node, account.address, 0n)
  await mine()
  await isTold(visit)
  await expect(news(visit)).toContainText(/cancelled/i)
  await isNotPending(visit)
  expect(await askNode(node, "eth_getBalance", [receiver, "latest"])).toBe("0x0")
})

/** Opens what is under way, once it can be replaced. */
const openPending = async (visit: Visit) => {
  await isNumbered(visit)
  await openAccount(visit)
  await visit.view.locator(".tx").first().click()
  await expect(visit.heading).toHaveText("Transaction")
}
const balanceOf = async (node: string, address: string) =>
  BigInt((await askNode(node, "eth_getBalance", [address, "latest"])) as Hex)

for (const [by, label] of [
  ["speedUp", "Speed up"],
  ["cancel", "Cancel transaction"]
] as const)
  test(`T28 in part: "${label}" of what is under way is reviewed, asked of the wallet under the same number, and one of the two goes through`, async ({
    visit,
    install,
    page
  }) => {
    const receiver = newAccount().address
    const { node, mine } = await arrive(visit, install)
    await send(visit, receiver)
    await openPending(visit)
    await button(visit, label).click()
    await expect(visit.view).toContainText("Fee so far (max)")
    await page.screenshot({ path: test.info().outputPath("review.png"), animations: "disabled" })
    await button(visit, label).click()
    await expect(visit.view).toContainText(by === "speedUp" ? "Being sped up" : "Being cancelled")
    await page.screenshot({ path: test.info().outputPath("waiting.png"), animations: "disabled" })
    const [second, first] = await page.evaluate(() => window.kit.transactions.list())
    expect(second).toMatchObject({
      status: "pending",
      replaces: { id: first!.id, by },
      order: { nonce: "0" }
    })
    await page.keyboard.press("Escape")
    await expect(visit.modal).toBeHidden()
    await mine()
    await isTold(visit)
    await expect(news(visit)).toContainText(by === "speedUp" ? "0.25 ETH" : /cancelled/i)
    await isNotPending(visit)
    const after = await page.evaluate((id) => window.kit.transactions.follow(id), first!.id)
    expect(after).toMatchObject({
      status: "replaced",
      replacement: { by, hash: second!.hash, status: "confirmed" }
    })
    expect(await balanceOf(node, receiver)).toBe(by === "speedUp" ? parseEther("0.25") : 0n)
  })

test("T28 in part: what goes through while the wallet is asked to cancel it is told as that, and nothing is called cancelled", async ({
  visit,
  install,
  page
}) => {
  const receiver = newAccount().address
  const { node, mine } = await arrive(visit, install)
  await send(visit, receiver)
  await openPending(visit)
  await button(visit, "Cancel transaction").click()
  await expect(visit.view).toContainText("Fee so far (max)")
  await visit.setPolicy("ask", "eth_sendTransaction")
  await button(visit, "Cancel transaction").click()
  await expect(button(visit, "Stop waiting")).toBeVisible()
  // The chain is asked once more before the wallet is.
  await expect
    .poll(() => page.evaluate(() => window.wallets.get("Virtual Wallet").pending().length), {
      timeout: 30_000
    })
    .toBe(1)
  await mine()
  await page.evaluate(() => window.wallets.get("Virtual Wallet").pending()[0]!.approve())
  const said = visit.view.filter({ hasText: "It had already gone through" })
  await inTime(visit, async () => (await said.count()) > 0)
  const statuses = () => window.kit.getSnapshot().transactions.list.map(({ status }) => status)
  await inTime(visit, async () => (await page.evaluate(statuses)).every((one) => one === "confirmed"))
  expect(await page.evaluate(statuses)).toEqual(["confirmed"])
  expect(await balanceOf(node, receiver)).toBe(parseEther("0.25"))
})

for (const [theme, locale, width] of looks)
  test(`S2.08 in part: what is under way fits with what can be done about it, ${theme} ${locale} ${width}`, async ({
    visit,
    install,
    page
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const { account, node } = await arrive(visit, install, { theme, locale })
    await page.evaluate(async () => {
      await window.kit.ready()
      const [connector] = window.kit.getSnapshot().connection.connectors
      await window.kit.connect({ connectorId: connector!.id })
    })
    const hash = await createWalletClient({
      transport: http(node),
      account: privateKeyToAccount(account.privateKey)
    }).sendTransaction({ chain: null, to: newAccount().address, value: 1n })
    await page.evaluate(async (sent) => {
      await window.kit.transactions.add({
        networkId: "eip155:1",
        hash: sent,
        description: {
          kind: "send",
          sends: [{ value: 250_000_000_000_000_000n, decimals: 18, symbol: "ETH" }]
        }
      })
      window.kit.open({
        view: "activity/Transaction",
        params: { hash: sent, namespace: "eip155" }
      } as never)
    }, hash)
    const buttons = visit.view.locator(".tx-replace > button")
    await expect(buttons).toHaveCount(2, { timeout: 30_000 })
    await page.screenshot({ path: test.info().outputPath("offer.png"), animations: "disabled" })
    await buttons.last().click()
    await expect(visit.view.locator(".tx-replace .fact")).toHaveCount(2)
    await page.screenshot({ path: test.info().outputPath("review.png"), animations: "disabled" })
    const { scroll, client } = await visit.view.evaluate(({ scrollWidth, clientWidth }) => ({
      scroll: scrollWidth,
      client: clientWidth
    }))
    expect(scroll).toBeLessThanOrEqual(client)
  })

for (const [theme, locale, width] of looks)
  test(`S2.08 in part: the mark and the news of a transaction fit, ${theme} ${locale} ${width}`, async ({
    visit,
    install,
    page
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const { account, node, mine } = await arrive(visit, install, { theme, locale })
    await page.evaluate(async () => {
      await window.kit.ready()
      const [connector] = window.kit.getSnapshot().connection.connectors
      await window.kit.connect({ connectorId: connector!.id })
    })
    const hash = await createWalletClient({
      transport: http(node),
      account: privateKeyToAccount(account.privateKey)
    }).sendTransaction({ chain: null, to: newAccount().address, value: 1n })
    await page.evaluate(
      (sent) =>
        window.kit.transactions.add({
          networkId: "eip155:1",
          hash: sent,
          description: {
            kind: "send",
            sends: [{ value: 250_000_000_000_000_000n, decimals: 18, symbol: "ETH" }]
          }
        }),
      hash
    )
    const mark = page.locator("[data-pending]")
    await expect(mark).toBeVisible({ timeout: 30_000 })
    await page.screenshot({ path: test.info().outputPath("mark.png"), animations: "disabled" })
    await mine()
    await isTold(visit)
    await page.screenshot({ path: test.info().outputPath("news.png"), animations: "disabled" })
    const box = (await news(visit).boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    await expect(mark).toHaveCount(0)
  })
