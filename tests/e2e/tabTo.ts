import type { Locator } from "@playwright/test"
import { expect } from "./fixtures.ts"

/** Moves on by the Tab key until a control has the focus. Fails: where it is not reached in thirty steps. */
export const tabTo = async (target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 30; steps++) {
    if (await target.evaluate((element) => element.matches(":focus"))) return
    await target.page().keyboard.press("Tab")
  }
  await expect(target).toBeFocused()
}

/** The same, and presses it. */
export const pressByKeyboard = async (target: Locator): Promise<void> => {
  await tabTo(target)
  await target.page().keyboard.press("Enter")
}
