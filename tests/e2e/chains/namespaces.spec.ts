import { formatUnits } from "viem"
import type { E2eState } from "../server/E2eState.ts"
import { expect, test } from "../fixtures.ts"
import type { Chain, ChainNetwork, ShownAccount } from "./Chain.ts"
import { chains } from "./installed.ts"
import { installWallets } from "./installWallets.ts"

const message = "Hello from the test app"

/** What the node says that an account has, as the page should show it. */
const balanceOn = async (chain: Chain, { id, address, symbol, decimals }: ChainNetwork, state: E2eState) => {
  const network = state.networks.find(({ networkId }) => networkId === id)!
  const units = await chain.readBalance(network, address)
  expect(units).toBeGreaterThan(0n)
  return `${formatUnits(units, decimals)} ${symbol}`
}

for (const chain of chains) {
  const [first, second] = chain.networks

  test(`S1.14 in part, S3.04 in part, S5.05 in part, S4.04 in part, S1.03 in part, S4.06 in part: a visitor connects, signs, switches, reloads and disconnects on ${chain.title}`, async ({
    chains: visit,
    state,
    page,
    install,
    installChain
  }) => {
    await installWallets({ install, installChain }, [chain])
    await visit.openFor([chain])

    await test.step("connects, and sees the account and what it has", async () => {
      await visit.connectFirst(chain)
      await expect(visit.of(chain, "network")).toHaveText(first.id)
      await expect(visit.of(chain, "balance")).toHaveText(await balanceOn(chain, first, state))
      const accounts = JSON.parse((await visit.of(chain, "accounts").textContent())!) as Array<ShownAccount>
      expect(accounts.map(({ type }) => type)).toEqual(chain.accountTypes)
      expect(accounts.every(({ namespace }) => namespace === chain.namespace)).toBe(true)
    })

    await test.step("sees where it can be paid, and that only networks which write the address alike are compatible", async () => {
      await visit.accountButton.click()
      await visit.modal.getByRole("button", { name: "Receive" }).click()
      await expect(visit.heading).toHaveText("Receive")
      await expect(visit.view).toContainText(first.address)
      await expect(visit.view).toContainText(
        first.address === second.address
          ? "or another compatible network"
          : `on ${first.name} to this address.`
      )
      await visit.close()
    })

    await test.step("signs, and another library finds the account in the signature", async () => {
      await visit.sign(chain)
      await expect(visit.of(chain, "signature")).not.toBeEmpty()
      const signature = (await visit.of(chain, "signature").textContent())!
      const [account] = JSON.parse((await visit.of(chain, "accounts").textContent())!) as Array<ShownAccount>
      expect(await chain.isSigned(message, signature, account!)).toBe(true)
      const isForged = await chain.isSigned(`${message}!`, signature, account!).catch(() => false)
      expect(isForged).toBe(false)
    })

    await test.step("declines a signature, and is told so", async () => {
      await visit.setAnswer(chain, "reject", chain.wallet.signing)
      await visit.sign(chain)
      await expect(visit.of(chain, "error")).toHaveText("SIGNING_REJECTED")
      await visit.expectConnected([chain])
    })

    await test.step("switches the network, and sees the account as it is written and what it has there", async () => {
      await visit.openNetworks()
      await visit.networkRow(second.name).click()
      await expect(visit.of(chain, "network")).toHaveText(second.id)
      await expect(visit.modal).toBeHidden()
      await expect(visit.of(chain, "address")).toHaveText(second.address)
      await expect(visit.of(chain, "balance")).toHaveText(await balanceOn(chain, second, state))
    })

    await test.step("reloads, and is still connected there without a question", async () => {
      if (chain.wallet.kind !== "evm") await page.evaluate(() => window.chainWallets.setLaterPolicy("hang"))
      await page.reload()
      await expect(visit.of(chain, "status")).toHaveText("connected")
      await expect(visit.of(chain, "network")).toHaveText(second.id)
      await expect(visit.of(chain, "address")).toHaveText(second.address)
      const asked = await visit.askedOf(chain)
      expect(asked.filter((method) => chain.asking.includes(method))).toEqual([])
    })

    await test.step("disconnects, and stays so", async () => {
      await visit.accountButton.click()
      await visit.modal.getByRole("button", { name: "Disconnect" }).click()
      await expect(visit.modal).toBeHidden()
      await expect(visit.of(chain, "status")).toHaveText("disconnected")
      await expect(visit.of(chain, "address")).toBeEmpty()
      await page.reload()
      await expect(visit.connectButton).toBeVisible()
      await expect(visit.of(chain, "status")).toHaveText("disconnected")
    })
  })
}
