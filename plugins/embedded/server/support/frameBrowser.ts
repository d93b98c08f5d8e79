import { chromium, type Browser } from "playwright"
import { afterAll, afterEach, beforeAll } from "vitest"
import { launchOptions } from "../../../../scripts/browser-path.mjs"
import { buildFrame } from "../buildFrame.ts"

/** A browser and the frame's built files for the tests of one file; what a test puts into `ends` is ended after it, the last first. */
export const withFrameBrowser = () => {
  const ends: Array<() => Promise<unknown> | void> = []
  let browser: Browser
  let files: Awaited<ReturnType<typeof buildFrame>>
  beforeAll(async () => {
    ;[browser, files] = await Promise.all([chromium.launch(launchOptions()), buildFrame()])
  })
  afterAll(() => browser?.close())
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })
  return {
    ends,
    /** There once a test runs. */
    made: () => ({ browser, files })
  }
}
