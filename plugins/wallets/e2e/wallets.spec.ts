import { AxeBuilder } from "@axe-core/playwright"
import { atRest } from "../../../tests/e2e/atRest.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { expectWhole } from "../../../tests/e2e/expectWhole.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"

const none = "I don't have a wallet"
const link = (visit: Visit, name: string) => visit.view.getByRole("link", { name: new RegExp(`^${name}`) })

const isClean = async (visit: Visit) => {
  await atRest(visit.page)
  const { violations } = await new AxeBuilder({ page: visit.page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

test("README's own example: a visitor without a wallet is two clicks from the store, and no host was asked", async ({
  visit,
  requests
}) => {
  await visit.open("readme")
  await visit.openModal()
  await visit.wallet(none).click()
  await expect(link(visit, "MetaMask")).toHaveAttribute(
    "href",
    "https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn"
  )
  expect(requests.filter((request) => !request.includes(` ${visit.state.origin}/`))).toEqual([])
})

test.describe("a visitor without a wallet", () => {
  test("is two clicks from the store of the browser's extensions, and no host was asked", async ({
    visit,
    requests
  }) => {
    await visit.open("app", { wallets: "on" })
    await visit.openModal()
    await visit.wallet(none).click()
    await expect(visit.heading).toHaveText("Get a wallet")
    await expect(link(visit, "MetaMask")).toHaveAttribute(
      "href",
      "https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn"
    )
    await expect(link(visit, "MetaMask")).toHaveAttribute("rel", "noopener noreferrer")
    await isClean(visit)
    expect(requests.filter((request) => !request.includes(` ${visit.state.origin}/`))).toEqual([])
  })

  test("sees of each wallet its extension, and its apps as codes for a phone; by keyboard too", async ({
    visit,
    page
  }) => {
    await visit.open("app", { wallets: "on" })
    await visit.openModal()
    await expect(visit.wallet("MetaMask")).toContainText("Get")
    await visit.wallet("MetaMask").focus()
    await page.keyboard.press("Enter")
    await expect(visit.heading).toHaveText("MetaMask")
    await expect(visit.view.getByRole("link")).toHaveText(["Chrome extension", "Website", /App Store/])
    await expect(visit.view.locator(".qr svg")).toBeVisible()
    await visit.view.getByRole("tab", { name: "App Store" }).focus()
    await page.keyboard.press("ArrowRight")
    await expect(link(visit, "Google Play")).toHaveAttribute("href", /id=io\.metamask$/)
    await isClean(visit)
  })

  test("is shown wallets with a tick once one is installed, and that one is listed once", async ({
    visit,
    install
  }) => {
    await install({ name: "Rabby Wallet", rdns: "io.rabby" })
    await visit.open("app", { wallets: "on" })
    await visit.openModal()
    await expect(visit.wallet("Rabby")).toHaveCount(1)
    await expect(visit.wallet(none)).toHaveCount(0)
    await visit.wallet("All wallets").click()
    const tile = visit.view.locator(".wallet-tile").filter({ hasText: "Rabby" })
    await expect(tile).toContainText("Installed")
    await expect(visit.view.locator(".wallet-tile-mark")).toHaveCount(1)
    await isClean(visit)
  })
})

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1"

test.describe("on a phone", () => {
  test.use({ userAgent: iPhone, viewport: { width: 390, height: 844 }, hasTouch: true })

  test("the visitor is two taps from the phone's store", async ({ visit, page }) => {
    await visit.open("app", { wallets: "on" })
    await visit.connectButton.tap()
    await visit.wallet(none).tap()
    await expect(link(visit, "MetaMask")).toHaveAttribute("href", "https://apps.apple.com/app/id1438144202")
    await expect(visit.view.locator(".qr")).toHaveCount(0)
    await page.setViewportSize({ width: 360, height: 640 })
    await isClean(visit)
    await expectWhole(visit, "Get a wallet at 360 px")
  })

  test("README's own example: two taps from the phone's store", async ({ visit }) => {
    await visit.open("readme")
    await visit.connectButton.tap()
    await visit.wallet(none).tap()
    await expect(link(visit, "MetaMask")).toHaveAttribute("href", "https://apps.apple.com/app/id1438144202")
  })

  for (const example of ["app", "readme"] as const)
    test(`in Telegram the store opens outside of it: the page "${example}"`, async ({ visit, page }) => {
      await page.addInitScript(() => {
        const opened: Array<string> = []
        Object.assign(window, {
          opened,
          Telegram: { WebApp: { openLink: (url: string) => opened.push(url) } }
        })
      })
      await visit.open(example, { wallets: "on" })
      await visit.connectButton.tap()
      await visit.wallet(none).tap()
      await link(visit, "MetaMask").tap()
      expect(await page.evaluate(() => Reflect.get(window, "opened"))).toEqual([
        "https://apps.apple.com/app/id1438144202"
      ])
      expect(page.context().pages()).toHaveLength(1)
    })
})
