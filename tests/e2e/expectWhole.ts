import { AxeBuilder } from "@axe-core/playwright"
import { atRest } from "./atRest.ts"
import { expect, test } from "./fixtures.ts"
import { turnOf } from "./turnOf.ts"
import type { Visit } from "./Visit.ts"

const allLooks = [
  ["light", "en", 1_280],
  ["dark", "de", 360],
  ["light", "ar", 360]
] as const
const turn = turnOf(allLooks.length)

/** How views are looked at in this run: theme, language and width. */
export const looks = allLooks.filter((_, look) => turn === undefined || look === turn)

/** Nothing of the view is cut off at its sides or hard to perceive; leaves a picture of it, by that name, with the test's results. */
export const expectWhole = async ({ page, view }: Visit, name: string): Promise<void> => {
  await atRest(page)
  const overflow = await view.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).include("latchkey-modal").analyze()
  expect(violations).toEqual([])
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), animations: "disabled" })
}
