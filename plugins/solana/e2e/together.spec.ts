import { ethereum, installed } from "../../../tests/e2e/chains/installed.ts"
import { installWallets } from "../../../tests/e2e/chains/installWallets.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"

const { solana } = installed

if (solana !== undefined) {
  test("S4.08 in part: a network of another connected namespace is chosen from one list: that namespace becomes active, and is flagged while it does", async ({
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

  test("S4.04 in part, S4.08 in part: the namespace that a visitor was on is the one after a reload, whichever wallet answers first", async ({
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
