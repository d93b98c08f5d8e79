import { readSlice, type KitCore } from "@latchkey/core"
import { useModalContext, useModalState } from "@latchkey/react/view"
import type { EmbeddedApi } from "../EmbeddedApi.ts"
import { embeddedSlice, type EmbeddedState } from "../EmbeddedState.ts"

/** The plugin's actions and its part of the state, in a view of the modal. */
export const useEmbedded = (): { readonly api: EmbeddedApi; readonly state: EmbeddedState } => {
  const { kit } = useModalContext()
  const state = useModalState((all) => readSlice(all, embeddedSlice))
  return { api: (kit as KitCore & { readonly embedded: EmbeddedApi }).embedded, state }
}
