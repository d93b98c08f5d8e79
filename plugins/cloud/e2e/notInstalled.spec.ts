import { atRest } from "../../../tests/e2e/atRest.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { all, tile, search, openAllWallets } from "./walletPages.ts"

test.describe("a wallet that is not installed", () => {
  test("S1.02 in part: leads to where it is got, where nothing can connect it", async ({ visit }) => {
    await openAllWallets(visit)
    await tile(visit, "Basalt Wallet").click()
    await expect(visit.heading).toHaveText("Basalt Wallet")
    const links = visit.modal.getByRole("link")
    await expect(links).toHaveText(["Chrome extension", "Website", /App Store/])
    for (const link of await links.all()) {
      expect(await link.getAttribute("href")).toMatch(/^https:\/\//)
      expect(await link.getAttribute("rel")).toBe("noopener noreferrer")
      expect(await link.getAttribute("target")).toBe("_blank")
    }
    await visit.modal.getByRole("button", { name: "Back" }).click()
    await expect(tile(visit, "Basalt Wallet")).toBeFocused()
  })

  test("leads back to the same place of the list, and of a search", async ({ visit }) => {
    await openAllWallets(visit)
    await tile(visit, "Amber Wallet").focus()
    await atRest(visit.page)
    const { view } = visit
    await visit.page.keyboard.press("PageDown")
    await visit.page.keyboard.press("PageDown")
    const focused = visit.modal.locator(".wallet-tile:focus")
    const place = await focused.getAttribute("data-place")
    const scrolled = await view.evaluate((element) => element.scrollTop)
    expect(scrolled).toBeGreaterThan(500)
    await visit.page.keyboard.press("Enter")
    await expect(visit.modal.getByRole("link").first()).toBeVisible()
    await visit.modal.getByRole("button", { name: "Back" }).click()
    await expect(focused).toHaveAttribute("data-place", place!)
    await expect(focused).toBeInViewport()
    await search(visit).fill("basalt")
    // Further down the list there is no Amber Wallet either: that the search has begun is seen by what is left.
    await expect(visit.modal.locator(".wallet-tile").filter({ hasNotText: /basalt/i })).toHaveCount(0)
    await tile(visit, "Basalt Vault").click()
    await visit.modal.getByRole("button", { name: "Back" }).click()
    await expect(search(visit)).toHaveValue("basalt")
    await expect(tile(visit, "Basalt Vault")).toBeFocused()
    await expect(tile(visit, "Amber Wallet")).toHaveCount(0)
  })

  test("leads back to what was typed just before, though nothing was searched yet", async ({ visit }) => {
    await openAllWallets(visit)
    await expect(tile(visit, "Amber Wallet")).toBeVisible()
    // In one task: nothing can be searched in between.
    await tile(visit, "Amber Wallet").evaluate((element) => {
      const input = (element.getRootNode() as ShadowRoot).querySelector("input")!
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!
      set!.call(input, "cedar")
      input.dispatchEvent(new Event("input", { bubbles: true }))
      ;(element as HTMLElement).click()
    })
    await expect(visit.modal.getByRole("link").first()).toBeVisible()
    await visit.modal.getByRole("button", { name: "Back" }).click()
    await expect(search(visit)).toHaveValue("cedar")
    await expect(tile(visit, "Cedar Wallet")).toBeVisible()
    await expect(tile(visit, "Amber Wallet")).toHaveCount(0)
  })

  test("is asked over a connector for such wallets, by its own name and picture", async ({ visit }) => {
    await openAllWallets(visit, "stack", { pairing: "on" })
    await tile(visit, "Basalt Wallet").click()
    await expect(visit.heading).toHaveText("Basalt Wallet")
    await expect(visit.modal.getByText("Open Basalt Wallet to continue").first()).toBeVisible()
    await expect(visit.modal.locator(".wait-ring img")).toBeVisible()
    await visit.modal.getByRole("button", { name: "Cancel" }).click()
    await expect(visit.heading).toHaveText("All wallets")
    // An extension cannot be paired with.
    await tile(visit, "Fjord Vault").click()
    await expect(visit.modal.getByRole("link", { name: "Website" })).toBeVisible()
  })

  test("that is installed after all is asked itself", async ({ visit, install }) => {
    await install({ name: "Basalt of the browser", rdns: all[1]!.rdns! })
    await openAllWallets(visit)
    await tile(visit, "Basalt Wallet").click()
    await expect(visit.fact("status")).toHaveText("connected")
  })
})

test("T02 T03 a hostile catalogue runs nothing and opens nothing", async ({ visit, page }) => {
  await openAllWallets(visit, "stack~getWallets.hostile~getWalletImage.hostile")
  await expect(tile(visit, "Good Wallet")).toBeVisible()
  await expect(visit.view.getByText("<img src=x onerror=")).toBeVisible()
  await expect(visit.modal.locator(".wallet-tile img").first()).toBeVisible()
  await tile(visit, "Links Wallet").click()
  await expect(visit.heading).toHaveText("Links Wallet")
  await expect(visit.modal.getByRole("link")).toHaveCount(0)
  await visit.modal.getByRole("button", { name: "Choose another wallet" }).click()
  await tile(visit, "Good Wallet").click()
  await expect(visit.modal.getByRole("link")).toHaveText(["Website"])
  const sources = await page.evaluate(() =>
    [...document.querySelector("latchkey-modal")!.shadowRoot!.querySelectorAll("img")].map(({ src }) => src)
  )
  expect(sources.every((source) => source.startsWith("data:image/"))).toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, "__hostile"))).toBeUndefined()
})
