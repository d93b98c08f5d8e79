import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import type { E2eChain } from "./E2eState.ts"

/** What comes before the name of a page that has its wallet in itself. */
export const INSTALLED = "installed-"

// Runs first of all: what a page throws is kept for who asks.
const watch = `
const faults = []
Object.defineProperty(window, "faults", { value: faults })
addEventListener("error", ({ message, error }) => faults.push("error: " + (error?.stack ?? message)))
addEventListener("unhandledrejection", ({ reason }) => faults.push("unhandled: " + (reason?.stack ?? String(reason))))
document.addEventListener("securitypolicyviolation", (event) =>
  faults.push("policy: " + [event.effectiveDirective, event.blockedURI, event.sample, event.sourceFile, event.lineNumber].join(" ")))
`

declare global {
  interface Window {
    /** What the page threw since it was loaded, and what its policy refused. */
    readonly faults?: ReadonlyArray<string>
  }
}

/**
 * Writes a second edition of pages, `installed-<name>.html`: a browser that can put no script before those of a page finds the
 * wallet there, with "Virtual Wallet" in it: none where the address says `wallet=off`, one that shares nothing without a click at `wallet=refuses`.
 */
export const writeInstalledPages = async (
  folder: string,
  names: ReadonlyArray<string>,
  walletScript: string,
  chains: ReadonlyArray<E2eChain>
): Promise<void> => {
  const wallets = await readFile(walletScript, "utf8")
  const add = `
const how = new URLSearchParams(location.search).get("wallet")
if (how !== "off") window.wallets.add(${JSON.stringify({ name: "Virtual Wallet", chains })})
if (how === "refuses") {
  const { provider } = window.wallets.get("Virtual Wallet")
  const { request } = provider
  provider.request = (asked) => asked.method === "eth_accounts" ? Promise.resolve([]) : request(asked)
}`
  await writeFile(path.join(folder, `${INSTALLED}wallets.js`), [watch, wallets, add].join("\n;\n"))
  for (const name of names) {
    const page = await readFile(path.join(folder, `${name}.html`), "utf8")
    const script = `<head><script src="/${INSTALLED}wallets.js"></script>`
    await writeFile(path.join(folder, `${INSTALLED}${name}.html`), page.replace("<head>", script))
  }
}
