import type { Page } from "@playwright/test"
import type { Driver } from "./Driver.ts"

/** A tab that Playwright drives. */
export const playwrightDriver = (page: Page): Driver => ({
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  evaluate: (call, input, frame) => {
    const target =
      frame === undefined ? page : page.frames().find((each) => each.url().startsWith(frame.origin))
    if (target === undefined) throw new Error(`No frame of ${frame?.origin} is on the page`)
    return target.evaluate(call as never, input) as never
  },
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  // Hiding the caret would be an inline style, which the page's policy refuses.
  screenshot: async () => (await page.screenshot({ caret: "initial" })).toString("base64"),
  openTab: async () => playwrightDriver(await page.context().newPage()),
  close: () => page.close()
})
