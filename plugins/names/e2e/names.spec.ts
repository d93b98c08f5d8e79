import type { Address } from "viem"
import { parseUnits } from "viem"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"
import { setName } from "../../evm/stack/names.ts"

// Accounts that no other test looks at.
const quay = "0xBcd4042DE499D14e55001CcbB24a551F3b954096"
const other = "0x71bE63f3384f5fb98995898A86B02Fb2426c5788"
// One of the node's own accounts, which sends nothing else.
const registrar = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720"

const nodeOf = ({ state }: Visit) => state.chains[0]!.rpcUrl
const coinOf = async (visit: Visit, address: string) =>
  BigInt(await askNode<string>(nodeOf(visit), "eth_getBalance", [address, "latest"]))
const register = (visit: Visit, name: string, address: Address) =>
  setName(nodeOf(visit), registrar, { name, addresses: { 60: address } })

const receiver = (visit: Visit) => visit.view.getByRole("textbox", { name: "To" })
const button = (visit: Visit, name: string | RegExp) => visit.view.getByRole("button", { name })
const sentBy = (visit: Visit) =>
  visit.page.evaluate(
    () =>
      window.wallets
        .get("Virtual Wallet")
        .requests()
        .filter(({ method }) => method === "eth_sendTransaction").length
  )
const openSend = async (visit: Visit) => {
  await visit.connect()
  await visit.accountButton.click()
  await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
  await expect(visit.view).toContainText("You have")
}

test("S1.03 in part, S1.10 in part: a visitor sees what the account is called, on every network where the name leads back", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open("app", { names: "on" })
  await visit.connect()
  await expect(visit.accountButton).not.toContainText("harbour.eth")
  await visit.accountButton.click()
  const name = visit.view.getByText("harbour.eth", { exact: true })
  await expect(name).toBeVisible()
  await expect(visit.accountButton).toContainText("harbour.eth")
  // The picture is the name's own.
  await expect(visit.view.locator(".account-face > .icon img")).toHaveAttribute("src", /^data:image\/svg/)
  await visit.page.evaluate(() => window.kit.switchNetwork({ networkId: "eip155:8453" }))
  await expect(visit.modal.getByRole("button", { name: "Change network: Base" })).toBeVisible()
  await expect(name).toBeVisible()
})

test("T23 an account that calls itself by another's name is shown by its address", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open("app", { names: "on" })
  await visit.connect()
  await visit.accountButton.click()
  await expect(visit.view.getByText("harbour.eth", { exact: true })).toBeVisible()
  // The second account's reverse name is the first one's.
  await visit.page.evaluate(() =>
    window.wallets
      .get("Virtual Wallet")
      .emit("accountsChanged", ["0x70997970C51812dc3A010C7d01b50e0d17dc79C8"])
  )
  await expect(visit.view).toContainText("0x7099…79C8")
  await expect(visit.view.getByText("harbour.eth", { exact: true })).toHaveCount(0)
})

test("T23, S1.09 in part: a visitor sends to a name by keyboard, and sees the whole address before", async ({
  visit,
  install,
  page
}) => {
  await install({})
  await visit.open()
  await register(visit, "quay.eth", quay)
  await openSend(visit)
  const before = await coinOf(visit, quay)
  await visit.view.getByRole("textbox", { name: "Amount" }).fill("0.125")
  await receiver(visit).focus()
  await page.keyboard.type("Quay.eth")
  await expect(visit.view).toContainText("quay.eth\u2069 stands for this address:")
  await expect(visit.view).toContainText(quay)
  await expect(visit.announced).toContainText(quay)
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Review")
  await expect(visit.view).toContainText("quay.eth")
  await expect(visit.view).toContainText(quay)
  await button(visit, "Send 0.125 ETH").click()
  await expect(visit.view).toContainText("Sent 0.125 ETH")
  expect((await coinOf(visit, quay)) - before).toBe(parseUnits("0.125", 18))
})

test("T23 a name that leads elsewhere since the review is refused, and the wallet is not asked", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open()
  await register(visit, "flip.eth", quay)
  await openSend(visit)
  await visit.view.getByRole("textbox", { name: "Amount" }).fill("0.125")
  await receiver(visit).fill("flip.eth")
  await expect(visit.view).toContainText(quay)

  // Between the form and the review.
  await register(visit, "flip.eth", other)
  await button(visit, "Review").click()
  await expect(visit.view).toContainText("The name stands for another address now.")
  await expect(visit.view).toContainText(other)
  await expect(visit.heading).toHaveText("Send")

  // Between the review and the wallet.
  await button(visit, "Review").click()
  await expect(visit.heading).toHaveText("Review")
  await expect(visit.view).toContainText(other)
  await register(visit, "flip.eth", quay)
  await button(visit, "Send 0.125 ETH").click()
  await expect(visit.view).toContainText("It wasn't sent")
  await expect(visit.view).toContainText("The name stands for another address now.")
  expect(await sentBy(visit)).toBe(0)
})

test("T23 names that look like others, or are none, are refused with words", async ({ visit, install }) => {
  await install({})
  await visit.open()
  await openSend(visit)
  await visit.view.getByRole("textbox", { name: "Amount" }).fill("0.125")
  for (const [text, words] of [
    ["h\u0430rbour.eth", "can be mistaken for another"],
    ["har\u200bbour.eth", "characters that can't be seen"],
    ["\u{1f468}\u200dx.eth", "can be mistaken for another"],
    ["nobody-has-this.eth", "stands for no address on Ethereum"]
  ] as const) {
    await receiver(visit).fill(text)
    await expect(visit.view).toContainText(words)
    await button(visit, "Review").click()
    await expect(receiver(visit)).toHaveAttribute("aria-invalid", "true")
    await expect(visit.view).toContainText(words)
    await expect(visit.heading).toHaveText("Send")
  }
})
