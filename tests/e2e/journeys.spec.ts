import { recoverMessageAddress, type Hex } from "viem"
import { expect, test } from "./fixtures.ts"

const first = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

test(
  "S4.03 in part, S1.02[injected browser wallet]: a visitor connects a wallet and sees the account and its balance on the chain",
  { tag: "@engines" },
  async ({ visit, install, state }) => {
    await install({})
    await visit.open()
    await expect(visit.fact("status")).toHaveText("disconnected")
    await visit.connect()
    await expect(visit.fact("address")).toHaveText(first)
    await expect(visit.fact("wallet")).toHaveText("Virtual Wallet")
    await expect(visit.fact("network")).toHaveText("eip155:1")

    const ethers = await balanceOn(state.chains[0]!.rpcUrl)
    await expect(visit.fact("balance")).toHaveText(`${ethers} ETH`)
    await visit.accountButton.click()
    await expect(visit.heading).toHaveText("Account")
    await expect(visit.modal).toContainText("ETH")
  }
)

test("S1.03[switch networks] a visitor switches between three chains", async ({ visit, install }) => {
  await install({})
  await visit.open()
  await visit.connect()
  await visit.chooseNetwork("Base", "eip155:8453")
  await visit.chooseNetwork("Polygon", "eip155:137")
  await expect(visit.fact("balance")).toHaveText(/ POL$/)
  await visit.chooseNetwork("Ethereum", "eip155:1")
  await expect(visit.fact("balance")).toHaveText(/ ETH$/)
  expect(await visit.page.evaluate(() => window.wallets.get("Virtual Wallet").chainId())).toBe(1)
})

test(
  "S5.05 in part, S1.03[sign messages]: a visitor signs a message, and the signature is the account's",
  { tag: "@engines" },
  async ({ visit, install }) => {
    await install({})
    await visit.open()
    await visit.connect()
    await visit.page.getByRole("button", { name: "Sign message" }).click()
    await expect(visit.fact("signature")).toHaveText(/^0x[0-9a-f]{130}$/)
    const signature = (await visit.fact("signature").textContent()) as Hex
    expect(await recoverMessageAddress({ message: "Hello from the test app", signature })).toBe(first)
  }
)

test("S4.03 in part: a visitor who declines to sign is told so, and nothing else changes", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open()
  await visit.connect()
  await visit.setPolicy("reject", "personal_sign")
  await visit.page.getByRole("button", { name: "Sign message" }).click()
  await expect(visit.fact("error")).toHaveText("SIGNING_REJECTED")
  await expect(visit.fact("status")).toHaveText("connected")
})

test(
  "S4.04 in part, S3.20 in part: a visitor reloads and is still connected on the same network, without being asked again",
  { tag: "@engines" },
  async ({ visit, install }) => {
    await install({})
    await visit.open()
    await visit.connect()
    await visit.chooseNetwork("Base", "eip155:8453")
    await visit.page.reload()
    await expect(visit.fact("status")).toHaveText("connected")
    await expect(visit.fact("address")).toHaveText(first)
    await expect(visit.fact("network")).toHaveText("eip155:8453")
    expect(await visit.asked()).not.toContain("eth_requestAccounts")
    expect(await visit.asked()).not.toContain("wallet_requestPermissions")
  }
)

test("S4.05 in part, S4.06 in part: a visitor disconnects, and stays disconnected after a reload", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open()
  await visit.connect()
  await visit.accountButton.click()
  await visit.modal.getByRole("button", { name: "Disconnect" }).click()
  await expect(visit.modal).toBeHidden()
  await expect(visit.fact("status")).toHaveText("disconnected")
  await expect(visit.fact("address")).toBeEmpty()
  await expect(visit.connectButton).toBeVisible()
  await visit.page.reload()
  await expect(visit.connectButton).toBeVisible()
  await expect(visit.fact("status")).toHaveText("disconnected")
})

test("S4.06 in part: a page disconnects through its own button", async ({ visit, install }) => {
  await install({})
  await visit.open()
  await visit.connect()
  await visit.page.getByRole("button", { name: "Leave" }).click()
  await expect(visit.fact("status")).toHaveText("disconnected")
})

test("S2.03 the modal opens on Connect, and on Account once connected", async ({ visit, install }) => {
  await install({})
  await visit.open()
  await visit.openModal()
  await expect(visit.heading).toHaveText("Connect wallet")
  await visit.page.keyboard.press("Escape")
  await expect(visit.modal).toBeHidden()
  await visit.connect()
  await visit.accountButton.click()
  await expect(visit.heading).toHaveText("Account")
})

test("S2.05 S2.04 views keep a back-stack, and going back from the first one closes", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open()
  await visit.openModal()
  await visit.modal.getByRole("button", { name: "What is a wallet?" }).click()
  await expect(visit.heading).toHaveText("What is a wallet?")
  await visit.modal.getByRole("button", { name: "Back" }).click()
  await expect(visit.heading).toHaveText("Connect wallet")
  await visit.page.evaluate(() => window.kit.navigation.goBack())
  await expect(visit.modal).toBeHidden()
})

const balanceOn = async (rpcUrl: string): Promise<string> => {
  const response = await fetch(rpcUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getBalance", params: [first, "latest"] })
  })
  const { result } = (await response.json()) as { readonly result: Hex }
  const wei = BigInt(result).toString().padStart(19, "0")
  return `${wei.slice(0, -18)}.${wei.slice(-18)}`.replace(/\.?0+$/, "")
}
