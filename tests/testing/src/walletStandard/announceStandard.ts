import type { WalletPlace } from "../wallet/ChainWallet.ts"

/** What a page passes to a wallet. Typed loosely, as any script can be the page. */
interface Registrar {
  readonly register: (...wallets: readonly unknown[]) => unknown
}

/** The callback that a wallet passes to the page, as the `detail` of its event. */
export type RegistrationCallback = (api: Registrar) => void

/**
 * Dispatches `wallet-standard:register-wallet` with each detail, unchanged and in order, now and again whenever the page
 * sends `wallet-standard:app-ready`.
 *
 * @returns a function that stops answering
 */
export function announceRegistrations(details: readonly unknown[], place: WalletPlace): () => void {
  const tell = (detail: unknown) =>
    place.dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail }))
  const answer = (event: Event) => {
    for (const detail of details) {
      if (typeof detail !== "function") tell(detail)
      else {
        try {
          detail((event as CustomEvent<unknown>).detail)
        } catch {
          // A callback may throw on purpose; the next one is still called.
        }
      }
    }
  }
  details.forEach(tell)
  place.addEventListener("wallet-standard:app-ready", answer)
  return () => place.removeEventListener("wallet-standard:app-ready", answer)
}

/**
 * Registers a Wallet Standard wallet, or a list of them at once, with every page script that listens now or reports later
 * that it is ready.
 *
 * @param wallet passed on unchanged, so that it may be malformed
 * @param place where the page listens; `window` by default
 * @returns a function that unregisters it everywhere and stops answering
 */
export function announceStandard(wallet: unknown, place: WalletPlace = globalThis.window): () => void {
  const unregister: (() => void)[] = []
  const register: RegistrationCallback = (api) => {
    const undo = Array.isArray(wallet) ? api.register(...(wallet as unknown[])) : api.register(wallet)
    if (typeof undo === "function") unregister.push(undo as () => void)
  }
  const stop = announceRegistrations([register], place)
  return () => {
    stop()
    for (const undo of unregister.splice(0)) undo()
  }
}
