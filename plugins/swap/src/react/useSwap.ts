import { readSlice, type KitCore } from "@latchkey/core"
import { useKit, useKitSnapshot } from "@latchkey/react"
import type { SwapApi } from "../SwapApi.ts"
import { swapSlice, type SwapState } from "../SwapState.ts"

/** The state of swapping, and what can be done. */
export type SwapView = SwapState & Omit<SwapApi, "tokens"> & { readonly readTokens: SwapApi["tokens"] }

/**
 * Swapping, for a page's own form: the state of `kit.swap` and its actions. `tokens` is what was read last, `readTokens` reads
 * anew. Needs the plugin `swap`.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider.
 */
export const useSwap = (): SwapView => {
  const { swap } = useKit<KitCore & { readonly swap: SwapApi }>()
  const state = useKitSnapshot((snapshot) => readSlice(snapshot, swapSlice))
  const { tokens: readTokens, ...actions } = swap
  return { ...state, ...actions, readTokens }
}
