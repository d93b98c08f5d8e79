import type { Frame } from "@playwright/test"

/** Scrolls each box of the wallet's frame to its end, as who reads all of it does. */
export const readToEnd = (frame: Frame): Promise<void> =>
  frame.locator("body").evaluate((body) => {
    for (const box of body.querySelectorAll("*")) box.scrollTo(0, box.scrollHeight)
  })
