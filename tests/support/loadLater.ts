import type { KitCore } from "@latchkey/core"
import { vi } from "vitest"

/**
 * Has the engine of a kit load what it otherwise loads when a wallet is first asked. The wallets of a test answer in the
 * task in which they are asked, which no visitor does.
 */
export const loadLater = async (kit: KitCore): Promise<void> => {
  const { activeNamespace = "", byNamespace } = kit.getSnapshot().network
  const { caipNetwork } = byNamespace[activeNamespace] ?? {}
  // Neither changes anything.
  kit.hideToast()
  if (caipNetwork !== undefined) kit.requestNetwork({ networkId: caipNetwork.caipNetworkId })
  await vi.dynamicImportSettled()
}
