import { attempt } from "../../error/attempt.ts"
import type { StandardWindow } from "./watchStandardWallets.ts"

const MAX_CHAINS = 1_000

/**
 * Tells when a wallet registers on the page by the Wallet Standard that lists a chain which begins with `chains`
 * (`one:`), until the returned function is called: for a plugin that loads the rest of its discovery then. The wallet
 * is looked at no closer: `watchStandardWallets` decodes it.
 */
export const awaitStandardWallet = (
  window: StandardWindow,
  chains: string,
  onFound: () => void
): (() => void) => {
  const lists = (source: unknown): boolean =>
    attempt(() => {
      const listed = (source as { readonly chains: unknown }).chains
      return (
        Array.isArray(listed) && listed.slice(0, MAX_CHAINS).some((chain) => String(chain).startsWith(chains))
      )
    }) ?? false
  const register = (...sources: ReadonlyArray<unknown>) => {
    if (sources.some(lists)) onFound()
    return () => {}
  }
  const api = Object.freeze({ register })
  const onRegister = ({ detail }: Event & { readonly detail?: unknown }) =>
    void attempt(() => typeof detail === "function" && detail(api))
  window.addEventListener("wallet-standard:register-wallet", onRegister)
  window.dispatchEvent(new CustomEvent("wallet-standard:app-ready", { detail: api }))
  return () => window.removeEventListener("wallet-standard:register-wallet", onRegister)
}
