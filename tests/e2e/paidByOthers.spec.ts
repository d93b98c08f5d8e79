import { encodeFunctionData, erc20Abi, getContractAddress, type Hex } from "viem"
import { deployer, entryPoint } from "../../plugins/embedded/stack/deploySmartAccounts.ts"
import type { SponsorPolicy } from "../../plugins/embedded/stack/startPaymaster.ts"
import { payOut } from "../stack/payOut.ts"
import { askNode } from "./chains/askNode.ts"
import { expectWhole, looks } from "./expectWhole.ts"
import { expect, test } from "./fixtures.ts"
import { newAccount } from "./newAccount.ts"
import type { Visit } from "./Visit.ts"

type Install = (setup: object) => Promise<void>

/** A visitor without any coin who has ten dollars, and a wallet that takes paymasters. */
const arrive = async (visit: Visit, install: Install, policy: SponsorPolicy, more: object = {}) => {
  const { embedded, chains } = visit.state
  const bundler = embedded?.find(({ name }) => name === "bundler")
  if (bundler === undefined) throw new Error("The stack has no bundler.")
  const account = newAccount()
  const hash = await payOut(chains[0]!, account.address, "USDC", 10_000_000n)
  await expect
    .poll(() => askNode(chains[0]!.rpcUrl, "eth_getTransactionReceipt", [hash]))
    .toMatchObject({ status: "0x1" })
  await install({
    accounts: [account],
    operations: {
      entryPoint,
      delegate: getContractAddress({ from: deployer, nonce: 2n }),
      bundlerUrls: { 1: `${bundler.url}/1` }
    }
  })
  await visit.open("app", { policy })
  await visit.connect()
  if (Object.keys(more).length > 0) {
    await visit.open("app", { policy, ...more })
    await expect(visit.fact("status")).toHaveText("connected")
  }
  return account
}

const button = (visit: Visit, name: string | RegExp) => visit.view.getByRole("button", { name })

const read = (visit: Visit, method: string, params: ReadonlyArray<unknown>) =>
  askNode<Hex>(visit.state.chains[0]!.rpcUrl, method, params)
const dollarsOf = async (visit: Visit, owner: Hex) => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [owner] })
  return BigInt(await read(visit, "eth_call", [{ to: visit.state.chains[0]!.tokens.usdc, data }, "latest"]))
}
const coinOf = async (visit: Visit, owner: Hex) =>
  BigInt(await read(visit, "eth_getBalance", [owner, "latest"]))

/** Enters four dollars to somebody, and goes to the review. */
const enter = async (visit: Visit, to: Hex) => {
  await visit.accountButton.click()
  await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
  await button(visit, /^Token/).click()
  await button(visit, /^USD Coin/).click()
  await expect(visit.heading).toHaveText("Send")
  await visit.view.getByRole("textbox", { name: "Amount" }).fill("4")
  await visit.view.getByRole("textbox", { name: "To" }).fill(to)
  await button(visit, "Review").click()
}

test("T21, T22 in part: an account without the coin sends a token, whose fee the site's paymaster pays on the chain", async ({
  visit,
  install
}) => {
  const account = await arrive(visit, install, "welcome")
  const receiver = newAccount().address
  await enter(visit, receiver)
  await expect(visit.heading).toHaveText("Review")
  await expect(visit.view).toContainText(/Paid by \W?Acme/)
  await button(visit, "Send 4 USDC").click()
  await expect(visit.view).toContainText("Sent 4 USDC")
  expect(await dollarsOf(visit, receiver)).toBe(4_000_000n)
  expect(await dollarsOf(visit, account.address)).toBe(6_000_000n)
  expect(await coinOf(visit, account.address)).toBe(0n)
  expect(await visit.asked()).not.toContain("eth_sendTransaction")

  // What it delegates to is there by now, and it sends once more.
  await button(visit, "Done").click()
  await visit.page.keyboard.press("Escape")
  const other = newAccount().address
  await enter(visit, other)
  await expect(visit.view).toContainText(/Paid by \W?Acme/)
  await button(visit, "Send 4 USDC").click()
  await expect(visit.view).toContainText("Sent 4 USDC")
  expect(await dollarsOf(visit, other)).toBe(4_000_000n)
})

for (const [policy, why] of [
  ["used-up", "has no budget left"],
  ["too-dear", "dearer than the policy allows"],
  ["token", "is paid in USDC"],
  ["late", "did not answer in time"],
  ["forged", "paymaster signature"]
] as const)
  test(`T22 in part: where the paymaster does not pay (${policy}), nothing is sent, and the visitor reads why and what to do`, async ({
    visit,
    install
  }) => {
    const account = await arrive(visit, install, policy)
    const receiver = newAccount().address
    await enter(visit, receiver)
    await expect(visit.view).toContainText(/Paid by \W?Acme/)
    await button(visit, "Send 4 USDC").click()
    await expect(visit.view).toContainText("The sponsor won't pay the network fee for this")
    await expect(visit.view).toContainText(why)
    await expect(visit.view).toContainText("It wasn't sent")
    await button(visit, "Try again").click()
    await expect(visit.heading).toHaveText("Send")
    // Now the account would pay, and has nothing.
    await button(visit, "Review").click()
    await expect(visit.view).toContainText(/ETH/)
    await expect(visit.heading).toHaveText("Send")
    expect(await dollarsOf(visit, receiver)).toBe(0n)
    expect(await dollarsOf(visit, account.address)).toBe(10_000_000n)
  })

for (const [theme, locale, width] of [["light", "en", 360] as const, ...looks.slice(1)])
  test(`what others pay for is shown whole, ${theme} ${locale} ${width}`, async ({
    visit,
    install,
    page
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await arrive(visit, install, "token", { theme, locale })
    await page.evaluate(() => window.kit.open({ view: "send/Send" }))
    await visit.view.locator(".token-chip").first().click()
    await visit.view.locator(".row").filter({ hasText: "USDC" }).first().click()
    await visit.view.getByRole("textbox").first().fill("4")
    await visit.view.getByRole("textbox").last().fill(newAccount().address)
    await visit.view.locator(".button").last().click()
    await expect(visit.view).toContainText("Acme")
    await expectWhole(visit, "review")
    await visit.view.locator(".button").last().click()
    await expect(visit.view).toContainText("This paymaster is paid in USDC")
    await expectWhole(visit, "refused")
  })
