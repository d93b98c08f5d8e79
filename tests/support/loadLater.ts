import type { KitCore } from "@latchkey/core"
import { vi } from "vitest"

/** Has the engine of a kit load what it otherwise loads when a wallet is first asked; nothing else changes. */
export const loadLater = async (kit: KitCore): Promise<void> => {
  kit.hideToast()
  await vi.dynamicImportSettled()
}
