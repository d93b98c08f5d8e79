import { AxeBuilder } from "@axe-core/playwright"
import { atRest } from "./atRest.ts"
import { expect, test } from "./fixtures.ts"
import { goTo, stops } from "./tour.ts"

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

for (const theme of ["light", "dark"]) {
  for (const stop of stops) {
    test(`S2.01 ${stop.name}, ${theme}: axe finds nothing, and the page has the address that it was opened at`, async ({
      chains: visit,
      install,
      installChain,
      page
    }) => {
      await goTo(stop, { visit, install, installChain }, { theme })
      // One that fades out under the eyes of axe has a contrast of its own; the gallery looks at those that stay.
      await expect(page.locator("latchkey-modal .toast")).toHaveCount(0)
      await atRest(page)
      const { violations } = await new AxeBuilder({ page })
        .include("latchkey-modal")
        .withTags(standards)
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)
      ).toEqual([])
      const opened = await page.evaluate(() => performance.getEntriesByType("navigation")[0]!.name)
      expect(page.url()).toBe(opened)
    })
  }
}
