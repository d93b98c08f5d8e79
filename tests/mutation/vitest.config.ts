import path from "node:path"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { launchOptions } from "../../scripts/browser-path.mjs"
import { groups } from "./groups.mjs"

const { tests, browser } = groups[process.env["MUTATION_GROUP"]!]!
/** How long is waited for what a mutant may never let come, in milliseconds: the tests themselves have to pass on a loaded machine. */
const PATIENCE = 8_000
const repository = path.resolve(import.meta.dirname, "../..")

export default defineConfig({
  root: path.join(repository, "tests"),
  resolve: {
    alias: ["react", "react-dom"].map((name) => ({
      find: new RegExp(`^${name}(?=/|$)`),
      replacement: path.join(repository, "node_modules", name)
    })),
    conditions: ["@latchkey/source", "module", "browser", "development|production"]
  },
  ssr: { resolve: { conditions: ["@latchkey/source", "module", "node", "development|production"] } },
  test: {
    environment: "node",
    setupFiles: [
      "./support/networkGuard.ts",
      "./support/patience.ts",
      "./mutation/freshModules.ts",
      ...(browser === true ? [] : ["./mutation/loadSources.ts"])
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Modules that are loaded by need are loaded anew in each file; a mutant is not noticed by its slowness.
    expect: { poll: { timeout: PATIENCE } },
    // The same sequences for every mutant, and no more of them than each may take.
    env: {
      LATCHKEY_LAW_RUNS: "12",
      LATCHKEY_SEED: "1",
      LATCHKEY_SLOWNESS: "20",
      LATCHKEY_PATIENCE: `${PATIENCE}`
    },
    include: tests.map((pattern) => `../${pattern}`),
    exclude: ["**/node_modules/**", "**/dist/**", "**/*OnChain.test.ts"],
    ...(browser === true
      ? {
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: "chromium" as const }]
          }
        }
      : // One worker for all files: starting one for each is most of what a mutant takes.
        { isolate: false })
  }
})
