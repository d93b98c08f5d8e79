import { readSlice, type KitCore } from "@latchkey/core"
import { useKit, useKitSnapshot } from "@latchkey/react"
import type { OnrampApi } from "../OnrampApi.ts"
import { onrampSlice, type OnrampState } from "../OnrampState.ts"

/** The state of buying, and what can be done. */
export type OnrampView = OnrampState &
  Omit<OnrampApi, "purchases"> & { readonly readPurchases: OnrampApi["purchases"] }

/**
 * Buying with money, for a page's own form: the state of `kit.onramp` and its actions. `purchases` is what was read last, `readPurchases`
 * reads anew. Needs the plugin `onramp`.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider.
 */
export const useOnramp = (): OnrampView => {
  const { onramp } = useKit<KitCore & { readonly onramp: OnrampApi }>()
  const state = useKitSnapshot((snapshot) => readSlice(snapshot, onrampSlice))
  const { purchases: readPurchases, ...actions } = onramp
  return { ...state, ...actions, readPurchases }
}
