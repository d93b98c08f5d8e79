import { chromium, type Browser } from "playwright"
import { afterAll, afterEach, beforeAll } from "vitest"
import { launchOptions } from "../../../../scripts/browser-path.mjs"
import type { Stack } from "../../../../tests/stack/Stack.ts"
import { startStack } from "../../../../tests/stack/startStack.ts"

/** The local stack and a browser for the tests of a suite; `ends` are run after each test, the latest first. */
export const withStack = () => {
  const started: { stack?: Stack; browser?: Browser } = {}
  const ends: Array<() => Promise<unknown>> = []
  beforeAll(async () => {
    ;[started.stack, started.browser] = await Promise.all([
      startStack({ parts: ["evm", "embedded"] }),
      chromium.launch(launchOptions())
    ])
  }, 120_000)
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })
  afterAll(async () => {
    await started.browser?.close()
    await started.stack?.stop()
  })
  return { stack: () => started.stack!, browser: () => started.browser!, ends }
}
