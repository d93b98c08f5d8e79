import type { RegisteredTypes } from "./useKit.ts"
import { useSelection } from "./useSelection.ts"

/**
 * Any part of the kit's state, kept up to date: what `select` returns. With a registered kit, that of its plugins too.
 *
 * `select` may be an inline function and may build a new object or list: the component renders again only when an entry of
 * it changed. During hydration it gets the state from which the server rendered.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider.
 */
export const useKitSnapshot = <A>(select: (state: RegisteredTypes["state"]) => A): A =>
  useSelection("useKitSnapshot", select)
