import { expect, test } from "../fixtures.ts"
import type { Chain } from "./Chain.ts"
import { chains as all, ethereum, installed } from "./installed.ts"
import { installWallets } from "./installWallets.ts"

const { solana, bitcoin } = installed

if (solana !== undefined && bitcoin !== undefined) {
  const three = [ethereum, solana, bitcoin]
  test("a wallet of several namespaces is one row that opens a chooser, and each of its chains connects by itself", async ({
    chains: visit,
    install,
    installChain
  }) => {
    await install({ name: "Manifold", rdns: "test.manifold" })
    await installChain({ kind: "several", name: "Manifold", of: ["solana", "bitcoin"] })
    await visit.openFor(three)
    await visit.openModal()
    await expect(visit.wallet("Manifold")).toHaveCount(1)

    const rows = visit.modal.getByRole("list", { name: "Chains of this wallet" }).getByRole("button")
    const choose = async (title: string) => {
      await visit.wallet("Manifold").click()
      await expect(visit.heading).toHaveText("Manifold")
      await expect(rows).toHaveText([/^EVM Networks/, /^Solana/, /^Bitcoin/])
      await rows.filter({ hasText: title }).first().click()
    }
    await choose("Solana")
    await expect(visit.of(solana, "status")).toHaveText("connected")
    await expect(visit.modal).toBeHidden()
    await expect(visit.fact("active")).toHaveText("solana")
    await expect(visit.of(bitcoin, "status")).toHaveText("disconnected")
    await expect(visit.of(ethereum, "status")).toHaveText("disconnected")

    for (const chain of [bitcoin, ethereum]) {
      await visit.openProfile()
      await visit.modal.getByRole("button", { name: "Connect another wallet" }).click()
      await expect(visit.heading).toHaveText("Connect wallet")
      await choose(chain.title)
      await expect(visit.of(chain, "status")).toHaveText("connected")
      await expect(visit.heading).toHaveText("Connected wallets")
      await visit.close()
    }
    await visit.expectConnected(three)

    await visit.page.reload()
    await visit.expectConnected(three)

    await visit.openProfile()
    await visit.modal.getByRole("button", { name: "Disconnect Manifold (EVM Networks)" }).click()
    await expect(visit.of(ethereum, "status")).toHaveText("disconnected")
    await visit.expectConnected([solana, bitcoin])
  })
}

test("T06 hostile providers of every kind on one page hide none of the good ones, and run no code", async ({
  chains: visit,
  page,
  install,
  installChain,
  complaints
}) => {
  // The browser says so of an icon that is no picture.
  complaints.allow(/ERR_INVALID_URL/)
  const good = all.map((chain): Chain => ({ ...chain, wallet: chain.honest }))
  await installWallets({ install, installChain }, good)
  await install({ name: "Slandered", rdns: "test.slandered" })
  await page.addInitScript(() => {
    window.wallets.announceMalformed(window.wallets.get("Slandered"))
    window.chainWallets.tellLies()
  })
  await visit.openFor(all)
  await visit.openModal()
  await expect(visit.wallet("Honest")).toBeVisible()
  const told = await page.evaluate(() => window.chainWallets.tellLies())
  expect(Math.min(...told)).toBeGreaterThan(20)
  for (const { wallet } of good) await visit.findWallet(wallet.shownName)
  await visit.close()
  await visit.connectAll(good)
  await visit.expectConnected(good)
  expect(await page.evaluate(() => Reflect.get(globalThis, "__pwned"))).toBeUndefined()
})
