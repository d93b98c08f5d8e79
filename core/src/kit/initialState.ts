import { emptyAccount, type AccountState } from "../account/AccountState.ts"
import { toNetwork, unknownNetwork, type Network, type NetworkInput } from "../chain/Network.ts"
import { resolveFeatures } from "../feature/resolveFeatures.ts"
import { closedNavigation } from "../navigation/navigation.ts"
import { NamespaceMissingError, NetworksEmptyError } from "../network/errors.ts"
import type { NamespaceNetworks } from "../network/NetworkState.ts"
import type { NamespaceDeclaration } from "../plugin/Plugin.ts"
import type { PluginState } from "../plugin/PluginState.ts"
import type { KitState } from "../state/KitState.ts"
import type { StoredSession } from "../storage/session.ts"
import type { KitOptions } from "./Kit.ts"

const namedNamespace = (input: NetworkInput) => input.chainNamespace ?? input.caipNetworkId?.split(":")[0]

const namespaceOf = (namespaces: ReadonlyArray<NamespaceDeclaration>, input: NetworkInput) => {
  const named = namedNamespace(input)
  return namespaces.find((namespace) =>
    named === undefined ? namespace.owns?.(input) === true : namespace.id === named
  )
}

/** Whether one of the namespaces takes the network. */
export const belongsSomewhere = (
  namespaces: ReadonlyArray<NamespaceDeclaration>,
  input: NetworkInput
): boolean => namespaceOf(namespaces, input) !== undefined

/** Completes a network of the app. Fails: throws `NamespaceMissingError`. */
export const completeNetwork = (
  options: Pick<KitOptions, "customRpcUrls" | "chainImages">,
  namespaces: ReadonlyArray<NamespaceDeclaration>,
  input: NetworkInput
): Network => {
  const found = namespaceOf(namespaces, input)
  if (found === undefined) throw new NamespaceMissingError(input.name, namedNamespace(input) ?? "")
  const id = input.caipNetworkId ?? `${found.id}:${input.id}`
  return toNetwork(
    input,
    found.id,
    options.customRpcUrls?.[id],
    options.chainImages?.[String(input.id)] ?? input.assets?.imageUrl
  )
}

/**
 * The state that options and a stored session say, without asking anybody: stored connections show as
 * `reconnecting`, without an address, until their wallets have answered.
 */
export const initialState = (options: KitOptions, plugin: PluginState, session: StoredSession): KitState => {
  if (options.networks.length === 0) throw new NetworksEmptyError()
  const networks = options.networks.map((input) => completeNetwork(options, plugin.namespaces, input))
  const stored = session.activeNetworkId
  const available = plugin.namespaces.some((namespace) => stored?.startsWith(`${namespace.id}:`))
  const active =
    networks.find((network) => network.caipNetworkId === stored) ??
    (stored !== undefined && available ? unknownNetwork(stored) : undefined) ??
    networks.find(
      (network) => network.input === options.defaultNetwork || network.id === options.defaultNetwork?.id
    ) ??
    networks[0]!

  const byNamespace: Record<string, NamespaceNetworks> = {}
  const account: Record<string, AccountState> = {}
  for (const { id, defaultAccountType } of plugin.namespaces) {
    const requestedCaipNetworks = networks.filter((network) => network.chainNamespace === id)
    const storedNetworkId = session.connections[id]?.[0]?.networkId
    const caipNetwork =
      active.chainNamespace === id
        ? active
        : (requestedCaipNetworks.find((network) => network.caipNetworkId === storedNetworkId) ??
          requestedCaipNetworks[0])
    const restoring = options.enableReconnect !== false && (session.connections[id]?.length ?? 0) > 0
    byNamespace[id] = {
      requestedCaipNetworks,
      supportsAllNetworks: true,
      smartAccountEnabledNetworks: [],
      ...(caipNetwork === undefined ? {} : { caipNetwork })
    }
    account[id] = emptyAccount(
      session.preferredAccountTypes[id] ?? options.defaultAccountTypes?.[id] ?? defaultAccountType,
      restoring ? "reconnecting" : "disconnected"
    )
  }
  return {
    plugin,
    network: { activeNamespace: active.chainNamespace, byNamespace, isSwitchingNamespace: false },
    connection: { connectors: [], connections: {}, attempts: {}, recent: session.recent, settled: false },
    account,
    feature: resolveFeatures(options.features),
    navigation: closedNavigation,
    notice: { alerts: [] }
  }
}
