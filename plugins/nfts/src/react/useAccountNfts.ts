import type { CaipAddress, KitCore, Network } from "@latchkey/core"
import { useAccountRead, useReadOn } from "@latchkey/react"
import { useCallback } from "react"
import type { NftsApi } from "../NftsApi.ts"
import { nftsSlice, type AccountNfts } from "../NftsState.ts"

/** What an account holds of collections, for a component. */
export interface NftsView {
  /** The namespace that this is of. */
  readonly namespace: string
  /** CAIP-10 of the account; undefined while nobody is connected. */
  readonly account: CaipAddress | undefined
  /** The network that the account is on. */
  readonly network: Network | undefined
  /** What that account holds there; undefined until it is known, and never what another one holds. */
  readonly nfts: AccountNfts | undefined
  /** Older ones are still being looked for. */
  readonly goesOn: boolean
  /** Reads them at once. */
  readonly readAgain: () => void
  /** Reads the descriptions of some, by their `key`. */
  readonly describe: (keys: ReadonlyArray<string>) => void
}

/** The NFTs of the connected account of a namespace, kept fresh: see `useAccountRead`. */
export const useAccountNfts = (kit: KitCore, namespace: string): NftsView => {
  const { nfts: api } = kit as KitCore & { readonly nfts: NftsApi }
  const { read, ...view } = useAccountRead(kit, namespace, nftsSlice, api.load)
  const describe = useCallback(
    // A failure is a part of the state.
    (keys: ReadonlyArray<string>) => void api.describe({ namespace, keys }).catch(() => {}),
    [api, namespace]
  )
  const readOn = useCallback(
    // How it went is in the state.
    () => void api.load({ namespace }).catch(() => {}),
    [api, namespace]
  )
  return { ...view, nfts: read, goesOn: useReadOn(readOn, read), describe }
}
