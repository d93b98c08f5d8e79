import { chromium, type Browser } from "playwright"
import { afterAll, afterEach, beforeAll } from "vitest"
import { launchOptions } from "../../../../scripts/browser-path.mjs"
import { buildFrame } from "../buildFrame.ts"

/**
 * A browser and the frame's built files for the tests of one file; what a test puts into `ends` is ended after it, the last first,
 * and what it puts into `lastEnds` after all of them.
 */
export const withFrameBrowser = () => {
  const ends: Array<() => Promise<unknown> | void> = []
  const lastEnds: typeof ends = []
  const endAll = async (some: typeof ends) => {
    for (const end of some.splice(0).toReversed()) await end()
  }
  let browser: Browser
  let files: Awaited<ReturnType<typeof buildFrame>>
  beforeAll(async () => {
    ;[browser, files] = await Promise.all([chromium.launch(launchOptions()), buildFrame()])
  })
  afterAll(async () => {
    await endAll(lastEnds)
    await browser?.close()
  })
  afterEach(() => endAll(ends))
  return {
    ends,
    lastEnds,
    /** There once a test runs. */
    made: () => ({ browser, files })
  }
}
