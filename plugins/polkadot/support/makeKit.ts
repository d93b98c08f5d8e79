import { createKit, memoryStorage, type Kit, type KitOptions, type Plugin } from "@latchkey/core"
import type { WalletWindow } from "../src/connectors/WalletWindow.ts"
import { chainModule } from "../src/module.ts"
import { kusamaRelayChain, polkadotAssetHub, polkadotRelayChain } from "../src/networks.ts"
import { polkadot } from "../src/polkadot.ts"
import type { PolkadotApi, PolkadotOptions } from "../src/PolkadotApi.ts"

/** A page's `window`, as far as wallets know it. */
export const fakeWindow = (): EventTarget & { injectedWeb3?: unknown } => new EventTarget()

/** Puts something under a name into a window's `injectedWeb3`. */
export const injectEntry = (window: ReturnType<typeof fakeWindow>, key: string, entry: unknown): void => {
  window.injectedWeb3 ??= {}
  Object.defineProperty(window.injectedWeb3, key, { value: entry, configurable: true, enumerable: true })
}

/** A whole kit with the plugin, whose wallets are looked for in `window`. */
export const makeKit = (
  window: WalletWindow,
  options: Partial<Omit<KitOptions, "plugins">> & { readonly polkadot?: PolkadotOptions } = {}
): Kit<ReadonlyArray<Plugin<"polkadot", PolkadotApi>>> => {
  const { polkadot: pluginOptions = {}, ...kitOptions } = options
  return createKit({
    app: { name: "Test" },
    networks: [polkadotRelayChain, polkadotAssetHub, kusamaRelayChain],
    storage: memoryStorage(),
    ...kitOptions,
    plugins: [{ ...polkadot(pluginOptions), load: async () => chainModule(pluginOptions, window) }]
  })
}
