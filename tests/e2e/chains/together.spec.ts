import { expect, test } from "../fixtures.ts"
import { allFacts } from "./allFacts.ts"
import type { Chain } from "./Chain.ts"
import type { ChainsVisit } from "./ChainsVisit.ts"
import { chains as all, ethereum } from "./installed.ts"
import { installWallets } from "./installWallets.ts"

const sections = (visit: ChainsVisit) => visit.modal.getByRole("heading", { level: 2 })

test("S1.14[all] S1.15[all] with all namespaces connected, each keeps its state while another signs, is refused, switches and disconnects", async ({
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

const [second, third] = all.filter((chain) => chain !== ethereum).slice(-2)

if (second !== undefined && third !== undefined) {
  test("S4.12 removing the plugin of the active namespace makes the first network of another one active, and ends its connection alone", async ({
    chains: visit,
    page,
    install,
    installChain
  }) => {
    await installWallets({ install, installChain }, [ethereum, second, third])
    await visit.openFor([ethereum, second, third])
    await visit.connectAll([ethereum, third])
    const before = await visit.facts(third)
    await page.evaluate(() => window.kit.remove("evm"))
    await expect(visit.fact("active")).toHaveText(second.namespace)
    await expect(visit.fact("network")).toHaveText(second.networks[0].id)
    await expect(visit.of(ethereum, "address")).toBeEmpty()
    expect(await visit.facts(third)).toEqual(before)
    await visit.networkButton.click()
    await expect(sections(visit)).toHaveText([second.title, third.title])
  })
}

if (second !== undefined) {
  for (const [own, other] of [
    [ethereum, second],
    [second, ethereum]
  ] as const) {
    test(`S1.14 in part: with a button each, that of ${own.namespace} is its own to the last row though ${other.namespace} was active`, async ({
      chains: visit,
      install,
      installChain
    }) => {
      const buttonOf = ({ namespace }: Chain) =>
        visit.page.locator(`[data-namespace="${namespace}"]`).getByRole("button")
      const both = [other, own]
      await installWallets({ install, installChain }, both)
      await visit.openFor(both, { buttons: "each" })
      for (const chain of both) {
        await buttonOf(chain).click()
        await (await visit.findWallet(chain.wallet.shownName)).click()
        await expect(visit.of(chain, "status")).toHaveText("connected")
        await expect(visit.modal).toBeHidden()
      }
      // A modal that is opened for an account makes it the active one.
      await expect(visit.fact("active")).toHaveText(own.namespace)
      await buttonOf(other).click()
      await expect(visit.heading).toHaveText("Account")
      await expect(visit.fact("active")).toHaveText(other.namespace)
      await visit.page.keyboard.press("Escape")
      await expect(visit.modal).toBeHidden()
      await expect(visit.fact("active")).toHaveText(other.namespace)
      const before = await visit.facts(other)
      const { address } = own.networks[0]

      await buttonOf(own).click()
      await expect(visit.fact("active")).toHaveText(own.namespace)
      await expect(visit.heading).toHaveText("Account")
      await expect(visit.view.locator(".address .unseen")).toHaveText(address)
      await visit.view.getByRole("button", { name: "Receive" }).click()
      await expect(visit.heading).toHaveText("Receive")
      await expect(visit.view).toContainText(address)
      await visit.modal.getByRole("button", { name: "Back" }).click()
      await expect(visit.heading).toHaveText("Account")
      await visit.view.getByRole("button", { name: "Disconnect" }).click()
      await expect(visit.of(own, "status")).toHaveText("disconnected")
      expect(await visit.facts(other)).toEqual(before)
      await expect(buttonOf(own)).toHaveText("Connect wallet")
    })
  }
}
