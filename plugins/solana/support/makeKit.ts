import { createKit, memoryStorage, type Kit, type KitOptions, type Plugin } from "@latchkey/core"
import type { StandardWindow } from "@latchkey/core/chain-kit"
import { chainModule } from "../src/module.ts"
import { solanaDevnet, solanaMainnet } from "../src/networks.ts"
import { solana } from "../src/solana.ts"
import type { SolanaApi, SolanaOptions } from "../src/SolanaApi.ts"

/** A whole kit with the plugin, whose wallets are looked for in `window`. */
export const makeKit = (
  window: StandardWindow,
  options: Partial<Omit<KitOptions, "plugins">> & { readonly solana?: SolanaOptions } = {}
): Kit<ReadonlyArray<Plugin<"solana", SolanaApi>>> => {
  const { solana: solanaOptions = {}, ...kitOptions } = options
  return createKit({
    app: { name: "Test" },
    networks: [solanaMainnet, solanaDevnet],
    storage: memoryStorage(),
    ...kitOptions,
    plugins: [{ ...solana(solanaOptions), load: async () => chainModule(solanaOptions, window) }]
  })
}
