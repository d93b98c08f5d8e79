import { createKit, memoryStorage, type Kit, type KitOptions, type Plugin } from "@latchkey/core"
import { bitcoin } from "../src/bitcoin.ts"
import type { BitcoinApi, BitcoinOptions } from "../src/BitcoinApi.ts"
import type { WalletWindow } from "../src/connectors/WalletWindow.ts"
import { chainModule } from "../src/module.ts"
import { bitcoinMainnet, bitcoinSignet, bitcoinTestnet } from "../src/networks.ts"

/** A page's `window`, as far as wallets know it. */
export const fakeWindow = (objects: object = {}): EventTarget & Record<string, unknown> =>
  Object.assign(new EventTarget(), objects) as EventTarget & Record<string, unknown>

/** A whole kit with the plugin, whose wallets are looked for in `window`. */
export const makeKit = (
  window: WalletWindow,
  options: Partial<Omit<KitOptions, "plugins">> & { readonly bitcoin?: BitcoinOptions } = {}
): Kit<ReadonlyArray<Plugin<"bitcoin", BitcoinApi>>> => {
  const { bitcoin: bitcoinOptions = {}, ...kitOptions } = options
  return createKit({
    app: { name: "Test" },
    networks: [bitcoinMainnet, bitcoinTestnet, bitcoinSignet],
    storage: memoryStorage(),
    ...kitOptions,
    plugins: [
      { ...bitcoin(bitcoinOptions), load: async () => chainModule(bitcoinOptions, window) }
    ] as ReadonlyArray<Plugin<"bitcoin", BitcoinApi>>
  })
}
