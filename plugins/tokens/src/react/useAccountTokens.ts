import type { CaipAddress, KitCore, Network } from "@latchkey/core"
import { useAccountRead } from "@latchkey/react"
import type { TokensApi } from "../TokensApi.ts"
import { tokensSlice, type AccountTokens } from "../TokensState.ts"

/** What an account holds, for a component. */
export interface TokensView {
  /** CAIP-10 of the account; undefined while nobody is connected. */
  readonly account: CaipAddress | undefined
  /** The network that the account is on. */
  readonly network: Network | undefined
  /** What that account holds there; undefined until it is known, and never what another one holds. */
  readonly tokens: AccountTokens | undefined
  /** Reads them at once. */
  readonly readAgain: () => void
}

/** The tokens of the connected account of a namespace, kept fresh: see `useAccountRead`. */
export const useAccountTokens = (kit: KitCore, namespace: string): TokensView => {
  const { refresh } = (kit as KitCore & { readonly tokens: TokensApi }).tokens
  const { account, network, read, readAgain } = useAccountRead(kit, namespace, tokensSlice, refresh)
  return { account, network, tokens: read, readAgain }
}
