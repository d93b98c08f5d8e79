import type { KitState } from "@latchkey/core"
import { useSelection } from "./useSelection.ts"

/**
 * Any part of the kit's state, kept up to date: what `select` makes of it.
 *
 * `select` may be written in place and may build a new object or list: the component renders again only when an entry
 * of it changed. While a page is hydrated, it sees the state that the server rendered from.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider.
 */
export const useKitSnapshot = <A>(select: (state: KitState) => A): A => useSelection("useKitSnapshot", select)
