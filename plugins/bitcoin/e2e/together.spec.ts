import { allFacts } from "../../../tests/e2e/chains/allFacts.ts"
import { ethereum, installed } from "../../../tests/e2e/chains/installed.ts"
import { installWallets } from "../../../tests/e2e/chains/installWallets.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"

const { bitcoin } = installed

if (bitcoin !== undefined) {
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
