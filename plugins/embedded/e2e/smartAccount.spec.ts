import { createPublicClient, encodeFunctionData, erc20Abi, http, parseUnits, toHex, type Hex } from "viem"
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts"
import { holders } from "../../evm/stack/tokens.ts"
import { payOut } from "../../../tests/stack/payOut.ts"
import { jsonRpc } from "../../../tests/stack/process/jsonRpc.ts"
import { beforeIsKnown } from "../../onramp/support/buyJourney.ts"
import { askForPayment, outcomeOf } from "../../pay/support/payJourney.ts"
import { expect, test } from "./email.ts"
import { readToEnd } from "./readToEnd.ts"

test("S5.13 S6.03 in part: a visitor uses the smart account, sees that it is new, and changes to the account of the key", async ({
  email,
  page,
  state
}) => {
  test.setTimeout(90_000)
  await email.signUp(`smart-${Date.now()}@example.org`)
  const smart = (await email.of("eip155", "address").textContent()) as Hex
  const { rpcUrl } = state.chains[0]!
  await jsonRpc(rpcUrl, "anvil_setBalance", [smart, toHex(10n ** 18n)])

  await email.openWallet()
  const row = (name: string) => email.modal.getByRole("button", { name })
  await expect(row("Smart account")).toHaveAttribute("aria-current", "true")
  await expect(email.modal).toContainText("Its first transaction sets it up")
  await expect(row("Standard account")).not.toHaveAttribute("aria-current")
  await page.keyboard.press("Escape")
  await expect(email.modal).toBeHidden()

  // Its first transaction brings it to its chain.
  const receiver = "0x000000000000000000000000000000000000bEEF"
  const asked = page.evaluate(
    ([from, to]) =>
      (
        window as unknown as {
          kit: { getProvider: (id: string) => { request: (r: object) => Promise<unknown> } }
        }
      ).kit
        .getProvider("eip155")
        .request({ method: "eth_sendTransaction", params: [{ from, to, value: "0x5" }] }),
    [smart, receiver] as const
  )
  await expect(email.frameDialog).toBeVisible()
  const frame = await email.frame()
  await expect(frame.locator("body")).toContainText("this brings it there, once")
  await expect(frame.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "false")
  await frame.getByRole("button", { name: "Send" }).click()
  const client = createPublicClient({ transport: http(rpcUrl) })
  expect((await client.getTransactionReceipt({ hash: (await asked) as Hex })).status).toBe("success")
  expect(await client.getCode({ address: smart })).toBeDefined()
  await expect(email.frameDialog).toBeHidden()

  await email.openWallet()
  await expect(email.modal).not.toContainText("Its first transaction sets it up")
  await row("Standard account").click()
  await expect(row("Standard account")).toHaveAttribute("aria-current", "true")
  await expect(email.modal).toContainText("It has its own address")
  await expect(email.of("eip155", "address")).not.toHaveText(smart)
  const owner = (await email.of("eip155", "address").textContent()) as Hex
  await page.reload()
  await email.expectConnected()
  await expect(email.of("eip155", "address")).toHaveText(owner)
  await email.openWallet()
  await row("Smart account").click()
  await expect(email.of("eip155", "address")).toHaveText(smart)
})

test("S5.12 in part: a token is allowed and swapped with one confirmation, by the smart account", async ({
  email,
  state
}) => {
  test.setTimeout(90_000)
  await email.signUp(`swap-${Date.now()}@example.org`, { swap: "on" })
  const smart = (await email.of("eip155", "address").textContent()) as Hex
  const { rpcUrl, tokens } = state.chains[0]!
  const amount = parseUnits("12.5", 6)
  await jsonRpc(rpcUrl, "anvil_setBalance", [smart, toHex(10n ** 18n)])
  const data = encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [smart, amount * 2n] })
  await jsonRpc(rpcUrl, "eth_sendTransaction", [{ from: holders[2], to: tokens.usdc, data }])
  const usdc = () =>
    createPublicClient({ transport: http(rpcUrl) }).readContract({
      address: tokens.usdc,
      abi: erc20Abi,
      functionName: "balanceOf",
      args: [smart]
    })
  await expect.poll(usdc).toBe(amount * 2n)

  await email.accountButton.click()
  await email.modal.getByRole("button", { name: "Swap", exact: true }).click()
  await expect(email.heading).toHaveText("Swap")
  const choose = async (side: "sell" | "receive about", name: string) => {
    await email.view.getByRole("button", { name: new RegExp(`^You ${side}`) }).click()
    await expect(email.heading).toHaveText("Choose token")
    await email.view.getByRole("button", { name: new RegExp(`^${name}`) }).click()
    await expect(email.heading).toHaveText("Swap")
  }
  await choose("sell", "USD Coin")
  await choose("receive about", "Ether")
  await email.view.getByRole("textbox", { name: "You sell" }).fill("12.5")
  await email.view.getByRole("button", { name: "Review swap" }).click()
  await expect(email.heading).toHaveText("Review")
  await expect(email.view).not.toContainText("Step 1 of 2")
  await email.view.getByRole("button", { name: /12.5 USDC/ }).click()
  await expect(email.frameDialog).toBeVisible()
  const frame = await email.frame()
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Approve 2 calls at once")
  await expect(frame.locator("body")).toContainText("12.5 USDC")
  await readToEnd(frame)
  // What it swaps is a call of the exchange, which the wallet does not know.
  await frame.getByRole("checkbox").check()
  await expect(frame.getByRole("button", { name: "Approve" })).toHaveAttribute("aria-disabled", "false")
  await frame.getByRole("button", { name: "Approve" }).click()
  await expect(email.view).toContainText("Swapped 12.5 USDC", { timeout: 30_000 })
  expect(await usdc()).toBe(amount)
})

test("S5.13 in part, T28: what the smart account sends is known to have arrived, though a bundler carries it out", async ({
  email,
  state
}) => {
  test.setTimeout(90_000)
  await email.signUp(`send-${Date.now()}@example.org`, { send: "on" })
  const smart = (await email.of("eip155", "address").textContent()) as Hex
  const receiver = privateKeyToAddress(generatePrivateKey())
  const { rpcUrl } = state.chains[0]!
  await jsonRpc(rpcUrl, "anvil_setBalance", [smart, toHex(10n ** 18n)])

  await email.accountButton.click()
  await email.modal.getByRole("button", { name: "Send", exact: true }).click()
  await email.view.getByRole("textbox", { name: "Amount" }).fill("0.25")
  await email.view.getByRole("textbox", { name: "To" }).fill(receiver)
  await email.view.getByRole("button", { name: "Review" }).click()
  await expect(email.heading).toHaveText("Review")
  await email.view.getByRole("button", { name: "Send 0.25 ETH" }).click()
  await expect(email.frameDialog).toBeVisible()
  const frame = await email.frame()
  await expect(frame.locator("body")).toContainText("0.25 ETH")
  await readToEnd(frame)
  await expect(frame.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "false")
  await frame.getByRole("button", { name: "Send" }).click()
  await expect(email.view).toContainText("Sent 0.25 ETH", { timeout: 30_000 })
  const client = createPublicClient({ transport: http(rpcUrl) })
  expect(await client.getBalance({ address: receiver })).toBe(parseUnits("0.25", 18))
})

test("S5.13 in part, T21, T22: a smart account without any coin pays in a token, and the operator's paymaster the fee on the chain", async ({
  email,
  state
}) => {
  test.setTimeout(90_000)
  const chain = state.chains.find(({ id }) => id === 137)!
  await email.signUp(`sponsored-${Date.now()}@example.org`, { pay: "on" })
  const smart = (await email.of("eip155", "address").textContent()) as Hex
  const client = createPublicClient({ transport: http(chain.rpcUrl) })
  const dollarsOf = (of: Hex) =>
    client.readContract({ address: chain.tokens.usdc, abi: erc20Abi, functionName: "balanceOf", args: [of] })
  await payOut(chain, smart, "USDC", 10_000_000n)
  await expect.poll(() => dollarsOf(smart)).toBe(10_000_000n)
  const recipient = privateKeyToAddress(generatePrivateKey())

  await askForPayment(email, {
    network: "eip155:137",
    asset: chain.tokens.usdc,
    metadata: { name: "USD Coin", symbol: "USDC", decimals: 6 },
    recipient,
    amount: "4000000"
  })
  await email.view.getByRole("button", { name: /^Pay with/ }).click()
  await expect(email.heading).toHaveText("Review")
  await email.view.getByRole("button", { name: "Pay 4 USDC" }).click()
  await expect(email.frameDialog).toBeVisible()
  const frame = await email.frame()
  await expect(frame.locator("body")).toContainText("0 POL (Acme)")
  await readToEnd(frame)
  await expect(frame.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "false")
  await frame.getByRole("button", { name: "Send" }).click()
  await expect(email.view).toContainText("Paid 4 USDC", { timeout: 30_000 })
  expect(await outcomeOf(email)).toMatchObject({ type: "wallet", networkId: "eip155:137" })
  expect(await dollarsOf(recipient)).toBe(4_000_000n)
  expect(await dollarsOf(smart)).toBe(6_000_000n)
  expect(await client.getBalance({ address: smart })).toBe(0n)
})

for (const [what, isEther] of [
  ["ether", true],
  ["a token", false]
] as const)
  test(`S1.03 S5.13 in part, T20, T28: a visitor pays ${what} with the smart account, and the page is told when the chain has it`, async ({
    email,
    state
  }) => {
    test.setTimeout(90_000)
    await email.signUp(`pay-${isEther ? "ether" : "token"}-${Date.now()}@example.org`, { pay: "on" })
    const smart = (await email.of("eip155", "address").textContent()) as Hex
    const recipient = privateKeyToAddress(generatePrivateKey())
    const { rpcUrl, tokens } = state.chains[0]!
    await jsonRpc(rpcUrl, "anvil_setBalance", [smart, toHex(10n ** 18n)])
    const data = encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [smart, 5_000_000n] })
    await jsonRpc(rpcUrl, "eth_sendTransaction", [{ from: holders[2], to: tokens.usdc, data }])
    const client = createPublicClient({ transport: http(rpcUrl) })
    const held = (of: Hex) =>
      isEther
        ? client.getBalance({ address: of })
        : client.readContract({ address: tokens.usdc, abi: erc20Abi, functionName: "balanceOf", args: [of] })
    await expect.poll(() => held(smart)).toBeGreaterThan(0n)

    const [amount, shown] = isEther ? ([10n ** 17n, "0.1 ETH"] as const) : ([2_500_000n, "2.5 USDC"] as const)
    await askForPayment(email, {
      network: "eip155:1",
      asset: isEther ? "native" : tokens.usdc,
      metadata: isEther
        ? { name: "Ether", symbol: "ETH", decimals: 18 }
        : { name: "USD Coin", symbol: "USDC", decimals: 6 },
      recipient,
      amount: String(amount)
    })
    await email.view.getByRole("button", { name: /^Pay with/ }).click()
    await expect(email.heading).toHaveText("Review")
    await expect(email.view).toContainText(recipient)
    await email.view.getByRole("button", { name: `Pay ${shown}` }).click()
    await expect(email.frameDialog).toBeVisible()
    const frame = await email.frame()
    await expect(frame.locator("body")).toContainText(shown)
    await readToEnd(frame)
    await expect(frame.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "false")
    await frame.getByRole("button", { name: "Send" }).click()
    await expect(email.view).toContainText(`Paid ${shown}`, { timeout: 30_000 })
    expect(await outcomeOf(email)).toMatchObject({ type: "wallet", networkId: "eip155:1" })
    expect(await held(recipient)).toBe(amount)
  })

test("S1.03 in part, T27: a visitor who signed in with an e-mail buys a token, which arrives at the smart account", async ({
  email,
  state
}) => {
  test.setTimeout(90_000)
  await email.signUp(`buy-${Date.now()}@example.org`, { onramp: "on" })
  const smart = (await email.of("eip155", "address").textContent()) as Hex
  await email.accountButton.click()
  await email.modal.getByRole("button", { name: "Buy", exact: true }).click()
  await email.view.getByRole("combobox", { name: "What you buy" }).selectOption("USDC")
  await email.view.getByRole("textbox", { name: "You pay" }).fill("40")
  await expect(email.view.locator("output")).toHaveText("39.1")
  const opening = email.page.context().waitForEvent("page")
  await email.view.getByRole("button", { name: "Continue on Corner Shop" }).click()
  const shop = await opening
  await expect(shop.locator("p").first()).toContainText(`40 USD for USDC, to ${smart}`)
  await beforeIsKnown(email)
  await shop.getByRole("button", { name: "Pay" }).click()
  await expect(email.view).toContainText("39.1 USDC more than before")
  const { rpcUrl, tokens } = state.chains[0]!
  const held = await createPublicClient({ transport: http(rpcUrl) }).readContract({
    address: tokens.usdc,
    abi: erc20Abi,
    functionName: "balanceOf",
    args: [smart]
  })
  expect(held).toBe(39_100_000n)
})

test("S5.12 in part: what an app has the smart account do at once is told to be done, by the entry point's own word", async ({
  email,
  page,
  state
}) => {
  test.setTimeout(90_000)
  await email.signUp(`batch-${Date.now()}@example.org`, { batches: "on" })
  const smart = (await email.of("eip155", "address").textContent()) as Hex
  const receivers = [1, 2].map(() => privateKeyToAddress(generatePrivateKey()))
  const { rpcUrl } = state.chains[0]!
  await jsonRpc(rpcUrl, "anvil_setBalance", [smart, toHex(10n ** 18n)])
  const asked = page.evaluate(
    (calls) =>
      (
        window as unknown as {
          kit: { batches: { send: (request: object) => Promise<unknown> } }
        }
      ).kit.batches.send({ calls }),
    receivers.map((to, index) => ({ to, value: toHex(index + 5) }))
  )
  await expect(email.frameDialog).toBeVisible()
  const frame = await email.frame()
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Approve 2 calls at once")
  await readToEnd(frame)
  await expect(frame.getByRole("button", { name: "Approve" })).toHaveAttribute("aria-disabled", "false")
  await frame.getByRole("button", { name: "Approve" }).click()
  await asked
  await expect(email.heading).toHaveText("Batch of calls")
  await expect(email.view).toContainText("All calls succeeded", { timeout: 30_000 })
  const client = createPublicClient({ transport: http(rpcUrl) })
  for (const [index, address] of receivers.entries())
    expect(await client.getBalance({ address })).toBe(BigInt(index + 5))
})
