import { readSlice, type KitCore } from "@latchkey/core"
import { useKit, useKitSnapshot } from "@latchkey/react"
import type { SendApi } from "../SendApi.ts"
import { sendSlice, type SendState } from "../SendState.ts"

/** The state of sending, and what can be done. */
export type SendView = SendState & Omit<SendApi, "tokens"> & { readonly readTokens: SendApi["tokens"] }

/**
 * Sending, for a page's own form: the state of `kit.send` and its actions. `tokens` is what was read last, `readTokens` reads anew.
 * Needs the plugin `send`.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider.
 */
export const useSend = (): SendView => {
  const { send } = useKit<KitCore & { readonly send: SendApi }>()
  const state = useKitSnapshot((snapshot) => readSlice(snapshot, sendSlice))
  const { tokens: readTokens, ...actions } = send
  return { ...state, ...actions, readTokens }
}
