import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { receive } from "@latchkey/receive/react"
import { chosenNetworks, customRpcUrls } from "./networks.ts"
import type { Settings } from "./settings.ts"
import type { Stack } from "./Stack.ts"

/**
 * The settings that need a kit of their own; the others only change how it is shown. An embedded modal is always open,
 * and would jump over the page when it is embedded no more.
 */
export type KitSettings = Pick<
  Settings,
  | "networkIds"
  | "unsupportedNetwork"
  | "enableNetworkSwitch"
  | "enableReconnect"
  | "receive"
  | "embedded"
  | "debug"
>

export const kitSettings = (settings: Settings): KitSettings => ({
  networkIds: settings.networkIds,
  unsupportedNetwork: settings.unsupportedNetwork,
  enableNetworkSwitch: settings.enableNetworkSwitch,
  enableReconnect: settings.enableReconnect,
  receive: settings.receive,
  embedded: settings.embedded,
  debug: settings.debug
})

/** A kit as the settings say. Dispose of it before another one takes its place. */
export const makeKit = (settings: KitSettings, stack: Stack) =>
  createKit({
    app: { name: "Latchkey playground" },
    networks: chosenNetworks(settings).map(({ network }) => network),
    plugins: settings.receive ? [evm(), receive()] : [evm()],
    customRpcUrls: customRpcUrls(settings, stack),
    unsupportedNetwork: settings.unsupportedNetwork,
    enableNetworkSwitch: settings.enableNetworkSwitch,
    enableReconnect: settings.enableReconnect,
    debug: settings.debug
  })

export type PlaygroundKit = ReturnType<typeof makeKit>
