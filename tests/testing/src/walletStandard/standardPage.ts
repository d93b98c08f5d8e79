import type { StandardAccount, StandardChange, StandardWallet } from "./StandardWallet.ts"

/** A page script that collects what wallets register, as apps do. It listens from its first `open()`. */
export function createPage() {
  const place = new EventTarget()
  const registered = new Set<unknown>()
  const seen: unknown[] = []
  let calls = 0
  let events = 0
  let listening = false
  const register = (...wallets: readonly unknown[]) => {
    calls++
    seen.push(...wallets)
    wallets.forEach((wallet) => registered.add(wallet))
    return () => wallets.forEach((wallet) => registered.delete(wallet))
  }
  const api = Object.freeze({ register })
  return {
    place,
    /** Reports that it is ready, again with each call. */
    open() {
      if (!listening) {
        listening = true
        place.addEventListener("wallet-standard:register-wallet", (event) => {
          events++
          try {
            ;(event as CustomEvent<(given: typeof api) => void>).detail(api)
          } catch {
            // A page must survive whatever a wallet throws here.
          }
        })
      }
      place.dispatchEvent(new CustomEvent("wallet-standard:app-ready", { detail: api }))
    },
    /** What is registered now. */
    wallets: () => [...registered],
    /** Every registration, in order. */
    seen: () => [...seen],
    calls: () => calls,
    events: () => events
  }
}

/** A small wallet that shares one account on the chain of its name. */
export function createPart(name: string, decide: () => Promise<void> = async () => {}): StandardWallet {
  const listeners = new Set<(change: StandardChange) => void>()
  const chain = `${name.toLowerCase()}:mainnet`
  const own = { address: `${name}-1`, publicKey: new Uint8Array(32), chains: [chain], features: [] }
  let accounts: readonly StandardAccount[] = []
  const set = (next: readonly StandardAccount[]) => {
    accounts = next
    listeners.forEach((listener) => listener({ accounts }))
  }
  return {
    version: "1.0.0",
    name,
    icon: "data:image/svg+xml;base64,PHN2Zy8+",
    chains: [chain],
    features: {
      "standard:connect": {
        version: "1.0.0",
        async connect(input) {
          if (accounts.length === 0 && !input?.silent) {
            await decide()
            set([own])
          }
          return { accounts }
        }
      },
      "standard:disconnect": { version: "1.0.0", disconnect: async () => set([]) },
      "standard:events": {
        version: "1.0.0",
        on(_, listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        }
      },
      [`${name.toLowerCase()}:sign`]: { version: "1.0.0" }
    },
    get accounts() {
      return accounts
    }
  }
}
