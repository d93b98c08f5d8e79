import { AxeBuilder } from "@axe-core/playwright"
import { atRest } from "../../../tests/e2e/atRest.ts"
import type { Chain } from "../../../tests/e2e/chains/Chain.ts"
import { ChainsVisit } from "../../../tests/e2e/chains/ChainsVisit.ts"
import { ethereum, chains as installed } from "../../../tests/e2e/chains/installed.ts"
import { installWallets } from "../../../tests/e2e/chains/installWallets.ts"
import { expect, test as base } from "../../../tests/e2e/fixtures.ts"
import { startSite, type Site } from "./startSite.ts"

/** A visitor of a site with its own server part, on the page of all namespaces. */
class ChainSignIn extends ChainsVisit {
  /** Chooses a chain's wallet, and waits for the question. */
  async begin(chain: Chain, options: Record<string, string> = {}): Promise<void> {
    await this.openFor([chain], { signIn: "required", ...options })
    await this.ownPage.getByRole("button").first().click()
    await (await this.findWallet(chain.wallet.shownName)).click()
    await expect(this.main).toBeVisible()
  }

  /** The button that is to be clicked. */
  get main() {
    return this.modal.locator("[data-view='siwx/Sign'] [data-variant='main']")
  }

  async expectSignedIn(
    { networks: [network] }: Chain,
    which: Chain["networks"][number] = network
  ): Promise<void> {
    await expect(this.modal).toBeHidden()
    await expect.poll(() => this.who()).toMatchObject({ address: which.address, chainId: which.id })
  }

  /** Whom the site takes this browser for. */
  who(): Promise<unknown> {
    return this.page.evaluate(async () => (await fetch("/who")).json())
  }

  async signatures(chain: Chain): Promise<number> {
    return (await this.askedOf(chain)).filter((method) => method === chain.wallet.signing).length
  }
}

const test = base.extend<{ readonly site: Site; readonly shop: ChainSignIn }>({
  site: async ({ state, complaints }, give) => {
    const site = await startSite(state.origin)
    await give(site)
    // What the page still fetches ahead finds nobody.
    complaints.allow(/net::ERR_/)
    await site.stop()
  },
  shop: async ({ page, state, site }, give) => {
    await give(new ChainSignIn(page, { ...state, origin: site.origin }))
  }
})

for (const chain of installed.filter((one) => one !== ethereum)) {
  const [first, second] = chain.networks

  test(`S4.24 in part: a visitor of ${chain.title} declines, then signs in, and is asked nothing after a reload`, async ({
    shop,
    site,
    page,
    install,
    installChain
  }) => {
    await installWallets({ install, installChain }, [chain])
    await shop.begin(chain)
    await expect(shop.heading).toHaveText("Sign in")
    await expect(shop.modal).toContainText(first.name)
    expect(await shop.who()).toBeNull()
    await shop.setAnswer(chain, "reject", chain.wallet.signing)
    await shop.main.click()
    await expect(shop.modal).toContainText("You declined in the wallet")
    expect(await shop.who()).toBeNull()
    await shop.setAnswer(chain, undefined, chain.wallet.signing)
    await shop.modal.getByRole("button", { name: "Try again" }).click()
    await shop.expectSignedIn(chain)
    expect(await shop.signatures(chain)).toBe(2)

    const before = site.asked.length
    await page.reload()
    await expect(shop.of(chain, "status")).toHaveText("connected")
    await expect.poll(() => site.asked.slice(before)).toEqual(["session"])
    await expect(shop.modal).toBeHidden()
    expect(await shop.signatures(chain)).toBe(0)
    await shop.expectSignedIn(chain)
  })

  test(`T30 another network of ${chain.title} is asked by itself, with the address that the account has there`, async ({
    shop,
    install,
    installChain
  }) => {
    await installWallets({ install, installChain }, [chain])
    await shop.begin(chain, { signIn: "optional" })
    await shop.main.click()
    await shop.expectSignedIn(chain)
    await shop.openNetworks()
    await shop.networkRow(second.name).click()
    await expect(shop.of(chain, "network")).toHaveText(second.id)
    await expect(shop.modal).toContainText("Prove that this account is yours")
    await expect.poll(() => shop.who()).toBeNull()
    await shop.main.click()
    await shop.expectSignedIn(chain, second)
    expect(await shop.signatures(chain)).toBe(2)
  })

  for (const [theme, locale, width] of [
    ["light", "de", 360],
    ["dark", "ar", 360]
  ] as const) {
    test(`the view for ${chain.title} has no barriers: ${theme}, ${locale}, ${width} px`, async ({
      shop,
      page,
      install,
      installChain
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await installWallets({ install, installChain }, [chain])
      await shop.begin(chain, { theme, locale })
      await atRest(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      const dialog = await shop.modal.boundingBox()
      expect(dialog!.width).toBeLessThanOrEqual(width)
      await page.screenshot({
        path: test.info().outputPath(`${chain.namespace}-${theme}-${locale}-${width}.png`)
      })
    })
  }
}
