import { expect, test } from "../fixtures.ts"
import type { Chain } from "./Chain.ts"
import type { ChainsVisit, Facts } from "./ChainsVisit.ts"
import { bitcoin } from "./bitcoin.ts"
import { cosmos } from "./cosmos.ts"
import { ethereum } from "./ethereum.ts"
import { areInstalled, chains as all } from "./installed.ts"
import { installWallets } from "./installWallets.ts"
import { polkadot } from "./polkadot.ts"
import { solana } from "./solana.ts"

const allFacts = async (visit: ChainsVisit, chains: ReadonlyArray<Chain>) => {
  const entries: Array<readonly [string, Facts]> = []
  for (const chain of chains) entries.push([chain.namespace, await visit.facts(chain)])
  return Object.fromEntries(entries)
}

const sections = (visit: ChainsVisit) => visit.modal.getByRole("heading", { level: 2 })

test("S1.14 S1.15 with all namespaces connected, each keeps its state while another signs, is refused, switches and disconnects", async ({
  chains: visit,
  page,
  install,
  installChain
}) => {
  test.slow()
  await installWallets({ install, installChain }, all)
  await visit.openFor(all)
  await visit.connectAll(all)
  await visit.expectConnected(all)

  await test.step("each signs and is refused", async () => {
    const before = await allFacts(visit, all)
    for (const chain of all) {
      await visit.sign(chain)
      await expect(visit.of(chain, "signature")).not.toBeEmpty()
      await visit.setAnswer(chain, "reject", chain.wallet.signing)
      await visit.sign(chain)
      await expect(visit.of(chain, "error")).toHaveText("SIGNING_REJECTED")
    }
    expect(await allFacts(visit, all)).toEqual(before)
  })

  await test.step("each switches, and no other moves", async () => {
    for (const chain of all) {
      const others = all.filter((other) => other !== chain)
      const before = await allFacts(visit, others)
      await visit.openNetworks()
      await expect(sections(visit)).toHaveText(all.map(({ title }) => title))
      await visit.networkRow(chain.networks[1].name).click()
      await expect(visit.fact("network")).toHaveText(chain.networks[1].id)
      await expect(visit.fact("active")).toHaveText(chain.namespace)
      await expect(visit.of(chain, "address")).toHaveText(chain.networks[1].address)
      await expect(visit.modal).toBeHidden()
      expect(await allFacts(visit, others)).toEqual(before)
    }
  })

  await test.step("all are there after a reload", async () => {
    const before = await allFacts(visit, all)
    await page.reload()
    for (const chain of all) await expect(visit.of(chain, "status")).toHaveText("connected")
    await expect.poll(() => allFacts(visit, all)).toEqual(before)
  })

  await test.step("one disconnects, the others stay", async () => {
    // The one that the kit is on closes the modal with it.
    const active = await visit.fact("active").textContent()
    const leaving = all.find(({ namespace }) => namespace !== active)!
    const others = all.filter((chain) => chain !== leaving)
    const before = await allFacts(visit, others)
    await visit.openProfile()
    await expect(sections(visit)).toHaveText(all.map(({ title }) => title))
    const { shownName } = leaving.wallet
    await visit.modal.getByRole("button", { name: `Disconnect ${shownName} (${leaving.title})` }).click()
    await expect(visit.of(leaving, "status")).toHaveText("disconnected")
    await expect(sections(visit)).toHaveText(others.map(({ title }) => title))
    expect(await allFacts(visit, others)).toEqual(before)
  })

  await test.step("the rest disconnects together", async () => {
    await visit.modal.getByRole("button", { name: "Disconnect all" }).click()
    await expect(visit.modal).toBeHidden()
    for (const chain of all) await expect(visit.of(chain, "status")).toHaveText("disconnected")
    await expect(visit.connectButton).toBeVisible()
  })
})

if (areInstalled(solana)) {
  test("S4.08 a network of another connected namespace is chosen from one list: that namespace becomes active, and is flagged while it does", async ({
    chains: visit,
    page,
    install,
    installChain
  }) => {
    await installWallets({ install, installChain }, [ethereum, solana])
    await visit.openFor([ethereum, solana])
    await visit.connectAll([ethereum, solana])
    await expect(visit.fact("active")).toHaveText("eip155")
    const label = await visit.accountButton.textContent()
    await page.evaluate(() => {
      const seen: Array<string> = []
      Object.assign(window, { seen })
      window.kit.subscribe(() => {
        const { activeNamespace, isSwitchingNamespace, byNamespace } = window.kit.getSnapshot().network
        const network = byNamespace[activeNamespace ?? ""]?.caipNetwork?.caipNetworkId
        const line = `${network} ${isSwitchingNamespace}`
        if (seen.at(-1) !== line) seen.push(line)
      })
    })
    await visit.openNetworks()
    await visit.networkRow("Solana").click()
    await expect(visit.fact("active")).toHaveText("solana")
    await expect(visit.modal).toBeHidden()
    await expect(visit.accountButton).not.toHaveText(label!)
    const seen = await page.evaluate((): ReadonlyArray<string> => Reflect.get(window, "seen"))
    expect(seen.filter((line) => line !== "eip155:1 false")).toEqual([
      "eip155:1 true",
      `${solana.networks[0].id} false`
    ])
    await visit.expectConnected([ethereum, solana])
  })
}

if (areInstalled(solana)) {
  test("S4.04 S4.08 the namespace that a visitor was on is the one after a reload, whichever wallet answers first", async ({
    chains: visit,
    page,
    install,
    installChain
  }) => {
    await installWallets({ install, installChain }, [ethereum, solana])
    await visit.openFor([ethereum, solana])
    await visit.connectAll([ethereum, solana])
    await visit.openNetworks()
    await visit.networkRow("Solana").click()
    await expect(visit.fact("active")).toHaveText("solana")
    await page.reload()
    await visit.expectConnected([ethereum, solana])
    await expect(visit.fact("active")).toHaveText("solana")
  })
}

if (areInstalled(bitcoin)) {
  test("S2.12 a network where the visitor has no address leads through SwitchActiveChain to connecting for it; giving up on the way leaves all as before", async ({
    chains: visit,
    install,
    installChain
  }) => {
    await installWallets({ install, installChain }, [ethereum, bitcoin])
    await visit.openFor([ethereum, bitcoin])
    await visit.connectFirst(ethereum)
    const before = await allFacts(visit, [ethereum, bitcoin])
    const isAsBefore = async () => {
      await expect(visit.fact("active")).toHaveText("eip155")
      await expect(visit.fact("network")).toHaveText("eip155:1")
      expect(await allFacts(visit, [ethereum, bitcoin])).toEqual(before)
    }
    const lead = async () => {
      await visit.openNetworks()
      await visit.networkRow("Bitcoin Testnet").click()
      await expect(visit.heading).toHaveText("Switch to Bitcoin")
      await expect(visit.modal).toContainText("You have no account on Bitcoin yet")
    }
    const goOn = async () => {
      await visit.modal.getByRole("button", { name: "Continue to Bitcoin" }).click()
      await expect(visit.heading).toHaveText("Connect wallet")
      await expect(visit.wallet("Xverse")).toBeVisible()
      await expect(visit.wallet("Virtual Wallet")).toBeHidden()
    }

    await lead()
    await visit.modal.getByRole("button", { name: "Back" }).click()
    await expect(visit.heading).toHaveText("Choose network")
    await visit.close()
    await isAsBefore()

    await lead()
    await goOn()
    await visit.setAnswer(bitcoin, "reject")
    await visit.wallet("Xverse").click()
    await expect(visit.modal).toContainText("You declined in Xverse")
    await visit.close()
    await isAsBefore()

    await lead()
    await goOn()
    await visit.setAnswer(bitcoin, "approve")
    await visit.wallet("Xverse").click()
    await expect(visit.fact("active")).toHaveText("bip122")
    await expect(visit.fact("network")).toHaveText(bitcoin.networks[1].id)
    await expect(visit.of(bitcoin, "address")).toHaveText(bitcoin.networks[1].address)
    await expect(visit.modal).toBeHidden()
    await visit.expectConnected([ethereum])
  })
}

if (areInstalled(polkadot, cosmos)) {
  test("S4.12 removing the plugin of the active namespace makes the first network of another one active, and ends its connection alone", async ({
    chains: visit,
    page,
    install,
    installChain
  }) => {
    await installWallets({ install, installChain }, [ethereum, polkadot, cosmos])
    await visit.openFor([ethereum, polkadot, cosmos])
    await visit.connectAll([ethereum, cosmos])
    const before = await visit.facts(cosmos)
    await page.evaluate(() => window.kit.remove("evm"))
    await expect(visit.fact("active")).toHaveText("polkadot")
    await expect(visit.fact("network")).toHaveText(polkadot.networks[0].id)
    await expect(visit.of(ethereum, "address")).toBeEmpty()
    expect(await visit.facts(cosmos)).toEqual(before)
    await visit.networkButton.click()
    await expect(sections(visit)).toHaveText(["Polkadot", "Cosmos"])
  })
}
