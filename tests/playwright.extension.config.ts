import { defineConfig } from "@playwright/test"

/** A visitor with an installed wallet: each test is a browser of its own, with a new profile. */
export default defineConfig({
  testDir: "extension",
  testMatch: "*.spec.ts",
  globalSetup: "./extension/setup/globalSetup.ts",
  outputDir: ".cache/extension-results",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A whole browser on a machine that others load: CI tries once more, and its table says how often.
  retries: process.env["CI"] === undefined ? 0 : 1,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: "list",
  expect: { timeout: 10_000 },
  use: { trace: "off" }
})
