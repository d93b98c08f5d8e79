import {
  test as base,
  chromium,
  expect,
  type BrowserContext,
  type Page,
  type Request
} from "@playwright/test"
import { mkdtemp, rm } from "node:fs/promises"
import path from "node:path"
import { fullChromium } from "./fullChromium.mjs"
import { readState, type ExtensionState } from "./setup/ExtensionState.ts"
import { tellWhatIsHeard } from "../e2e/tellWhatIsHeard.ts"
import { TestWallet } from "./TestWallet.ts"
import { Visitor } from "./Visitor.ts"

interface Fixtures {
  readonly state: ExtensionState
  readonly wallet: TestWallet
  readonly visitor: Visitor
}

declare global {
  interface Window {
    /** What the content security policy refused. */
    readonly violations: Array<string>
  }
}

const isLocal = (url: string) =>
  /^(https?|wss?):\/\/127\.0\.0\.1[:/]/.test(url) || /^(data|blob|about|chrome|chrome-extension):/.test(url)

/**
 * Chromium itself puts its new tab where the window of a removed extension was. In Debian's build that is a page of a
 * search engine; the resolver's rule below keeps it from being reached.
 */
const isNewTab = (request: Request) =>
  request.isNavigationRequest() && request.url() === "https://start.duckduckgo.com/"

const isRoot = process.getuid?.() === 0

const launch = (profile: string, extension: string): Promise<BrowserContext> => {
  const executablePath = fullChromium()
  if (executablePath === undefined) throw new Error("No full Chromium: install the Debian package chromium")
  return chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    // Every window has its own size: the wallet's are small.
    viewport: null,
    chromiumSandbox: !isRoot,
    ignoreDefaultArgs: ["--disable-extensions"],
    args: [
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      "--window-size=1280,800",
      // Not even what the browser asks its vendor by itself leaves the machine.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
    ]
  })
}

/** Records what leaves the machine and what pages complain about, those of the wallet too. */
const watch = (context: BrowserContext) => {
  const faults: Array<string> = []
  context.on("request", (request) => {
    if (!isLocal(request.url()) && !isNewTab(request)) faults.push(`left the machine: ${request.url()}`)
  })
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`)
  })
  context.on("weberror", (error) => {
    faults.push(`uncaught: ${error.error().stack ?? error.error()}`)
  })
  return faults
}

const violationsOf = async (page: Page): Promise<ReadonlyArray<string>> =>
  page.isClosed() ? [] : page.evaluate(() => window.violations ?? []).catch(() => [])

/**
 * A test in a Chromium of its own, with the test wallet installed: it fails when anything is asked from another machine,
 * when a page throws or logs an error, or when the page's content security policy is hurt.
 */
export const test = base.extend<Fixtures & { readonly faults: Array<string> }>({
  // eslint-disable-next-line no-empty-pattern
  state: async ({}, give) => give(readState()),
  context: async ({ state }, give) => {
    const profile = await mkdtemp(path.join(state.cache, "profile-"))
    const context = await launch(profile, state.extension)
    await give(context)
    await context.close()
    await rm(profile, { recursive: true, force: true })
  },
  faults: [
    async ({ context }, give) => {
      const faults = watch(context)
      await context.addInitScript(tellWhatIsHeard)
      await context.addInitScript(() => {
        const violations: Array<string> = []
        Object.defineProperty(window, "violations", { value: violations })
        document.addEventListener("securitypolicyviolation", (event) => {
          violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      await give(faults)
      const violations = (await Promise.all(context.pages().map(violationsOf))).flat()
      expect([...faults, ...violations.map((text) => `policy: ${text}`)]).toEqual([])
    },
    { auto: true }
  ],
  page: async ({ context, faults: _ }, give) => give(context.pages()[0] ?? (await context.newPage())),
  wallet: async ({ context, state }, give) => give(new TestWallet(context, state.origin)),
  visitor: async ({ page, wallet }, give) => {
    const visitor = new Visitor(page, wallet)
    // The wallet's scripts are on pages that open after it has started.
    await wallet.worker()
    await visitor.open()
    await give(visitor)
  }
})

export { expect }
