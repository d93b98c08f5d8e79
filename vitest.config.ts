import path from "node:path"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { launchOptions } from "./scripts/browser-path.mjs"

// At the repository root Vite would take the folder `react` for the package of that name.
const root = path.join(import.meta.dirname, "tests")

// The React 18 that `tests` keeps for its compatibility run lies nearer than the React that everything else uses.
const alias = ["react", "react-dom"].map((name) => ({
  find: new RegExp(`^${name}(?=/|$)`),
  replacement: path.join(import.meta.dirname, "node_modules", name)
}))

const shared = {
  root,
  resolve: { alias, conditions: ["@latchkey/source", "module", "browser", "development|production"] },
  ssr: { resolve: { conditions: ["@latchkey/source", "module", "node", "development|production"] } }
}

const setupFiles = ["./support/networkGuard.ts"]
const beside = (pattern: string, ...packages: ReadonlyArray<string>) =>
  packages.map((name) => `../${name}/src/**/${pattern}`)

export default defineConfig({
  root,
  test: {
    coverage: {
      allowExternal: true,
      include: ["../{core,plugins,react}/**/src/**"]
    },
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          environment: "node",
          setupFiles,
          include: [
            ...beside("*.test.ts", "core", "plugins/*", "react"),
            "{unit,architecture,spec,contract,src,stack}/**/*.test.ts"
          ],
          exclude: ["**/node_modules/**", "**/dist/**"]
        }
      },
      {
        ...shared,
        test: {
          name: "dom",
          environment: "happy-dom",
          setupFiles,
          include: beside("*.dom.test.tsx", "react", "plugins/*"),
          exclude: ["**/node_modules/**", "**/dist/**"]
        }
      },
      {
        ...shared,
        // A dependency found late makes the first run reload in the middle of a test.
        optimizeDeps: {
          include: [
            "react",
            "react-dom",
            "react-dom/client",
            "react/jsx-runtime",
            "react/jsx-dev-runtime",
            "@testing-library/react"
          ]
        },
        test: {
          name: "browser",
          setupFiles,
          include: beside("*.browser.test.tsx", "react", "plugins/*"),
          exclude: ["**/node_modules/**", "**/dist/**"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: "chromium" }]
          }
        }
      }
    ]
  }
})
