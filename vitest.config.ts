import { availableParallelism } from "node:os"
import path from "node:path"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config"
import { launchOptions } from "./scripts/browser-path.mjs"

// At the repository root Vite would take the folder `react` for the package of that name.
const root = path.join(import.meta.dirname, "tests")
const setupFiles = [
  "./support/networkGuard.ts",
  "./support/patience.ts",
  "./support/leaveNothing.ts",
  "./support/pageErrors.ts"
]
// Chain engines and browsers take their time on a machine that does much else.
const testTimeout = 60_000
const hookTimeout = 120_000
// As patient as `vi.waitFor` is here (`support/patience.ts`).
const poll = { timeout: 30_000 }
// In CI, chain engines, servers and browsers share a machine with everything else. What passes at its second try is
// named, and counted in the last line.
const retry = process.env["CI"] === undefined ? 0 : 1
const exclude = ["**/node_modules/**", "**/dist/**"]

const beside = (pattern: string, ...packages: ReadonlyArray<string>) =>
  packages.map((name) => `../${name}/src/**/${pattern}`)

/** React's major version and the folders of its two packages. */
type React = readonly [major: "19" | "18", react: string, dom: string]
// `tests` keeps the second React, which lies nearer than the one that everything else uses.
const reacts: ReadonlyArray<React> = [
  ["19", "node_modules/react", "node_modules/react-dom"],
  ["18", "tests/node_modules/react", "tests/node_modules/react-dom-18"]
]

const shared = ([major, react, dom]: React): TestProjectInlineConfiguration => ({
  root,
  ...(major === "19" ? {} : { cacheDir: path.join(import.meta.dirname, "node_modules/.vite-react-18") }),
  resolve: {
    alias: [
      { find: /^react-dom(?=\/|$)/, replacement: path.join(import.meta.dirname, dom) },
      { find: /^react(?=\/|$)/, replacement: path.join(import.meta.dirname, react) },
      // Built by `npm run build -w elements`, which tests do not wait for.
      {
        find: "@latchkey/elements/latchkey",
        replacement: path.join(import.meta.dirname, "elements/src/latchkey.ts")
      }
    ],
    conditions: ["@latchkey/source", "module", "browser", "development|production"]
  },
  ssr: { resolve: { conditions: ["@latchkey/source", "module", "node", "development|production"] } }
})

const suffix = ([major]: React) => (major === "19" ? "" : ` react ${major}`)

const unit = (react: React, include: ReadonlyArray<string>): TestProjectInlineConfiguration => ({
  ...shared(react),
  test: {
    name: `unit${suffix(react)}`,
    environment: "node",
    // A worker of its own costs each file what it imports anew, half of what the unit tests take together.
    isolate: false,
    retry,
    setupFiles,
    include: [...include],
    exclude,
    testTimeout,
    hookTimeout,
    expect: { poll }
  }
})

const dom = (react: React): TestProjectInlineConfiguration => ({
  ...shared(react),
  test: {
    name: `dom${suffix(react)}`,
    environment: "happy-dom",
    retry,
    setupFiles,
    include: [
      ...beside("*.dom.test.tsx", "react", "plugins/*"),
      // Testing Library brings the React that it was installed with.
      ...(react[0] === "19" ? [...beside("*.dom.test.ts", "vue"), "../docs/samples/**/*.dom.test.tsx"] : []),
      "../docs/samples/**/*.dom.test.ts"
    ],
    exclude,
    testTimeout,
    hookTimeout,
    expect: { poll }
  }
})

// Playwright hides them, and with them what they do to a view that changes its size: shown in one of two runs.
const scrollBars = ([major]: React) => (major === "19" ? { ignoreDefaultArgs: ["--hide-scrollbars"] } : {})

const browser = (react: React): TestProjectInlineConfiguration => ({
  ...shared(react),
  // A dependency found late makes the first run reload in the middle of a test.
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react-dom/server",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "@testing-library/react"
    ]
  },
  test: {
    name: `browser${suffix(react)}`,
    retry,
    setupFiles,
    include: beside("*.browser.test.tsx", "react", "plugins/*"),
    exclude,
    testTimeout,
    hookTimeout,
    expect: { poll },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { ...launchOptions(), ...scrollBars(react) } }),
      instances: [{ browser: "chromium", name: `browser${suffix(react)}` }]
    }
  }
})

const [react19, react18] = reacts as [React, React]

export default defineConfig({
  root,
  test: {
    // One more than by default: many tests wait for nodes, servers and browsers more than they reckon.
    maxWorkers: availableParallelism(),
    // What a kit tells its page's developer: tests make the mistakes on purpose.
    onConsoleLog: (log) => !log.startsWith("[Latchkey]"),
    coverage: { allowExternal: true, include: ["../{core,plugins,react,vue}/**/src/**"] },
    projects: [
      unit(react19, [
        ...beside("*.test.ts", "core", "plugins/*", "react"),
        ...beside("!(*.dom).test.ts", "vue"),
        "../plugins/*/{wallet,stack,server/src}/**/*.test.ts",
        "{unit,architecture,spec,outsider,migration,testing/src,stack}/**/*.test.ts",
        "../docs/samples/**/!(*.dom).test.ts"
      ]),
      dom(react19),
      browser(react19),
      unit(react18, beside("*.test.ts", "react")),
      dom(react18),
      browser(react18)
    ]
  }
})
