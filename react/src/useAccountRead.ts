import { readSlice, type CaipAddress, type KitCore, type Network, type Slice } from "@latchkey/core"
import { useCallback } from "react"
import { useFreshReads } from "./useFreshReads.ts"
import { useKitState } from "./context/useKitState.ts"

/** Of which namespace a hook tells. */
export interface ReadInNamespace {
  /** By default the active one. */
  readonly namespace?: string | undefined
}

/** What was read of an account. */
export interface AccountRead<A> {
  readonly namespace: string
  /** CAIP-10 of the account; undefined while nobody is connected. */
  readonly account: CaipAddress | undefined
  /** The network that the account is on. */
  readonly network: Network | undefined
  /** Undefined until it is known, and never what belongs to another account. */
  readonly read: A | undefined
  /** Reads it at once. */
  readonly readAgain: () => void
}

/**
 * What a plugin reads of the connected account of a namespace into its slice: read when the component is there, when the page is looked
 * at again, when the account's balance changes, and once more after a read that failed. A failed read is a part of the slice.
 */
export const useAccountRead = <
  A extends { readonly account: CaipAddress; readonly failedAt?: number | undefined }
>(
  kit: KitCore,
  namespace: string,
  slice: Slice<Readonly<Record<string, A>>>,
  load: (request: { readonly namespace: string; readonly force?: boolean }) => Promise<void>
): AccountRead<A> => {
  const account = useKitState(kit, (state) => state.account[namespace]?.caipAddress)
  const balance = useKitState(kit, (state) => state.account[namespace]?.balance)
  const network = useKitState(kit, (state) => state.network.byNamespace[namespace]?.caipNetwork)
  const read = useKitState(kit, (state) => {
    const known = readSlice(state, slice)[namespace]
    return account !== undefined && known?.account === account ? known : undefined
  })
  const readFresh = useCallback(
    // How it went is in the slice.
    () => void load({ namespace }).catch(() => {}),
    [load, namespace]
  )
  useFreshReads(readFresh, { account, signs: balance ?? "", failedAt: read?.failedAt })
  return {
    namespace,
    account,
    network,
    read,
    // As above.
    readAgain: () => void load({ namespace, force: true }).catch(() => {})
  }
}
