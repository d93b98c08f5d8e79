import { AxeBuilder } from "@axe-core/playwright"
import type { Locator } from "@playwright/test"
import { atRest } from "../../../tests/e2e/atRest.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"
import { generateWallets } from "../stack/generateWallets.ts"

const all = generateWallets()
const ids = (...names: ReadonlyArray<string>) =>
  names.map((name) => all.find((wallet) => wallet.name === name)!.id).join(",")
// The page's networks are Ethereum, Base and Polygon.
const usable = all.filter(({ chains }) => chains.some((chain) => chain.startsWith("eip155:")))

const tile = (visit: Visit, name: string): Locator =>
  visit.modal.locator(".wallet-tile").filter({ hasText: new RegExp(`^${name}$`) })
const rowNames = (visit: Visit) => visit.view.locator(".row-name").allTextContents()
const allWalletsRow = (visit: Visit) => visit.modal.getByRole("button", { name: /^All wallets/ })
const search = (visit: Visit) => visit.modal.getByRole("searchbox", { name: "Search wallets" })

const openAllWallets = async (visit: Visit, cloud = "stack", options: Record<string, string> = {}) => {
  await visit.open("app", { cloud, ...options })
  await visit.openModal()
  await allWalletsRow(visit).click()
  await expect(visit.heading).toHaveText("All wallets")
}

/** Elements of the modal, in all of its shadow root. */
const elementCount = (visit: Visit) =>
  visit.page.evaluate(
    () => document.querySelector("latchkey-modal")!.shadowRoot!.querySelectorAll("*").length
  )

test.describe("the Connect view", () => {
  test("S2.15 in part: featured, custom and all wallets below what is installed", async ({
    visit,
    install
  }) => {
    await install({})
    await visit.open("app", {
      cloud: "stack",
      custom: "on",
      featured: ids("Ember Wallet", "Amber Wallet")
    })
    await visit.openModal()
    await expect(visit.wallet("Amber Wallet")).toBeVisible()
    expect(await rowNames(visit)).toEqual([
      "Virtual Wallet",
      "Ember Wallet",
      "Amber Wallet",
      "Own Wallet",
      "All wallets"
    ])
  })

  test("S9.13 in part: as many recommended wallets as there is room for", async ({ visit, install }) => {
    await visit.open("app", { cloud: "stack" })
    await visit.openModal()
    await expect(visit.wallet("Amber Wallet")).toBeVisible()
    expect(await rowNames(visit)).toEqual(["Amber Wallet", "Basalt Wallet", "All wallets"])
    await expect(allWalletsRow(visit)).toHaveText(`All wallets${Math.floor(usable.length / 10) * 10}`)
    await install({})
    await visit.open("app", { cloud: "stack" })
    await visit.openModal()
    await expect(visit.wallet("Amber Wallet")).toBeVisible()
    expect(await rowNames(visit)).toEqual(["Virtual Wallet", "Amber Wallet", "All wallets"])
  })

  test("a wallet that is installed is its own row, and one that the app excludes is none", async ({
    visit,
    install
  }) => {
    const [amber, basalt] = all as [(typeof all)[0], (typeof all)[0]]
    await install({ name: "Amber of the browser", rdns: amber.rdns! })
    await install({ name: "Basalt of the browser", rdns: basalt.rdns! })
    await visit.open("app", { cloud: "stack", featured: amber.id, exclude: basalt.id })
    await visit.openModal()
    await expect(allWalletsRow(visit)).toContainText("0")
    expect(await rowNames(visit)).toEqual(["Amber of the browser", "All wallets"])
  })

  test("nothing moves when the catalogue answers late", async ({ visit, install }) => {
    await install({})
    await visit.open("app", { cloud: "stack~getWallets.late.1500" })
    await visit.openModal()
    await expect(allWalletsRow(visit)).toBeVisible()
    await expect(visit.modal.locator(".skeleton").first()).toBeVisible()
    await expect
      .poll(() => visit.modal.evaluate((card) => card.getAnimations({ subtree: true }).length))
      .toBe(0)
    const before = await allWalletsRow(visit).boundingBox()
    await expect(visit.wallet("Amber Wallet")).toBeVisible()
    expect(await allWalletsRow(visit).boundingBox()).toEqual(before)
  })

  test("a page without a project id, or whose catalogue fails, has its own wallets", async ({
    visit,
    install,
    complaints
  }) => {
    complaints.allow(/Failed to load resource|status of 500/)
    await install({})
    await visit.open("app", { cloud: "", custom: "on" })
    await visit.openModal()
    await expect(visit.wallet("Own Wallet")).toBeVisible()
    expect(await rowNames(visit)).toEqual(["Virtual Wallet", "Own Wallet"])
    await visit.open("app", { cloud: "stack~getWallets.500" })
    await visit.connect()
  })
})

test.describe("the silence", () => {
  test("the cloud is asked nothing before the modal opens, and then nobody else is", async ({
    visit,
    install,
    requests,
    state
  }) => {
    await install({})
    await visit.open("app", { cloud: "stack" })
    await expect(visit.connectButton).toBeVisible()
    await visit.page.waitForLoadState("networkidle")
    const others = () => requests.filter((request) => !request.startsWith(`GET ${state.origin}/`))
    expect(others()).toEqual([])
    await visit.openModal()
    await expect(visit.wallet("Amber Wallet")).toBeVisible()
    expect(others().length).toBeGreaterThan(2)
    // The hosts that the plugin declares: one, for it is given one URL.
    expect(others().filter((request) => !request.startsWith(`GET ${state.cloudUrl}/`))).toEqual([])
  })

  test("a session that is restored asks the cloud nothing", async ({ visit, install, requests, state }) => {
    await install({})
    await visit.open("app", { cloud: "stack" })
    await visit.connect()
    const before = requests.length
    await visit.page.reload()
    await expect(visit.fact("status")).toHaveText("connected")
    await visit.page.waitForLoadState("networkidle")
    expect(requests.slice(before).filter((request) => request.includes(state.cloudUrl!))).toEqual([])
  })
})

test.describe("S2.06 in part: AllWallets", () => {
  test("finds a wallet by its name, its rdns and a word of another script", async ({ visit }) => {
    await openAllWallets(visit)
    for (const [text, name] of [
      ["ember vault", "Ember Vault"],
      ["EXAMPLE.BASALTWALLET1", "Basalt Wallet"],
      ["кошелек", "Кошелёк Север"],
      ["armelkanal", "Ärmelkanal Börse"]
    ] as const) {
      await search(visit).fill(text)
      await expect(tile(visit, name)).toBeVisible()
      await expect(tile(visit, "Amber Wallet")).toHaveCount(0)
    }
    await search(visit).fill("no such wallet")
    await expect(visit.modal.getByText("No wallet matches “no such wallet”.").first()).toBeVisible()
    await expect(visit.announced).toContainText("No wallet matches")
    await visit.modal.getByRole("button", { name: "Clear search" }).click()
    await expect(tile(visit, "Amber Wallet")).toBeVisible()
  })

  test("asks once when the visitor has stopped typing, from two characters on", async ({
    visit,
    requests
  }) => {
    await openAllWallets(visit)
    await expect(tile(visit, "Amber Wallet")).toBeVisible()
    const searches = () =>
      requests
        .filter((request) => request.includes("/getWallets?"))
        .flatMap((request) => {
          const text = new URL(request.slice(4)).searchParams.get("search")
          return text === null ? [] : [text]
        })
    await search(visit).pressSequentially("c")
    await search(visit).pressSequentially("edar", { delay: 40 })
    await expect(tile(visit, "Amber Wallet")).toHaveCount(0)
    await expect(tile(visit, "Cedar Wallet")).toBeVisible()
    expect(searches()).toEqual(["cedar"])
  })

  test("shows certified wallets alone", async ({ visit }) => {
    await openAllWallets(visit)
    await expect(tile(visit, "Basalt Wallet")).toBeVisible()
    const toggle = visit.modal.getByRole("button", { name: "Certified only" })
    await toggle.click()
    await expect(toggle).toHaveAttribute("aria-pressed", "true")
    await expect(tile(visit, "Basalt Wallet")).toHaveCount(0)
    await expect(tile(visit, "Fjord Wallet")).toBeVisible()
    await search(visit).fill("basalt")
    await expect(visit.modal.getByText("No wallet matches “basalt”.")).toHaveCount(0)
    await toggle.click()
    await expect(tile(visit, "Basalt Wallet")).toBeVisible()
  })

  test("S9.13 in part: comes page after page as one scrolls, each wallet once, with at most 700 elements", async ({
    visit,
    requests
  }) => {
    test.setTimeout(90_000)
    await openAllWallets(visit)
    await expect(tile(visit, "Amber Wallet")).toBeVisible()
    const pages = () =>
      requests.filter((request) => request.includes("/getWallets?") && request.includes("entries=40"))
    expect(pages().length).toBeLessThan(4)
    const { view } = visit
    const seen = new Set<string>()
    let most = 0
    await expect
      .poll(
        async () => {
          for (const id of await visit.modal
            .locator(".wallet-tile[data-place]")
            .evaluateAll((tiles) => tiles.map((one) => one.getAttribute("data-place")!)))
            seen.add(id)
          most = Math.max(most, await elementCount(visit))
          await view.evaluate((element) => element.scrollBy(0, 300))
          return seen.size
        },
        { intervals: [30], timeout: 60_000 }
      )
      .toBe(usable.length)
    expect(most).toBeLessThan(700)
    // 4 recommended come first, the others in pages of 40.
    expect(pages()).toHaveLength(Math.ceil((usable.length - 4) / 40))
  })

  test("every wallet is reached with the keyboard, though few are elements", async ({ visit }) => {
    test.setTimeout(90_000)
    await openAllWallets(visit)
    await expect(tile(visit, "Amber Wallet")).toBeVisible()
    const focused = visit.modal.locator(".wallet-tile:focus")
    await search(visit).focus()
    await visit.page.keyboard.press("Tab")
    await visit.page.keyboard.press("Tab")
    await expect(focused).toHaveAttribute("data-place", "0")
    await visit.page.keyboard.press("ArrowRight")
    await expect(focused).toHaveAttribute("data-place", "1")
    await visit.page.keyboard.press("ArrowDown")
    await expect(focused).toHaveAttribute("data-place", "5")
    await visit.page.keyboard.press("ArrowLeft")
    await visit.page.keyboard.press("ArrowUp")
    await expect(focused).toHaveAttribute("data-place", "0")
    // To the last one, as far as they have come.
    await expect
      .poll(
        async () => {
          await visit.page.keyboard.press("End")
          return Number(await focused.getAttribute("data-place"))
        },
        { timeout: 60_000 }
      )
      .toBe(usable.length - 1)
    await expect(focused).toBeInViewport()
    const last = (await focused.textContent())!
    await visit.page.keyboard.press("Home")
    await expect(focused).toHaveAttribute("data-place", "0")
    await expect(focused).toBeInViewport()
    await visit.page.keyboard.press("PageDown")
    const far = Number(await focused.getAttribute("data-place"))
    expect(far).toBeGreaterThan(8)
    // One stop of the Tab key, in both directions.
    await visit.page.keyboard.press("Shift+Tab")
    await expect(visit.modal.getByRole("button", { name: "Certified only" })).toBeFocused()
    await visit.page.keyboard.press("Tab")
    await expect(focused).toHaveAttribute("data-place", String(far))
    await visit.page.keyboard.press("End")
    await visit.page.keyboard.press("Enter")
    await expect(visit.heading).toHaveText(last)
  })

  test("the arrow keys follow the direction of the page", async ({ visit }) => {
    await visit.open("app", { cloud: "stack", locale: "ar" })
    await visit.ownPage.getByRole("button").first().click()
    await visit.modal.getByRole("button", { name: /^كل المحافظ/ }).click()
    const first = tile(visit, "Amber Wallet")
    await first.focus()
    await visit.page.keyboard.press("ArrowLeft")
    await expect(visit.modal.locator(".wallet-tile:focus")).toHaveAttribute("data-place", "1")
    const [one, two] = await Promise.all([first.boundingBox(), tile(visit, "Basalt Wallet").boundingBox()])
    expect(two!.x).toBeLessThan(one!.x)
  })

  test("what has the focus keeps it, however far the list is scrolled", async ({ visit }) => {
    await openAllWallets(visit)
    await tile(visit, "Basalt Wallet").focus()
    const { view } = visit
    await view.evaluate((element) => element.scrollTo(0, 5_000))
    await expect(tile(visit, "Amber Wallet")).toHaveCount(0)
    await expect(tile(visit, "Basalt Wallet")).toBeFocused()
  })

  test("says that the list did not load, and loads it again", async ({ visit, page, complaints }) => {
    complaints.allow(/Failed to load resource|status of 404/)
    let broken = true
    await page.route(/getWallets\?/, (route) =>
      broken
        ? route.fulfill({ status: 404, headers: { "access-control-allow-origin": "*" } })
        : route.continue()
    )
    await openAllWallets(visit)
    await expect(visit.modal.getByText("The list of wallets didn't load").first()).toBeVisible()
    await expect(visit.announced).toContainText("The list of wallets didn't load")
    broken = false
    await visit.modal.getByRole("button", { name: "Try again" }).click()
    await expect(tile(visit, "Amber Wallet")).toBeVisible()
  })

  for (const theme of ["light", "dark"]) {
    test(`has nothing that axe finds in the ${theme} theme`, async ({ visit }) => {
      await openAllWallets(visit, "stack", { theme })
      await expect(tile(visit, "Amber Wallet")).toBeVisible()
      const check = async () => {
        await atRest(visit.page)
        return (await new AxeBuilder({ page: visit.page }).include("latchkey-modal").analyze()).violations
      }
      expect(await check()).toEqual([])
      await tile(visit, "Basalt Wallet").click()
      await expect(visit.heading).toHaveText("Basalt Wallet")
      expect(await check()).toEqual([])
    })
  }
})

test.describe("a wallet that is not installed", () => {
  test("S1.02 in part: leads to where it is got, where nothing can connect it", async ({ visit }) => {
    await openAllWallets(visit)
    await tile(visit, "Basalt Wallet").click()
    await expect(visit.heading).toHaveText("Basalt Wallet")
    const links = visit.modal.getByRole("link")
    await expect(links).toHaveText(["Chrome extension", "App Store", "Google Play", "Website"])
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
    await expect(tile(visit, "Amber Wallet")).toHaveCount(0)
    await tile(visit, "Basalt Vault").click()
    await visit.modal.getByRole("button", { name: "Back" }).click()
    await expect(search(visit)).toHaveValue("basalt")
    await expect(tile(visit, "Basalt Vault")).toBeFocused()
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
