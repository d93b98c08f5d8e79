import type { Locator, Page } from "@playwright/test"
import { expect } from "./fixtures.ts"
import type { Visit } from "./Visit.ts"

/** A page whose clock a test moves on, and whose visitor comes back to it every other second: it asks its node at once then. */
export const comeBackOften = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.addInitScript(() => {
    setInterval(() => document.dispatchEvent(new Event("visibilitychange")), 2_000)
  })
}

/**
 * Waits until something is so, while the page's clock runs ahead: of what is in no block, the page asks for 25 s at a time. No step is as
 * long as an answer of the node may take, or as the news is shown.
 */
export const inTime = ({ page }: Visit, isSo: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        if (await isSo()) return true
        await page.clock.fastForward(8_000)
        return false
      },
      { intervals: [1_000], timeout: 60_000 }
    )
    .toBe(true)

/** What tells that something was settled. */
export const news = ({ page }: Visit): Locator => page.locator("latchkey-modal .news-toast")

/** The news is there. */
export const isTold = (visit: Visit): Promise<void> =>
  inTime(visit, async () => (await news(visit).count()) > 0)

/** The account's button says that something is under way. */
export const isPending = (visit: Visit): Promise<void> =>
  expect(visit.accountButton).toHaveAccessibleName(/Transaction pending$/, { timeout: 30_000 })

/** It says so no more. */
export const isNotPending = (visit: Visit): Promise<void> =>
  expect(visit.accountButton).not.toHaveAccessibleName(/Transaction pending/, { timeout: 60_000 })
