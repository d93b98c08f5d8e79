import { createKit, type KitCore } from "@latchkey/core"
import type { ChainParts } from "./chains/ChainParts.ts"
import { chainsNamed, type ChainDeclaration, type ChainName } from "./chains/chains.ts"
import { byFeature, featurePlugins, type FeatureName } from "./features.ts"
import { customRpcUrls, networksOf, withoutPublicUrls } from "./networks.ts"
import type { Settings } from "./settings.ts"
import type { Stack } from "./Stack.ts"

/**
 * The settings that need a kit of their own; the others only change how it is shown. An embedded modal is always open,
 * and would jump over the page when it is embedded no more.
 */
export type KitSettings = Pick<
  Settings,
  | "chains"
  | "without"
  | "paymaster"
  | "unsupportedNetwork"
  | "enableNetworkSwitch"
  | "enableReconnect"
  | "inPage"
  | "debug"
  | FeatureName
>

export const kitSettings = (settings: Settings): KitSettings => ({
  chains: settings.chains,
  without: settings.without,
  paymaster: settings.paymaster,
  unsupportedNetwork: settings.unsupportedNetwork,
  enableNetworkSwitch: settings.enableNetworkSwitch,
  enableReconnect: settings.enableReconnect,
  inPage: settings.inPage,
  debug: settings.debug,
  ...byFeature(({ name }) => settings[name])
})

/** A chain and its code. */
export interface LoadedChain {
  readonly chain: ChainDeclaration
  readonly parts: ChainParts
}

/** A kit and the chains that it was made of. */
export interface PlaygroundKit {
  readonly kit: KitCore
  readonly chains: ReadonlyArray<LoadedChain>
}

/** Loads the code of chains. Fails: rejects when it does not come. */
export const loadChains = (names: ReadonlyArray<ChainName>): Promise<ReadonlyArray<LoadedChain>> =>
  Promise.all(chainsNamed(names).map(async (chain) => ({ chain, parts: await chain.load() })))

/** A kit as the settings say, of chains that are loaded. Dispose of it before another one takes its place. */
export const makeKit = (
  settings: KitSettings,
  stack: Stack,
  loaded: ReadonlyArray<LoadedChain>
): PlaygroundKit => {
  const networks = loaded.flatMap(({ chain, parts }) =>
    networksOf(chain, settings).flatMap(({ exportName }) => {
      const network = parts.networks[exportName]
      return network === undefined ? [] : [withoutPublicUrls(network)]
    })
  )
  const kit = createKit({
    app: { name: "Latchkey playground" },
    networks,
    plugins: [
      ...loaded.map(({ chain, parts }) => parts.plugin(chain.optionsOn?.(settings.paymaster, stack) ?? {})),
      ...featurePlugins(settings, stack)
    ],
    customRpcUrls: customRpcUrls(settings, stack),
    features: settings.smartSessions ? { smartSessions: true } : {},
    unsupportedNetwork: settings.unsupportedNetwork,
    enableNetworkSwitch: settings.enableNetworkSwitch,
    enableReconnect: settings.enableReconnect,
    debug: settings.debug
  })
  return { kit, chains: loaded }
}
