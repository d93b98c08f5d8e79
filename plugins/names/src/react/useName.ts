import {
  readSlice,
  type CaipAddress,
  type CaipNetworkId,
  type KitCore,
  type NamesActions
} from "@latchkey/core"
import { useKit, useKitSnapshot } from "@latchkey/react"
import { useEffect } from "react"
import { namesSlice, type KnownName } from "../NamesState.ts"

/** Whose name `useName` gives. */
export interface NameOf {
  /** Canonical, as the kit writes addresses; by default that of the connected account. */
  readonly address?: string | undefined
  /** By default the network that the account is on. */
  readonly networkId?: CaipNetworkId | undefined
}

/** What an address is called; `idle` where there is no address. */
export type NameView = Omit<KnownName, "status"> & { readonly status: KnownName["status"] | "idle" }

const idle: NameView = { status: "idle" }

/**
 * What the connected account, or any address, is called: asked for when the component is there, and again when address or network
 * change. Needs the plugin `names`.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider. A failed look-up is `failed`, and has no name.
 */
export const useName = ({ address: given, networkId: wanted }: NameOf = {}): NameView => {
  const { names } = useKit<KitCore & { readonly names: NamesActions }>()
  const own = useKitSnapshot(({ network, account }) => account[network.activeNamespace ?? ""]?.caipAddress)
  const end = own?.lastIndexOf(":") ?? 0
  const address = given ?? own?.slice(end + 1)
  const networkId = wanted ?? (own?.slice(0, end) as CaipNetworkId | undefined)
  const account: CaipAddress | undefined =
    address === undefined || networkId === undefined ? undefined : `${networkId}:${address}`
  const known = useKitSnapshot((state) =>
    account === undefined ? undefined : readSlice(state, namesSlice)[account]
  )
  useEffect(() => {
    if (address !== undefined && networkId !== undefined)
      names.profile({ address, networkId }).catch(() => {})
  }, [names, address, networkId])
  return account === undefined ? idle : (known ?? { status: "loading" })
}
