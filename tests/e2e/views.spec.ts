import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { atRest } from "./atRest.ts"
import { expect, test } from "./fixtures.ts"
import { goTo, stops } from "./tour.ts"

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

const faultsOf = async (page: Page) => {
  // One that fades out under the eyes of axe has a contrast of its own; the gallery looks at those that stay.
  await expect(page.locator("latchkey-modal .toast")).toHaveCount(0)
  await atRest(page)
  const { violations } = await new AxeBuilder({ page })
    .include("latchkey-modal")
    .withTags(standards)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)
}

const paint = (page: Page, theme: "light" | "dark") =>
  page.evaluate((theme) => {
    Object.assign(document.querySelector("latchkey-modal")!, { theme })
  }, theme)

for (const stop of stops)
  test(`S2.01 ${stop.name}: axe finds nothing in light and in dark, a screen of 320 x 568 reaches all of it, and the page has the address that it was opened at`, async ({
    chains: visit,
    install,
    installChain,
    page
  }) => {
    await goTo(stop, { visit, install, installChain }, { theme: "light" })
    const card = visit.modal
    const light = await card.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await faultsOf(page)).toEqual([])
    await paint(page, "dark")
    expect(await faultsOf(page)).toEqual([])
    expect(await card.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(light)

    const width = 320
    await page.setViewportSize({ width, height: 568 })
    await atRest(page)
    for (const control of await card.getByRole("button").all()) {
      if (!(await control.isVisible())) continue
      await control.scrollIntoViewIfNeeded()
      const box = (await control.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      await control.click({ trial: true })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    const opened = await page.evaluate(() => performance.getEntriesByType("navigation")[0]!.name)
    expect(page.url()).toBe(opened)
  })
