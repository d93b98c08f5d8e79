import { expect, test } from "../fixtures.ts"
import { chains as all } from "./installed.ts"

test("S9.07[all] each namespace has its default account type", async ({ chains: visit, page }) => {
  await visit.openFor(all)
  await expect(visit.connectButton).toBeVisible()
  const types = await page.evaluate(() =>
    Object.entries(window.kit.getSnapshot().account).map(([namespace, { preferredAccountType }]) => [
      namespace,
      preferredAccountType
    ])
  )
  expect(types).toEqual(all.map(({ namespace, preferredAccountType }) => [namespace, preferredAccountType]))
})
