import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { stops } from "./tour.ts"

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

for (const theme of ["light", "dark"]) {
  for (const { name, wallet, options, reach } of stops) {
    test(`axe finds nothing in ${name}, ${theme}`, async ({ visit, install, page }) => {
      if (wallet !== "none") await install({ ...wallet })
      await visit.open("app", { theme, ...options })
      await reach(visit)
      await settle(page)
      const { violations } = await new AxeBuilder({ page })
        .include("latchkey-modal")
        .withTags(standards)
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)
      ).toEqual([])
    })
  }
}

/** Waits until every transition of the modal has come to its end; the ring of a waiting view never does. */
const settle = (page: Page) =>
  page.waitForFunction(() => {
    const animations = document.querySelector("latchkey-modal")?.shadowRoot?.getAnimations() ?? []
    return animations.every(
      ({ playState, effect }) =>
        playState !== "running" || effect?.getComputedTiming().iterations === Infinity
    )
  })
