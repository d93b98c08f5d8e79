import { AxeBuilder } from "@axe-core/playwright"
import { atRest } from "../../../tests/e2e/atRest.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { usable, tile, search, openAllWallets, elementCount } from "./walletPages.ts"

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
    const toggle = visit.modal.getByRole("button", { name: "Verified only" })
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

  test("S9.10 in part: what is thrown past keeps its letter, and has its picture where the list rests", async ({
    visit
  }) => {
    await openAllWallets(visit)
    await expect(tile(visit, "Amber Wallet").locator("img")).toBeVisible()
    const { view } = visit
    const withoutPicture = () =>
      visit.modal
        .locator(".wallet-tile")
        .filter({ hasNot: visit.page.locator("img") })
        .count()
    // In one task, so that nothing rests between.
    const most = await view.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          let most = 0
          let frames = 0
          const fling = () => {
            element.scrollBy(0, 120)
            most = Math.max(most, element.querySelectorAll(".wallet-tile:not(:has(img))").length)
            if (++frames < 20) requestAnimationFrame(fling)
            else resolve(most)
          }
          fling()
        })
    )
    expect(most).toBeGreaterThan(20)
    await expect.poll(withoutPicture).toBe(0)
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
    await expect(visit.modal.getByRole("button", { name: "Verified only" })).toBeFocused()
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
