import type { AccountType } from "../chain/Account.ts"
import { toNetwork, unknownNetwork, type Network, type NetworkInput } from "../chain/Network.ts"
import type { NamespaceDeclaration } from "../namespace/NamespaceDeclaration.ts"
import type { StoredConnection, StoredSession } from "./storedSession.ts"
import { emptyAccount } from "./AccountState.ts"
import type { RecentConnector } from "./ConnectionState.ts"
import { NamespaceMissingError } from "./startErrors.ts"
import type { SessionOptions } from "./SessionOptions.ts"
import type { SessionState } from "./slices.ts"

/** Where a namespace starts, before any wallet has answered. */
export interface NamespaceStart {
  /** The app's networks, in its order. */
  readonly requested: ReadonlyArray<Network>
  /** The network it is on as long as no wallet says otherwise. */
  readonly chosen?: Network
  /** Stored connections whose wallets have not answered yet; the first was the current one. */
  readonly restoring: ReadonlyArray<StoredConnection>
  readonly preferredAccountType?: AccountType
}

/** Where the session starts: what options and storage say, without asking anybody. */
export interface SessionStart {
  readonly active?: string
  readonly namespaces: Readonly<Record<string, NamespaceStart>>
  readonly recent: ReadonlyArray<RecentConnector>
}

const namedNamespace = (input: NetworkInput) => input.chainNamespace ?? input.caipNetworkId?.split(":")[0]

const namespaceOf = (declared: ReadonlyArray<NamespaceDeclaration>, input: NetworkInput) => {
  const named = namedNamespace(input)
  return declared.find((namespace) =>
    named === undefined ? namespace.owns?.(input) === true : namespace.id === named
  )
}

/** Completes a network of the app. Fails: throws `NamespaceMissingError`. */
export const completeNetwork = (
  options: Pick<SessionOptions, "customRpcUrls" | "chainImages">,
  declared: ReadonlyArray<NamespaceDeclaration>,
  input: NetworkInput
): Network => {
  const found = namespaceOf(declared, input)
  if (found === undefined) {
    throw new NamespaceMissingError({ network: input.name, namespace: namedNamespace(input) ?? "" })
  }
  const id = input.caipNetworkId ?? `${found.id}:${input.id}`
  return toNetwork(
    input,
    found.id,
    options.customRpcUrls?.[id],
    options.chainImages?.[String(input.id)] ?? input.assets?.imageUrl
  )
}

/** The networks whose namespace is installed. */
export const reachableNetworks = (
  declared: ReadonlyArray<NamespaceDeclaration>,
  inputs: ReadonlyArray<NetworkInput>
): ReadonlyArray<NetworkInput> => inputs.filter((input) => namespaceOf(declared, input) !== undefined)

/** Where a session starts. Fails: throws `NamespaceMissingError`. */
export const sessionStart = (
  options: SessionOptions,
  declared: ReadonlyArray<NamespaceDeclaration>,
  session: StoredSession
): SessionStart => {
  const networks = options.networks.map((input) => completeNetwork(options, declared, input))
  const stored = session.activeNetworkId
  // A network that the app no longer has is one where a wallet may still be, which is about to say so itself.
  const isAwaited =
    stored !== undefined &&
    options.enableReconnect !== false &&
    declared.some(({ id }) => stored.startsWith(`${id}:`) && session.connections[id] !== undefined)
  const active =
    networks.find((network) => network.caipNetworkId === stored) ??
    (isAwaited ? unknownNetwork(stored) : undefined) ??
    networks.find(
      ({ input, id }) =>
        input === options.defaultNetwork ||
        (id === options.defaultNetwork?.id && !options.networks.includes(options.defaultNetwork))
    ) ??
    networks[0]
  const start = ({ id, defaultAccountType }: NamespaceDeclaration): NamespaceStart => {
    const requested = networks.filter((network) => network.chainNamespace === id)
    const restoring = session.connections[id] ?? []
    const chosen =
      active?.chainNamespace === id
        ? active
        : (requested.find((network) => network.caipNetworkId === restoring[0]?.networkId) ?? requested[0])
    const preferredAccountType =
      session.preferredAccountTypes[id] ?? options.defaultAccountTypes?.[id] ?? defaultAccountType
    return {
      requested,
      restoring,
      ...(chosen && { chosen }),
      ...(preferredAccountType && { preferredAccountType })
    }
  }
  return {
    ...(active && { active: active.chainNamespace }),
    namespaces: Object.fromEntries(declared.map((namespace) => [namespace.id, start(namespace)])),
    recent: session.recent
  }
}

/** The state that shows where a session starts: stored connections as `reconnecting`, without an address. */
export const paintSession = (
  { active, namespaces, recent }: SessionStart,
  { enableReconnect }: Pick<SessionOptions, "enableReconnect">
): SessionState => {
  const entries = Object.entries(namespaces)
  return {
    network: {
      ...(active && { activeNamespace: active }),
      byNamespace: Object.fromEntries(
        entries.map(([id, { requested, chosen }]) => [
          id,
          {
            requestedCaipNetworks: requested,
            supportsAllNetworks: true,
            smartAccountEnabledNetworks: [],
            ...(chosen && { caipNetwork: chosen })
          }
        ])
      ),
      isSwitchingNamespace: false
    },
    connection: { connectors: [], connections: {}, attempts: {}, recent, settled: false },
    account: Object.fromEntries(
      entries.map(([id, { restoring, preferredAccountType }]) => [
        id,
        emptyAccount(
          preferredAccountType,
          restoring.length > 0 && enableReconnect !== false ? "reconnecting" : "disconnected"
        )
      ])
    ),
    attempt: {}
  }
}
