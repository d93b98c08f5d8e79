import { test as base, expect, type ConsoleMessage, type Page } from "@playwright/test"
import { ChainsVisit } from "./chains/ChainsVisit.ts"
import { readState, type E2eState } from "./server/E2eState.ts"
import { Visit } from "./Visit.ts"
import { watchPlaces } from "../support/watchPlaces.ts"
import { tellWhatIsHeard } from "./tellWhatIsHeard.ts"
import type { ChainWalletSetup } from "./wallet/InstalledChainWallets.ts"
import type { WalletSetup } from "./wallet/InstalledWallets.ts"

/** What a test allows its page to complain about. */
export interface Complaints {
  /** Allows console errors whose text matches. */
  readonly allow: (pattern: RegExp) => void
}

interface Fixtures {
  readonly state: E2eState
  readonly complaints: Complaints
  /** Every request of the page, as `METHOD url`. */
  readonly requests: ReadonlyArray<string>
  /** Adds a wallet to every document that the page will open. */
  readonly install: (setup: Partial<WalletSetup>) => Promise<void>
  /** The same for wallets of other namespaces than Ethereum's. */
  readonly installChain: (setup: ChainWalletSetup) => Promise<void>
  readonly visit: Visit
  /** The same visitor on the page of all namespaces. */
  readonly chains: ChainsVisit
}

declare global {
  interface Window {
    /** What the content security policy refused. */
    readonly violations: Array<string>
  }
}

// An address of another scheme opens an app of this machine.
const isLocal = (url: string) =>
  !/^(https?|wss?):/.test(url) || /^(https?|wss?):\/\/(127\.0\.0\.1|localhost)[:/]/.test(url)

/** Records what leaves the machine and what the page complains about. */
const watch = (page: Page, allowed: ReadonlyArray<RegExp>) => {
  const requests: Array<string> = []
  const faults: Array<string> = []
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text()
    if (message.type() === "error" && !allowed.some((pattern) => pattern.test(text)))
      faults.push(`console: ${text}`)
  }
  page.on("request", (request) => {
    requests.push(`${request.method()} ${request.url()}`)
    if (!isLocal(request.url())) faults.push(`left the machine: ${request.url()}`)
  })
  page.on("websocket", (socket) => {
    if (!isLocal(socket.url())) faults.push(`left the machine: ${socket.url()}`)
  })
  page.on("console", onConsole)
  page.on("pageerror", (error) => {
    if (!allowed.some((pattern) => pattern.test(String(error))))
      faults.push(`uncaught: ${error.stack ?? error}`)
  })
  return { requests, faults }
}

/**
 * A test with a page that is watched: it fails when anything is asked from another machine, when the page throws or logs
 * an error, or when its content security policy is hurt.
 */
export const test = base.extend<Fixtures & { readonly watched: ReturnType<typeof watch> & Complaints }>({
  // eslint-disable-next-line no-empty-pattern
  state: async ({}, give) => give(readState()),
  watched: [
    async ({ page, state }, give) => {
      const allowed: Array<RegExp> = []
      const { requests, faults } = watch(page, allowed)
      await page.context().addInitScript(tellWhatIsHeard)
      await page
        .context()
        .addInitScript(
          `(${watchPlaces.toString()})((text) => console.error("A place without its value: " + text))`
        )
      await page.addInitScript(() => {
        const violations: Array<string> = []
        Object.defineProperty(window, "violations", { value: violations })
        document.addEventListener("securitypolicyviolation", (event) => {
          violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      await page.addInitScript({ path: state.walletScript })
      await give({ requests, faults, allow: (pattern) => void allowed.push(pattern) })
      const violations = page.isClosed() ? [] : await page.evaluate(() => window.violations).catch(() => [])
      expect([...faults, ...violations.map((text) => `policy: ${text}`)]).toEqual([])
    },
    { auto: true }
  ],
  complaints: async ({ watched }, give) => give(watched),
  requests: async ({ watched }, give) => give(watched.requests),
  install: async ({ page, state, watched: _ }, give) => {
    await give(async (setup) => {
      const wallet = { name: "Virtual Wallet", chains: [...state.chains], ...setup }
      await page.addInitScript((wallet) => window.wallets.add(wallet), wallet)
    })
  },
  installChain: async ({ page, state, watched: _ }, give) => {
    let loaded = false
    await give(async (setup) => {
      if (!loaded) await page.addInitScript({ path: state.chainWalletScript })
      loaded = true
      await page.addInitScript((setup) => window.chainWallets.add(setup), setup)
    })
  },
  visit: async ({ page, state }, give) => give(new Visit(page, state)),
  chains: async ({ page, state }, give) => give(new ChainsVisit(page, state))
})

export { expect }
