import { expect, test } from "../fixtures.ts"
import type { Chain } from "./Chain.ts"
import { bitcoin } from "./bitcoin.ts"
import { cosmos } from "./cosmos.ts"
import { ethereum } from "./ethereum.ts"
import { areInstalled, chains as all } from "./installed.ts"
import { installWallets } from "./installWallets.ts"
import { polkadot } from "./polkadot.ts"
import { solana } from "./solana.ts"

const three = [ethereum, solana, bitcoin]

if (areInstalled(...three)) {
  test("a wallet of several namespaces is one row that opens a chooser, and each of its chains connects by itself", async ({
    chains: visit,
    install,
    installChain
  }) => {
    await install({ name: "Manifold", rdns: "test.manifold" })
    await installChain({ kind: "solana and bitcoin", name: "Manifold" })
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

if (areInstalled(solana)) {
  test("T06 one name twice in a namespace is two rows, both marked, and both connect", async ({
    chains: visit,
    installChain
  }) => {
    for (const key of ["one", "two"]) await installChain({ kind: "solana", name: "Twin", key })
    await visit.openFor([solana])
    await visit.openModal()
    const rows = visit.wallet("Twin")
    await expect(rows).toHaveCount(2)
    for (const row of await rows.all()) await expect(row).toContainText("Another wallet uses the same name")
    await rows.last().click()
    await expect(visit.of(solana, "status")).toHaveText("connected")
    const asked = await visit.page.evaluate(() =>
      ["one", "two"].map((key) =>
        window.chainWallets
          .get(key)
          .requests()
          .some(({ method }) => method === "standard:connect")
      )
    )
    expect(asked).toEqual([false, true])
  })
}

/** The journey's chains, by wallets that no lie is about. */
const honest: ReadonlyArray<Chain> = [
  { ...ethereum, wallet: { ...ethereum.wallet, key: "Honest", shownName: "Honest" } },
  solana,
  {
    ...bitcoin,
    wallet: {
      ...bitcoin.wallet,
      kind: "bitcoin",
      key: "Ore",
      shownName: "Ore",
      setup: { kind: "bitcoin", name: "Ore", provider: "standard" }
    }
  },
  polkadot,
  {
    ...cosmos,
    wallet: {
      ...cosmos.wallet,
      kind: "cosmos",
      key: "leap",
      shownName: "Leap",
      setup: { kind: "cosmos", name: "leap" }
    }
  }
]

test("T06 hostile providers of every kind on one page hide none of the good ones, and run no code", async ({
  chains: visit,
  page,
  install,
  installChain,
  complaints
}) => {
  // The browser says so of an icon that is no picture.
  complaints.allow(/ERR_INVALID_URL/)
  const good = honest.filter(({ namespace }) => all.some((chain) => chain.namespace === namespace))
  await installWallets({ install, installChain }, good)
  await install({ name: "Slandered", rdns: "test.slandered" })
  await page.addInitScript(() => {
    window.wallets.announceMalformed(window.wallets.get("Slandered"))
    for (const place of ["standard", "polkadot"] as const) window.chainWallets.tellLies(place)
  })
  await visit.openFor(all)
  await visit.openModal()
  await expect(visit.wallet("Honest")).toBeVisible()
  const told = await page.evaluate(() =>
    (["standard", "bitcoin", "polkadot", "cosmos"] as const).map((place) =>
      window.chainWallets.tellLies(place)
    )
  )
  expect(Math.min(...told)).toBeGreaterThan(20)
  for (const { wallet } of good) await expect(visit.wallet(wallet.shownName)).toHaveCount(1)
  await visit.close()
  await visit.connectAll(good)
  await visit.expectConnected(good)
  expect(await page.evaluate(() => Reflect.get(globalThis, "__pwned"))).toBeUndefined()
})
