import type { ChainWallet } from "../wallet/ChainWallet.ts"
import { urlOf, type TestNode } from "./TestNode.ts"

/** What an app meets in a test. */
export interface TestKitOptions {
  /** What the visitor has installed, of any chain. */
  readonly wallets: readonly ChainWallet[]
  /** What answers at the addresses that the app and the wallets ask; none by default. */
  readonly nodes?: readonly TestNode[]
}

/** A visitor's side of an app: wallets on the page, and nodes that answer at once. */
export interface TestKit {
  /**
   * The open modal, for queries by role: `within(await kit.modal())`. Waits until it is open.
   *
   * Fails: an error that says so when it has not opened within 10 seconds.
   */
  modal(): Promise<HTMLElement>
  /** Takes the wallets and the nodes back. */
  dispose(): void
}

/** How long a modal may take to open, in milliseconds. */
const PATIENCE = 10_000
const TURN = 20

/**
 * Puts wallets on the page, and lets nodes answer what is asked at their addresses. Everything else goes where it went before.
 * Call it before the app makes its kit.
 */
export function testKit({ wallets, nodes = [] }: TestKitOptions): TestKit {
  const before = globalThis.fetch
  // The test may let a clock of its own stand still.
  const later = globalThis.setTimeout.bind(globalThis)
  const byUrl = new Map(nodes.map((node) => [normalized(node.url), node]))
  const answering: typeof fetch = (input, init) =>
    (byUrl.get(normalized(urlOf(input)))?.fetch ?? before)(input, init)
  globalThis.fetch = answering
  const takeBack = wallets.map((wallet) => wallet.announce())

  return {
    async modal() {
      for (let waited = 0; waited < PATIENCE; waited += TURN) {
        const open = openModal()
        if (open !== undefined) return open
        await new Promise((resolve) => later(resolve, TURN))
      }
      throw new Error("The modal has not opened within 10 seconds")
    },
    dispose() {
      for (const takeWallet of takeBack) takeWallet()
      // Whoever replaced `fetch` since then still comes here, and is led on.
      byUrl.clear()
      if (globalThis.fetch === answering) globalThis.fetch = before
    }
  }
}

const openModal = (): HTMLElement | undefined =>
  [...document.querySelectorAll("latchkey-modal")]
    .map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>("dialog[open]"))
    .find((dialog) => dialog instanceof HTMLElement) ?? undefined

/** Addresses that a browser takes for the same, such as with and without a last slash. */
const normalized = (url: string): string => {
  try {
    return new URL(url, globalThis.location?.href).href
  } catch {
    return url
  }
}
