import type { KitCore } from "@latchkey/core"
import type { SiwxApi } from "../SiwxApi.ts"

/** Ends the question; where the plugin itself did not load, by leaving the wallet. */
export const cancelSignIn = async (kit: KitCore): Promise<void> => {
  const { siwx } = kit as KitCore & { readonly siwx?: SiwxApi }
  try {
    await siwx?.cancel()
  } catch {
    await kit.disconnect().catch(() => {})
  }
}
