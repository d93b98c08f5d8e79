import { encodeFunctionData, erc20Abi, formatUnits, parseUnits } from "viem"
import { decliningAccount } from "../../../tests/e2e/decliningAccount.ts"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { newAccount, newPayer } from "../../../tests/e2e/newAccount.ts"
import { tabTo } from "../../../tests/e2e/tabTo.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"

const alice = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
// Accounts that no other test looks at, nor the same one in another browser.
const receivers = {
  native: newAccount().address,
  usdc: newAccount().address,
  usdt: newAccount().address,
  late: newAccount().address,
  slow: newAccount().address,
  keyboard: newAccount().address
}

const coinOf = async ({ state }: Visit, address: string) =>
  BigInt(await askNode<string>(state.chains[0]!.rpcUrl, "eth_getBalance", [address, "latest"]))
const tokenOf = async ({ state }: Visit, name: "usdc" | "usdt", address: string) =>
  BigInt(
    await askNode<string>(state.chains[0]!.rpcUrl, "eth_call", [
      {
        to: state.chains[0]!.tokens[name],
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: "balanceOf",
          args: [address as `0x${string}`]
        })
      },
      "latest"
    ])
  )

const openSend = async (visit: Visit) => {
  await visit.connect()
  await visit.accountButton.click()
  await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
  await expect(visit.heading).toHaveText("Send")
  await expect(visit.view).toContainText("You have")
}
const amount = (visit: Visit) => visit.view.getByRole("textbox", { name: "Amount" })
const receiver = (visit: Visit) => visit.view.getByRole("textbox", { name: "To" })
const button = (visit: Visit, name: string | RegExp) => visit.view.getByRole("button", { name })

const enter = async (visit: Visit, text: string, address: string) => {
  await amount(visit).fill(text)
  await receiver(visit).fill(address)
  await button(visit, "Review").click()
}
const chooseToken = async (visit: Visit, name: string) => {
  await button(visit, /^Token/).click()
  await expect(visit.heading).toHaveText("Choose token")
  await button(visit, new RegExp(name)).click()
  await expect(visit.heading).toHaveText("Send")
}

test(
  "S1.09 in part, S1.03 in part: a visitor sends the native coin, and sees it mined",
  { tag: "@engines" },
  async ({ visit, install }) => {
    // Nobody else sends from it meanwhile: two wallets of one key take each other's place in the order.
    const account = await newPayer(visit)
    await install({ accounts: [account] })
    await visit.open()
    await openSend(visit)
    const before = await coinOf(visit, receivers.native)
    await enter(visit, "0.25", `  ${receivers.native}\n`)
    await expect(visit.heading).toHaveText("Review")
    await expect(visit.view).toContainText(receivers.native)
    await expect(visit.view).toContainText("Ethereum")
    await button(visit, "Send 0.25 ETH").click()
    await expect(visit.view).toContainText("Sent 0.25 ETH")
    await expect(visit.announced).toContainText("Sent 0.25 ETH")
    expect((await coinOf(visit, receivers.native)) - before).toBe(parseUnits("0.25", 18))
    const shown = await visit.fact("balance").textContent()
    const now = await coinOf(visit, account.address)
    await expect
      .poll(async () => Math.floor(Number.parseFloat(shown ?? "") * 100))
      .toBe(Number(now / 10n ** 16n))
    await button(visit, "Done").click()
    await expect(visit.heading).toHaveText("Account")
  }
)

for (const [name, symbol] of [
  ["usdc", "USDC"],
  ["usdt", "USDT"]
] as const) {
  test(`S1.09 in part, S1.03[send tokens] T20: a visitor sends ${symbol}, as it was shown`, async ({
    visit,
    install,
    page
  }) => {
    await install({})
    await visit.open()
    await openSend(visit)
    const before = await tokenOf(visit, name, receivers[name])
    await chooseToken(visit, symbol)
    await enter(visit, "12.5", receivers[name])
    await expect(visit.heading).toHaveText("Review")
    await button(visit, `Send 12.5 ${symbol}`).click()
    await expect(visit.view).toContainText(`Sent 12.5 ${symbol}`)
    expect((await tokenOf(visit, name, receivers[name])) - before).toBe(parseUnits("12.5", 6))
    const sent = await page.evaluate(() =>
      window.wallets
        .get("Virtual Wallet")
        .requests()
        .filter(({ method }) => method === "eth_sendTransaction")
        .map(({ params }) => params)
    )
    expect(sent).toEqual([
      [
        expect.objectContaining({
          from: alice,
          to: visit.state.chains[0]!.tokens[name],
          value: "0x0",
          chainId: "0x1",
          data: encodeFunctionData({
            abi: erc20Abi,
            functionName: "transfer",
            args: [receivers[name] as `0x${string}`, parseUnits("12.5", 6)]
          })
        })
      ]
    ])
  })
}

test("T28 a visitor who declines is told so, and what was entered is still there", async ({
  visit,
  install
}) => {
  await install({ accounts: [decliningAccount] })
  await visit.open()
  await openSend(visit)
  await enter(visit, "1", receivers.native)
  await visit.setPolicy("reject", "eth_sendTransaction")
  await button(visit, "Send 1 ETH").click()
  await expect(visit.view).toContainText("You declined in Virtual Wallet")
  await expect(visit.view).toContainText("Nothing was sent")
  await button(visit, "Try again").click()
  await expect(visit.heading).toHaveText("Send")
  await expect(amount(visit)).toHaveValue("1")
  await expect(receiver(visit)).toHaveValue(receivers.native)
})

test("T22 nothing is sent when the wallet is on another chain at the last moment", async ({
  visit,
  install,
  page
}) => {
  await install({})
  await visit.open()
  await openSend(visit)
  await enter(visit, "1", receivers.native)
  await expect(visit.heading).toHaveText("Review")
  await page.evaluate(() => {
    const wallet = window.wallets.get("Virtual Wallet")
    // It tells nobody that it moved.
    wallet.setFault("eth_chainId", () => "0x2105")
  })
  await button(visit, "Send 1 ETH").click()
  await expect(visit.view).toContainText("It wasn't sent")
  await expect(visit.view).toContainText("Your wallet is on another network")
  expect(await visit.asked()).not.toContain("eth_sendTransaction")
})

test("T28 a wallet that gives no hash leaves it unknown, and nobody says that it failed", async ({
  visit,
  install,
  page
}) => {
  await install({})
  await visit.open()
  await openSend(visit)
  await enter(visit, "0.01", receivers.native)
  await expect(visit.heading).toHaveText("Review")
  await page.evaluate(() =>
    window.wallets.get("Virtual Wallet").setFault("eth_sendTransaction", () => {
      throw new Error("The wallet broke")
    })
  )
  await button(visit, /^Send 0.01/).click()
  await expect(visit.view).toContainText("We couldn't confirm this was sent")
  await expect(button(visit, "Try again")).toHaveCount(0)
  await button(visit, "Done").click()
  await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
  await expect(button(visit, /^Latest transfer/)).toBeVisible()
})

test("T28 a wallet that approves after the visitor stopped waiting is heard: the transfer is shown as sent", async ({
  visit,
  install,
  page
}) => {
  await install({})
  await visit.open()
  await openSend(visit)
  const before = await coinOf(visit, receivers.late)
  await enter(visit, "0.125", receivers.late)
  await visit.setPolicy("ask", "eth_sendTransaction")
  await button(visit, "Send 0.125 ETH").click()
  await button(visit, "Stop waiting").click()
  await expect(visit.view).toContainText("We couldn't confirm this was sent")
  await page.evaluate(() => window.wallets.get("Virtual Wallet").pending()[0]!.approve())
  await expect(visit.view).toContainText("Sent 0.125 ETH")
  await expect(button(visit, "Stop waiting")).toHaveCount(0)
  expect((await coinOf(visit, receivers.late)) - before).toBe(parseUnits("0.125", 18))
})

test("T28 a transfer that the chain takes its time for is waited for, and shown as sent in the end", async ({
  visit,
  install,
  page
}) => {
  await install({})
  await page.clock.install()
  await visit.open()
  await openSend(visit)
  let asked = 0
  let isMined = false
  await page.route(visit.state.chains[0]!.rpcUrl, async (route) => {
    const body = route.request().postData() ?? ""
    if (isMined || !body.includes("eth_getTransactionReceipt")) return route.fallback()
    asked++
    const answer = await route.fetch()
    const told: unknown = await answer.json()
    const unmined = (one: any) =>
      body.includes("eth_getTransactionReceipt") ? { ...one, result: null } : one
    await route.fulfill({ response: answer, json: Array.isArray(told) ? told.map(unmined) : unmined(told) })
  })
  await enter(visit, "0.0625", receivers.slow)
  await button(visit, "Send 0.0625 ETH").click()
  await expect(visit.view).toContainText("Waiting for Ethereum")
  // Longer than one wait for a receipt, in steps that are shorter than an answer may take.
  for (let seconds = 0; seconds < 40; seconds += 8) {
    const before = asked
    await page.clock.fastForward(8_000)
    await expect.poll(() => asked).toBeGreaterThan(before)
  }
  await expect(visit.view).not.toContainText("We couldn't confirm")
  isMined = true
  await page.clock.fastForward(8_000)
  await expect(visit.view).toContainText("Sent 0.0625 ETH")
})

test("S5.02 in part, T21, T23: what cannot be sent is said at its field, and no wallet is asked", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open()
  await openSend(visit)
  const cases = [
    ["", receivers.native, "Enter an amount"],
    ["1e3", receivers.native, "Enter a number"],
    ["-1", receivers.native, "Enter a number"],
    ["1,000", receivers.native, "thousands separator"],
    ["0.0000000000000000001", receivers.native, "ETH has at most 18 decimals"],
    ["0", receivers.native, "Enter more than zero"],
    ["99999999", receivers.native, "You don't have that much"],
    ["1", "", "Enter a recipient"],
    ["1", "alice", "This isn't an address on Ethereum"],
    ["1", "0x9965507D1a55bcc2695C58ba16FB37d819B0A4dc", "This isn't an address"],
    ["1", `${receivers.native.slice(0, 20)}\u200b${receivers.native.slice(20)}`, "can't be seen"]
  ] as const
  for (const [text, address, said] of cases) {
    await enter(visit, text, address)
    await expect(visit.view).toContainText(said)
    await expect(visit.heading).toHaveText("Send")
  }
  expect(await visit.asked()).not.toContain("eth_sendTransaction")
})

test("T23 the receiver is looked at twice where it is one's own, or looks like one that is known", async ({
  visit,
  install,
  page
}) => {
  await install({})
  await visit.open()
  const known = "0x52908400098527886E0F7030069857D2E4169EE7"
  await page.evaluate(
    (receiver) =>
      localStorage.setItem("@latchkey/send.receivers", JSON.stringify({ version: 1, value: [receiver] })),
    known
  )
  await openSend(visit)
  await enter(visit, "1", `0x5290${"a".repeat(32)}9ee7`)
  await expect(visit.view).toContainText("This address looks like one that you know")
  await visit.modal.getByRole("button", { name: "Back" }).click()
  await enter(visit, "1", alice)
  await expect(visit.view).toContainText("This is your own address")
  const sendButton = button(visit, "Send 1 ETH")
  await expect(sendButton).toHaveAttribute("aria-disabled", "true")
  // A button that does nothing is pressed where it has come to rest: while the card moves, something else may be there.
  await sendButton.hover()
  await sendButton.click({ force: true })
  expect(await visit.asked()).not.toContain("eth_sendTransaction")
  await visit.view.getByRole("checkbox", { name: "I have checked the recipient" }).check()
  await sendButton.click()
  await expect(visit.view).toContainText("Sent 1 ETH")
})

test("T21 all of the coin is the balance less the fee", async ({ visit, install }) => {
  const payer = await newPayer(visit)
  await install({ accounts: [payer] })
  await visit.open()
  await openSend(visit)
  await button(visit, /^Max/).click()
  await expect(amount(visit)).not.toHaveValue("")
  await receiver(visit).fill(receivers.native)
  await button(visit, "Review").click()
  await expect(visit.heading).toHaveText("Review")
  const all = await coinOf(visit, payer.address)
  const exact = formatUnits(all, 18).replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ","))
  await expect(visit.view.getByTitle(`${exact} ETH`, { exact: true })).toBeVisible()
})

test("a visitor pastes the receiver", async ({ visit, install, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await install({})
  await visit.open()
  await openSend(visit)
  await page.evaluate((text) => navigator.clipboard.writeText(` ${text}\n`), receivers.native)
  await button(visit, "Paste").click()
  await expect(receiver(visit)).toHaveValue(new RegExp(receivers.native))
  await amount(visit).fill("1")
  await button(visit, "Review").click()
  await expect(visit.heading).toHaveText("Review")
  await expect(visit.view).toContainText(receivers.native)
})

test("a visitor sends by keyboard alone", async ({ visit, install, page }) => {
  await install({})
  await visit.open()
  await openSend(visit)
  await tabTo(visit.view.getByRole("textbox", { name: "Amount" }))
  await page.keyboard.type("0.5")
  await tabTo(visit.view.getByRole("textbox", { name: "To" }))
  await page.keyboard.type(receivers.keyboard)
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Review")
  await tabTo(visit.view.getByRole("button", { name: "Send 0.5 ETH" }))
  await page.keyboard.press("Enter")
  await expect(visit.view).toContainText("Sent 0.5 ETH")
  await tabTo(visit.view.getByRole("button", { name: "Done" }))
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Account")
})
