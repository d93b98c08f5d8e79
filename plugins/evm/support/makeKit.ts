import { createKit, memoryStorage, type Kit, type KitOptions, type Plugin } from "@latchkey/core"
import { evm } from "../src/evm.ts"
import type { EvmApi, EvmOptions } from "../src/EvmApi.ts"
import { chainModule } from "../src/module.ts"
import type { WalletWindow } from "../src/connectors/discovery.ts"

/** A page's `window`, as far as wallets know it. */
export const fakeWindow = (ethereum?: unknown): EventTarget & { ethereum?: unknown } =>
  Object.assign(new EventTarget(), ethereum === undefined ? {} : { ethereum })

/** A network object as an app passes it. */
export const networkInput = (id: number, http: ReadonlyArray<string> = []) => ({
  id,
  name: `Network ${id}`,
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http } }
})

/** A whole kit with the plugin, whose wallets are looked for in `window`. */
export const makeKit = (
  window: WalletWindow,
  options: Partial<Omit<KitOptions, "plugins">> & { readonly evm?: EvmOptions } = {}
): Kit<ReadonlyArray<Plugin<"evm", EvmApi>>> => {
  const { evm: evmOptions = {}, ...kitOptions } = options
  return createKit({
    app: { name: "Test" },
    networks: [networkInput(1), networkInput(10)],
    storage: memoryStorage(),
    ...kitOptions,
    plugins: [{ ...evm(evmOptions), load: async () => chainModule(evmOptions, window) }]
  })
}
