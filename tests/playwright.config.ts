import { defineConfig, devices } from "@playwright/test"
import path from "node:path"
import { launchOptions, oldestLaunchOptions } from "../scripts/browser-path.mjs"
import { turnOf } from "./e2e/turnOf.ts"

const { userAgent, viewport, hasTouch, isMobile } = devices["iPhone 13"]
const { defaultBrowserType: _, ...desktop } = devices["Desktop Chrome"]

/** The tour of all views: on a desktop in one run of CI, on a phone in the next. */
const tour = "tests/e2e/views.spec.ts"
const tourOn = ["desktop", "phone"].filter((_, turn) => [undefined, turn].includes(turnOf(2)))

/** Journeys that are worth a second run on a small screen. */
const onPhones = ["journeys", "smallScreen"].map((name) => `tests/e2e/${name}.spec.ts`)

/** What is to be seen only where scroll bars take room. */
const whereScrollBarsTakeRoom = "tests/e2e/scrollBars.spec.ts"

const large = { ...desktop, viewport: { width: 1280, height: 800 } }
/** A visitor who wants no movement: a fifth faster, and movement is made by the phone, by the other engines and in the tests of what moves. */
const still = { ...large, contextOptions: { reducedMotion: "reduce" as const } }

// Absent where no such browser can be had.
const oldest = oldestLaunchOptions()

/** Where a mutation run beside this one has its copy of the repository. */
const copies = "**/.cache/mutation/**"

/** The journeys that Firefox and WebKitGTK make. */
const byPlaywright = "tests/e2e/engines/playwright.spec.ts"
/** What only Firefox can be told to block. */
const blockedStorage = "tests/e2e/engines/blockedStorage.spec.ts"
const byWebDriver = "tests/e2e/engines/webdriver.spec.ts"

export default defineConfig({
  testDir: "..",
  testMatch: ["tests/e2e/**/*.spec.ts", "plugins/*/e2e/**/*.spec.ts"],
  globalSetup: "./e2e/server/globalSetup.ts",
  outputDir: ".cache/e2e-results",
  fullyParallel: true,
  workers: 2,
  // A whole browser on a machine that others load: CI tries once more, and its last line says how often.
  retries: process.env["CI"] === undefined ? 0 : 1,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: "list",
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: { launchOptions: launchOptions(), trace: "off" },
  projects: [
    {
      name: "desktop",
      testIgnore: [
        copies,
        whereScrollBarsTakeRoom,
        byPlaywright,
        blockedStorage,
        byWebDriver,
        ...(tourOn.includes("desktop") ? [] : [tour])
      ],
      use: still
    },
    {
      name: "phone",
      testMatch: tourOn.includes("phone") ? [...onPhones, tour] : onPhones,
      use: { userAgent, viewport: { ...viewport, width: 390 }, hasTouch, isMobile }
    },
    // The journeys that every browser must be able to make, in the oldest Chromium that can be had.
    ...(oldest === undefined
      ? []
      : [
          {
            name: "chromium 112",
            grep: /@engines/,
            use: { ...large, launchOptions: oldest }
          }
        ]),
    // Without this, Playwright hides what the bars leave beside the backdrop.
    {
      name: "scroll bars",
      testMatch: whereScrollBarsTakeRoom,
      use: { ...large, launchOptions: { ...launchOptions(), ignoreDefaultArgs: ["--hide-scrollbars"] } }
    },
    {
      name: "firefox",
      testMatch: [byPlaywright, blockedStorage],
      testIgnore: copies,
      timeout: 150_000,
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        viewport: { width: 1280, height: 800 },
        launchOptions: { executablePath: path.join(import.meta.dirname, "e2e/engines/firefox.mjs"), args: [] }
      }
    },
    { name: "webkit", testMatch: byWebDriver, timeout: 150_000 }
  ]
})
