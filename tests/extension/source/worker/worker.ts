import type { WalletChain } from "@latchkey/testing"
import type { Answer, Call, CallMessage, TaleMessage } from "../channel/Message.ts"
import { fromWire, toWire } from "../channel/wire.ts"
import { createApprovals } from "./Approvals.ts"
import { openKeptStorage } from "./KeptStorage.ts"
import { createSiteWallets, type SiteWallets, type Tell } from "./SiteWallets.ts"
import type { WalletControl } from "./WalletControl.ts"

declare const CHAINS: readonly WalletChain[]

const storage = openKeptStorage()
const approvals = createApprovals()
const sites = new Map<string, SiteWallets>()

const tellFor =
  (origin: string): Tell =>
  (surface, event, ...args) => {
    const message: TaleMessage = { kind: "tale", origin, tale: toWire({ surface, event, args }) }
    const tellTabs = async () => {
      for (const { id } of await chrome.tabs.query({})) {
        // Most tabs have no page of the site, and so nobody who hears it.
        if (id !== undefined) chrome.tabs.sendMessage(id, message).catch(() => {})
      }
    }
    void tellTabs()
  }

const siteOf = async (origin: string): Promise<SiteWallets> => {
  const opened = await storage
  const site =
    sites.get(origin) ??
    createSiteWallets({
      origin,
      chains: CHAINS,
      storage: opened,
      tell: tellFor(origin),
      ask: (chain, request) => approvals.ask(origin, chain, request)
    })
  sites.set(origin, site)
  return site
}

const answerTo = async (origin: string, call: string): Promise<Answer> => {
  try {
    const { surface, method, args } = fromWire<Call>(call)
    const { answer } = await siteOf(origin)
    const value = await answer[surface](method, args)
    // Else the page could believe in a permission that is forgotten when the worker is stopped now.
    await (await storage).kept()
    return { value }
  } catch (error) {
    return { error }
  }
}

chrome.runtime.onMessage.addListener((message, { id, origin }, answer) => {
  const { kind, call } = message as CallMessage
  if (kind !== "call" || id !== chrome.runtime.id || origin === undefined) return false
  void answerTo(origin, call).then((given) => answer(toWire(given)))
  return true
})

const control: WalletControl = {
  questions: approvals.count,
  async requests(origin) {
    const { wallets } = await siteOf(origin)
    return wallets.flatMap((wallet) => wallet.requests().map(({ method }) => method))
  },
  async accounts(origin) {
    const { wallets } = await siteOf(origin)
    return Object.fromEntries(wallets.map((wallet) => [wallet.namespace, wallet.accounts()]))
  },
  async revoke(origin, namespace) {
    const { wallets } = await siteOf(origin)
    wallets.find((wallet) => wallet.namespace === namespace)?.revoke()
    await (await storage).kept()
  }
}
Object.assign(globalThis, { walletControl: control })
