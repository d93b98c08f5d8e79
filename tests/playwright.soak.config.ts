import { defineConfig, devices } from "@playwright/test"
import { launchOptions } from "../scripts/browser-path.mjs"
import { soakMinutes } from "./soak/minutes.ts"

/** One browser with three tabs, for as long as it is told: see `soak/soak.spec.ts`. */
export default defineConfig({
  testDir: "soak",
  testMatch: "*.spec.ts",
  globalSetup: "./e2e/server/globalSetup.ts",
  outputDir: ".cache/soak-results",
  workers: 1,
  timeout: (soakMinutes() + 5) * 60_000,
  reporter: "list",
  expect: { timeout: 20_000 },
  use: { ...devices["Desktop Chrome"], launchOptions: launchOptions(), trace: "off" }
})
