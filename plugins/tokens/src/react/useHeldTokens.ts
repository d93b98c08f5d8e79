import { readSlice, shownNamespace, type KitCore, type Network } from "@latchkey/core"
import { useFreshReads } from "@latchkey/react"
import { useModalContext, useModalState } from "@latchkey/react/view"
import { useCallback } from "react"
import type { TokensApi } from "../TokensApi.ts"
import { tokensSlice, type AccountTokens } from "../TokensState.ts"

/** What the list shows. */
export interface HeldTokensView {
  /** The network that the account is on. */
  readonly network: Network | undefined
  /** What that account holds there; undefined until it is known, and never what another one holds. */
  readonly tokens: AccountTokens | undefined
  /** Reads them at once. */
  readonly readAgain: () => void
}

/**
 * The tokens of the account that the modal shows: read when they are shown, when the page is looked at again, when the account's
 * balance changes, and once more after a read that failed.
 */
export const useHeldTokens = (): HeldTokensView => {
  const { tokens: api } = useModalContext().kit as KitCore & { readonly tokens: TokensApi }
  const namespace = useModalState(shownNamespace) ?? ""
  const account = useModalState((state) => state.account[namespace]?.caipAddress)
  const balance = useModalState((state) => state.account[namespace]?.balance)
  const network = useModalState((state) => state.network.byNamespace[namespace]?.caipNetwork)
  const tokens = useModalState((state) => {
    const read = readSlice(state, tokensSlice)[namespace]
    return read?.account === account ? read : undefined
  })
  const failedAt = tokens?.failedAt
  const read = useCallback(() => void api.refresh({ namespace }).catch(() => {}), [api, namespace])
  useFreshReads(read, { account, signs: balance ?? "", failedAt })
  return {
    network,
    tokens,
    readAgain: () => void api.refresh({ namespace, force: true }).catch(() => {})
  }
}
