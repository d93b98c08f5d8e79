import { defineConfig, devices } from "@playwright/test"
import { launchOptions } from "../scripts/browser-path.mjs"

const { userAgent, viewport, hasTouch, isMobile } = devices["iPhone 13"]
const { defaultBrowserType: _, ...desktop } = devices["Desktop Chrome"]

/** Journeys that are worth a second run on a small screen. */
const onPhones = ["journeys", "views", "smallScreen"].map((name) => `tests/e2e/${name}.spec.ts`)

export default defineConfig({
  testDir: "..",
  testMatch: ["tests/e2e/**/*.spec.ts", "plugins/*/e2e/**/*.spec.ts"],
  globalSetup: "./e2e/server/globalSetup.ts",
  outputDir: ".cache/e2e-results",
  fullyParallel: true,
  workers: 2,
  // A whole browser on a machine that others load: CI tries once more, and its table says how often.
  retries: process.env["CI"] === undefined ? 0 : 1,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: "list",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { launchOptions: launchOptions(), trace: "off" },
  projects: [
    { name: "desktop", use: { ...desktop, viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      testMatch: onPhones,
      use: { userAgent, viewport: { ...viewport, width: 390 }, hasTouch, isMobile }
    }
  ]
})
