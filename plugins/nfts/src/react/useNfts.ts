import { readSlice, shownNamespace, type KitCore, type Network } from "@latchkey/core"
import { useFreshReads } from "@latchkey/react"
import { useModalContext, useModalState } from "@latchkey/react/view"
import { useCallback } from "react"
import type { NftsApi } from "../NftsApi.ts"
import { nftsSlice, type AccountNfts } from "../NftsState.ts"

/** What the views show. */
export interface NftsView {
  readonly namespace: string
  /** The network that the account is on. */
  readonly network: Network | undefined
  /** What that account holds there; undefined until it is known, and never what another one holds. */
  readonly nfts: AccountNfts | undefined
  /** Reads them at once. */
  readonly readAgain: () => void
  /** Reads the descriptions of some. */
  readonly describe: (keys: ReadonlyArray<string>) => void
}

/**
 * The NFTs of an account that the modal shows, by default of the shown namespace: read when they are shown, when the page is looked at
 * again, when the account's balance changes, and once more after a read that failed.
 */
export const useNfts = (wanted?: string): NftsView => {
  const { nfts: api } = useModalContext().kit as KitCore & { readonly nfts: NftsApi }
  const shown = useModalState(shownNamespace) ?? ""
  const namespace = wanted ?? shown
  const account = useModalState((state) => state.account[namespace]?.caipAddress)
  const balance = useModalState((state) => state.account[namespace]?.balance)
  const network = useModalState((state) => state.network.byNamespace[namespace]?.caipNetwork)
  const nfts = useModalState((state) => {
    const read = readSlice(state, nftsSlice)[namespace]
    return read?.account === account ? read : undefined
  })
  const failedAt = nfts?.failedAt
  const read = useCallback(() => void api.load({ namespace }).catch(() => {}), [api, namespace])
  useFreshReads(read, { account, signs: balance ?? "", failedAt })
  const describe = useCallback(
    (keys: ReadonlyArray<string>) => void api.describe({ namespace, keys }).catch(() => {}),
    [api, namespace]
  )
  return {
    namespace,
    network,
    nfts,
    readAgain: () => void api.load({ namespace, force: true }).catch(() => {}),
    describe
  }
}
