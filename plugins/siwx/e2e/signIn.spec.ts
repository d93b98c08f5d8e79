import { AxeBuilder } from "@axe-core/playwright"
import { atRest } from "../../../tests/e2e/atRest.ts"
import { expect, test as base } from "../../../tests/e2e/fixtures.ts"
import { Visit } from "../../../tests/e2e/Visit.ts"
import { startSite, type Site } from "./startSite.ts"

const first = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const second = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"

/** A visitor of a site with its own server part. */
class SignInVisit extends Visit {
  /** Chooses the wallet, and waits for the question. */
  async begin(options: Record<string, string> = {}): Promise<void> {
    await this.open("app", { signIn: "required", ...options })
    await this.openModal()
    await this.wallet("Virtual Wallet").click()
    await expect(this.modal.getByRole("button", { name: "Sign", exact: true })).toBeVisible()
  }

  async sign(): Promise<void> {
    await this.modal.getByRole("button", { name: "Sign", exact: true }).click()
  }

  async expectSignedIn(address: string, chainId: string): Promise<void> {
    await expect(this.modal).toBeHidden()
    await expect.poll(() => this.who()).toMatchObject({ address, chainId })
  }

  /** Whom the site takes this browser for. */
  who(): Promise<unknown> {
    return this.page.evaluate(async () => (await fetch("/who")).json())
  }

  async signatures(): Promise<number> {
    return (await this.asked()).filter((method) => method === "personal_sign").length
  }
}

const test = base.extend<{ readonly site: Site; readonly shop: SignInVisit }>({
  site: async ({ state, complaints }, give) => {
    const site = await startSite(state.origin, { chains: ["eip155:1", "eip155:8453"] })
    await give(site)
    // What the page still fetches ahead finds nobody.
    complaints.allow(/net::ERR_/)
    await site.stop()
  },
  shop: async ({ page, state, site, install }, give) => {
    await install({})
    await give(new SignInVisit(page, { ...state, origin: site.origin }))
  }
})

test("S4.24[opens, signature] S4.25 a visitor who connects signs in, and cannot close the modal before", async ({
  shop,
  site
}) => {
  await shop.begin()
  await expect(shop.heading).toHaveText("Sign in")
  await expect(shop.modal).toContainText(new URL(site.origin).host)
  await expect(shop.modal).toContainText("Ethereum")
  await shop.page.keyboard.press("Escape")
  await expect(shop.modal).toBeVisible()
  await shop.page.evaluate(() => {
    window.kit.close()
    window.kit.open()
    window.kit.navigation.goBack()
  })
  await expect(shop.heading).toHaveText("Sign in")
  await expect(shop.modal).toBeVisible()
  expect(await shop.who()).toBeNull()
  expect(await shop.signatures()).toBe(0)
  await shop.sign()
  await shop.expectSignedIn(first, "eip155:1")
  expect(await shop.signatures()).toBe(1)
  const cookies = await shop.page.context().cookies()
  expect(cookies.find(({ name }) => name === "siwx-session")).toMatchObject({
    httpOnly: true,
    sameSite: "Lax"
  })
  expect(await shop.page.evaluate(() => document.cookie)).not.toContain("siwx")
})

test("is asked nothing after a reload, and in another tab", async ({ shop, page, state, site }) => {
  await shop.begin()
  await shop.sign()
  await shop.expectSignedIn(first, "eip155:1")
  const before = site.asked.length
  await page.reload()
  await expect(shop.fact("status")).toHaveText("connected")
  await expect.poll(() => site.asked.slice(before)).toEqual(["session"])
  await expect(shop.modal).toBeHidden()
  expect(await shop.signatures()).toBe(0)
  const tab = await page.context().newPage()
  await tab.addInitScript({ path: state.walletScript })
  await tab.addInitScript((wallet) => window.wallets.add(wallet), {
    name: "Virtual Wallet",
    chains: [...state.chains]
  })
  const other = new SignInVisit(tab, { ...state, origin: site.origin })
  await other.open("app", { signIn: "required" })
  await expect(other.fact("status")).toHaveText("connected")
  await expect.poll(() => site.asked.slice(before)).toEqual(["session", "session"])
  await expect(other.modal).toBeHidden()
  await tab.close()
})

test("S4.24 S8.09 in part: who declines in the wallet is told, and may try again", async ({ shop }) => {
  await shop.begin()
  await shop.setPolicy("reject", "personal_sign")
  await shop.sign()
  await expect(shop.modal).toContainText("You declined in the wallet")
  await expect(shop.announced).toContainText("You declined in the wallet")
  expect(await shop.who()).toBeNull()
  await shop.setPolicy(undefined, "personal_sign")
  await shop.modal.getByRole("button", { name: "Try again" }).click()
  await shop.expectSignedIn(first, "eip155:1")
})

test("S4.26[closes, disconnects] who cancels is disconnected where it is required, also while the wallet waits", async ({
  shop
}) => {
  await shop.begin()
  await shop.setPolicy("hang", "personal_sign")
  await shop.sign()
  await expect(shop.modal).toContainText("Open Virtual Wallet to sign")
  await shop.modal.getByRole("button", { name: "Cancel" }).click()
  await expect(shop.modal).toBeHidden()
  await expect(shop.fact("status")).toHaveText("disconnected")
  expect(await shop.who()).toBeNull()
})

test("S4.26[closes] who cancels stays connected where it is optional, and is not asked again", async ({
  shop,
  page
}) => {
  await shop.begin({ signIn: "optional" })
  await shop.page.keyboard.press("Escape")
  await expect(shop.modal).toBeHidden()
  await expect(shop.fact("status")).toHaveText("connected")
  await page.reload()
  await expect(shop.fact("status")).toHaveText("connected")
  await expect(shop.modal).toBeHidden()
})

test("T30 another account, and another network, are asked once each", async ({ shop, page, site }) => {
  await shop.begin()
  await shop.sign()
  await shop.expectSignedIn(first, "eip155:1")
  const become = (account: string) =>
    page.evaluate(
      (address) => window.wallets.get("Virtual Wallet").setAccounts([address]),
      account as `0x${string}`
    )
  await become(second)
  await expect(shop.heading).toHaveText("Sign in")
  await expect.poll(() => shop.who()).toBeNull()
  await shop.sign()
  await shop.expectSignedIn(second, "eip155:1")
  await become(first)
  await shop.expectSignedIn(first, "eip155:1")
  await page.evaluate(() => window.wallets.get("Virtual Wallet").switchTo(8453))
  await expect(shop.modal).toContainText("Base")
  await shop.modal.getByRole("button", { name: "Cancel" }).click()
  await shop.expectSignedIn(first, "eip155:1")
  await expect(shop.fact("network")).toHaveText("eip155:1")
  expect(site.asked.filter((route) => route === "verify")).toHaveLength(2)
})

test("a network that the site does not take leads to those that it does", async ({
  shop,
  page,
  complaints
}) => {
  complaints.allow(/422/)
  await shop.begin()
  await shop.sign()
  await shop.expectSignedIn(first, "eip155:1")
  await page.evaluate(() => window.wallets.get("Virtual Wallet").switchTo(137))
  await expect(shop.modal).toContainText("Polygon")
  await shop.sign()
  await expect(shop.modal).toContainText("You can't sign in on Polygon here.")
  await shop.modal.getByRole("button", { name: "Choose network" }).click()
  await expect(shop.heading).toHaveText("Choose network")
  await shop.modal.getByRole("button", { name: "Ethereum" }).click()
  await shop.expectSignedIn(first, "eip155:1")
})

test("disconnecting signs out", async ({ shop }) => {
  await shop.begin()
  await shop.sign()
  await shop.expectSignedIn(first, "eip155:1")
  await shop.page.getByRole("button", { name: "Leave" }).click()
  await expect(shop.fact("status")).toHaveText("disconnected")
  await expect.poll(() => shop.who()).toBeNull()
})

test("S4.27 where the server fails, the visitor is disconnected and told", async ({
  shop,
  site,
  complaints
}) => {
  complaints.allow(/500/)
  site.faults.set("session", "fails")
  await shop.open("app", { signIn: "required" })
  await shop.openModal()
  await shop.wallet("Virtual Wallet").click()
  await expect(shop.modal).toContainText("Signing in didn't work. Connect again to retry.")
  await expect(shop.heading).toHaveText("Connect wallet")
  await expect(shop.fact("status")).toHaveText("disconnected")
})

test("a server that fails to verify signs nobody in, and the visitor may try again", async ({
  shop,
  site,
  complaints
}) => {
  complaints.allow(/500/)
  await shop.begin()
  site.faults.set("verify", "fails")
  await shop.sign()
  await expect(shop.modal).toContainText("The site didn't answer as it should.")
  expect(await shop.who()).toBeNull()
  site.faults.clear()
  await shop.modal.getByRole("button", { name: "Try again" }).click()
  await shop.expectSignedIn(first, "eip155:1")
})

for (const [theme, locale, width] of [
  ["light", "en", 1280],
  ["dark", "en", 360],
  ["light", "ar", 360],
  ["dark", "ar", 1280]
] as const) {
  test(`the view has no barriers: ${theme}, ${locale}, ${width} px`, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: 740 })
    await shop.open("app", { signIn: "required", theme, locale })
    await shop.ownPage.getByRole("button").first().click()
    await shop.wallet("Virtual Wallet").click()
    await expect(shop.modal.locator("[data-view='siwx/Sign'] [data-variant='main']")).toBeVisible()
    await atRest(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    const dialog = await shop.modal.boundingBox()
    expect(dialog!.width).toBeLessThanOrEqual(width)
    await page.screenshot({ path: test.info().outputPath(`${theme}-${locale}-${width}.png`) })
  })
}
