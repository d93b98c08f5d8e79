import { chains } from "./chains.ts"
import { expect, test } from "./fixtures.ts"
import { identity } from "./source/identity.ts"

const [ethereum, solana, bitcoin, polkadot, cosmos] = chains

test("S4.07 in part: a wallet of five chains is one row; all of them connect, and one that leaves leaves the others", async ({
  visitor,
  wallet
}) => {
  await visitor.connectButton.click()
  await expect(visitor.walletRow).toHaveCount(1)
  await visitor.closeModal()
  for (const chain of chains) await visitor.connect(chain)
  await visitor.expectConnected(chains)
  for (const chain of chains) await visitor.sign(chain)
  const asked = await wallet.questions()

  await visitor.connectButton.click()
  await visitor.modal.getByRole("button", { name: "Connected wallets" }).click()
  await visitor.modal
    .getByRole("button", { name: `Disconnect ${identity.name} (${polkadot!.name})`, exact: true })
    .click()
  const others = chains.filter((chain) => chain !== polkadot)
  await visitor.expectConnected(others)
  await visitor.page.reload()
  await visitor.expectConnected(others)
  for (const chain of [ethereum!, cosmos!]) {
    await visitor.section(chain).getByRole("button", { name: "Leave" }).click()
  }
  await visitor.expectConnected([solana!, bitcoin!])
  await visitor.page.reload()
  await visitor.expectConnected([solana!, bitcoin!])
  expect(await wallet.questions()).toBe(asked)
})

test("S4.06 in part: Solana and Bitcoin of one Wallet Standard wallet leave one by one; the wallet is told by the last", async ({
  visitor,
  wallet
}) => {
  for (const [first, last] of [
    [solana!, bitcoin!],
    [bitcoin!, solana!]
  ] as const) {
    await visitor.connect(solana!)
    await visitor.connect(bitcoin!)
    await visitor.leave(first)
    await visitor.expectConnected([last])
    await visitor.sign(last)
    await visitor.leave(last)
    await visitor.expectConnected([])
    await expect.poll(async () => Object.values(await wallet.accounts()).flat()).toEqual([])
  }
})

test("S4.04 in part: what a visitor allows one site is no other site's", async ({
  visitor,
  context,
  state
}) => {
  await visitor.connect(ethereum!)
  const page = await context.newPage()
  await page.goto(`${state.otherOrigin}/wallets.html`)
  const status = page.getByRole("region", { name: "eip155" }).locator('output[name="status"]')
  await expect(status).toHaveText("disconnected")
  const accounts = await page.evaluate(
    (rdns) =>
      new Promise<unknown>((resolve) => {
        addEventListener("eip6963:announceProvider", (event) => {
          const { info, provider } = (event as CustomEvent).detail
          if (info.rdns === rdns) resolve(provider.request({ method: "eth_accounts" }))
        })
        dispatchEvent(new Event("eip6963:requestProvider"))
      }),
    identity.rdns
  )
  expect(accounts).toEqual([])
})
