import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { goTo, stops } from "./tour.ts"

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

for (const theme of ["light", "dark"]) {
  for (const stop of stops) {
    test(`axe finds nothing in ${stop.name}, ${theme}`, async ({
      chains: visit,
      install,
      installChain,
      page
    }) => {
      await goTo(stop, { visit, install, installChain }, { theme })
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
