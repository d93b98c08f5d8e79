import { AxeBuilder } from "@axe-core/playwright"
import {
  decodeFunctionData,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  parseAbi,
  type Address,
  type Hex
} from "viem"
import { providerNamed } from "../../evm/stack/providers.ts"
import { callsAt, setMode } from "../../../tests/stack/process/setMode.ts"
import { compileContracts } from "../../evm/stack/compile.ts"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { newAccount } from "../../../tests/e2e/newAccount.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"

const shop = "0x1111111111111111111111111111111111111111"
const market = "0x2222222222222222222222222222222222222222"
const setOperator = parseAbi(["function setApprovalForAll(address operator, bool approved)"])

/** Sends something as an account of the node, and waits until a block has it. */
const send = async ({ state }: Visit, from: string, data: Hex, to?: string): Promise<Address> => {
  const { rpcUrl } = state.chains[0]!
  await askNode(rpcUrl, "anvil_setBalance", [from, "0x56bc75e2d63100000"])
  await askNode(rpcUrl, "anvil_impersonateAccount", [from])
  const hash = await askNode<Hex>(rpcUrl, "eth_sendTransaction", [
    { from, data, gas: "0x1c9c380", ...(to === undefined ? {} : { to }) }
  ])
  const receipt = () =>
    askNode<{ readonly status: Hex; readonly contractAddress: Address } | null>(
      rpcUrl,
      "eth_getTransactionReceipt",
      [hash]
    )
  await expect.poll(receipt).toMatchObject({ status: "0x1" })
  return (await receipt())!.contractAddress
}
const usdcOf = ({ state }: Visit) => state.chains[0]!.tokens.usdc
const approve = (visit: Visit, owner: string, spender: Address, amount: bigint) =>
  send(
    visit,
    owner,
    encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [spender, amount] }),
    usdcOf(visit)
  )
const allowance = async (visit: Visit, owner: Address, spender: Address) =>
  BigInt(
    await askNode<string>(visit.state.chains[0]!.rpcUrl, "eth_call", [
      {
        to: usdcOf(visit),
        data: encodeFunctionData({ abi: erc20Abi, functionName: "allowance", args: [owner, spender] })
      },
      "latest"
    ])
  )

const row = (visit: Visit, name: RegExp) => visit.view.getByRole("button", { name })
const openList = async (visit: Visit) => {
  await visit.accountButton.click()
  await visit.modal.getByRole("button", { name: "Approvals", exact: true }).click()
  await expect(visit.heading).toHaveText("Approvals")
}
const sent = (visit: Visit) =>
  visit.page.evaluate(() =>
    window.wallets
      .get("Virtual Wallet")
      .requests()
      .filter(({ method }) => method === "eth_sendTransaction")
      .map(({ params }) => (params as [{ to: string; data: `0x${string}`; value?: string }])[0])
  )

test("T20, T25: a visitor sees who may take what, and takes one back by keyboard alone", async ({
  visit,
  install,
  page
}) => {
  const account = newAccount()
  await install({ accounts: [account] })
  await visit.open("app", { approvals: "on" })
  await visit.connect()
  await approve(visit, account.address, shop, maxUint256)
  await approve(visit, account.address, market, 12_500_000n)

  await openList(visit)
  await expect(row(visit, /^Unlimited USDC/)).toContainText("0x1111…1111")
  await expect(row(visit, /^Up to 12.5 USDC/)).toContainText("0x2222…2222")
  await row(visit, /^Unlimited USDC/).focus()
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Revoke approval")
  for (const text of ["Unlimited USDC", shop, usdcOf(visit), "Ethereum", "Network fee (max)"])
    await expect(visit.view).toContainText(text)
  const revoke = row(visit, /^Revoke approval/)
  await expect(revoke).not.toHaveAttribute("aria-busy")
  await expect(visit.view).toContainText(/[\d.]+ ETH/)
  expect(await sent(visit)).toEqual([])
  await revoke.focus()
  await page.keyboard.press("Enter")
  await expect(visit.view).toContainText(/The spender can't take any more .USDC.\./)
  await expect(visit.announced).toContainText("Revoked")

  const [request, ...others] = await sent(visit)
  expect(others).toEqual([])
  expect(request!.to.toLowerCase()).toBe(usdcOf(visit).toLowerCase())
  expect(BigInt(request!.value ?? "0x0")).toBe(0n)
  expect(decodeFunctionData({ abi: erc20Abi, data: request!.data })).toEqual({
    functionName: "approve",
    args: [shop, 0n]
  })
  expect(await allowance(visit, account.address, shop)).toBe(0n)
  expect(await allowance(visit, account.address, market)).toBe(12_500_000n)

  await row(visit, /^Done/).focus()
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Approvals")
  await expect(row(visit, /^Up to 12.5 USDC/)).toBeVisible()
  await expect(row(visit, /^Unlimited USDC/)).toHaveCount(0)
})

test("T25 in part: who may take all of a collection is there too, and a visitor who declines changes nothing", async ({
  visit,
  install
}) => {
  const account = newAccount()
  await install({ accounts: [account] })
  await visit.open("app", { approvals: "on" })
  await visit.connect()
  const { abi, bytecode } = (await compileContracts())["TestArt"]!
  const art = await send(
    visit,
    account.address,
    encodeDeployData({ abi, bytecode, args: ["Harbour Lights", "HL"] })
  )
  await send(visit, account.address, encodeFunctionData({ abi: setOperator, args: [market, true] }), art)
  await openList(visit)
  await row(visit, /^All of Harbour Lights/).click()
  await visit.setPolicy("reject", "eth_sendTransaction")
  const revoke = row(visit, /^Revoke approval/)
  await expect(revoke).not.toHaveAttribute("aria-busy")
  await revoke.click()
  await expect(visit.view).toContainText("You declined in Virtual Wallet")
  await visit.setPolicy(undefined, "eth_sendTransaction")
  await row(visit, /^Try again/).click()
  await expect(revoke).not.toHaveAttribute("aria-busy")
  await revoke.click()
  await expect(visit.view).toContainText(/The spender can't take any more .Harbour Lights.\./)
  const request = (await sent(visit)).at(-1)!
  expect(decodeFunctionData({ abi: setOperator, data: request.data }).args).toEqual([market, false])
  await row(visit, /^Done/).click()
  await expect(visit.view).toContainText("This account has given no approvals that are known here.")
})

test("T25, T26 in part: on a node that gives 100 blocks at once, an approval 1,500 blocks old is found while the list is open", async ({
  visit,
  install
}) => {
  const account = newAccount()
  const { rpcUrl, slowUrl } = visit.state.chains[0]!
  const node = `${slowUrl}/old-approval`
  await setMode(node, { logs: providerNamed("Chainstack").logs, delay: 250 })
  await approve(visit, account.address, shop, maxUint256)
  await askNode(rpcUrl, "anvil_mine", ["0x5dc"])
  // Who reads over the wallet meets the same node.
  await install({ accounts: [account], chains: [{ ...visit.state.chains[0]!, rpcUrl: node }] })
  await visit.open("app", { approvals: "on", node, networks: "1" })
  await visit.connect()
  await openList(visit)
  // What has not been looked through is never said to be nothing.
  await expect(visit.view).toContainText(/Approvals given before .* may be missing/)
  await expect(visit.view).not.toContainText("This account has given no approvals")
  await expect(row(visit, /^Unlimited USDC/)).toContainText("0x1111…1111", { timeout: 60_000 })
  expect((await callsAt(node)).filter((method) => method === "eth_getLogs").length).toBeGreaterThan(14)
})

for (const [theme, locale, width] of [
  ["light", "en", 1_280],
  ["dark", "en", 360],
  ["light", "ar", 360]
] as const) {
  test(`S2.08 in part: approvals are whole, ${theme} ${locale} ${width}`, async ({
    visit,
    install,
    page
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const account = newAccount()
    await install({ accounts: [account] })
    await visit.open("app", { approvals: "on" })
    await visit.connect()
    await approve(visit, account.address, shop, maxUint256)
    await approve(visit, account.address, market, 123_456_789_012_345n)
    await visit.open("app", { approvals: "on", locale, theme })
    await expect(visit.fact("status")).toHaveText("connected")
    const check = async (name: string) => {
      const overflow = await visit.view.evaluate((view) => view.scrollWidth - view.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      const { violations } = await new AxeBuilder({ page }).include("latchkey-modal").analyze()
      expect(violations).toEqual([])
      await page.screenshot({ path: test.info().outputPath(`${name}.png`), animations: "disabled" })
    }
    await page.evaluate(() => window.kit.open({ view: "approvals/List" }))
    const rows = visit.view.locator(".row")
    await expect(rows).toHaveCount(2)
    await check("list")
    await rows.last().click()
    await expect(visit.view).toContainText(shop)
    await expect(visit.view.locator(".button").last()).not.toHaveAttribute("aria-busy")
    await check("revoke")
  })
}
