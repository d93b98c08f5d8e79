import type { AccountType } from "../chain/Account.ts"
import { toCaipAddress, type CaipNetworkId } from "../chain/Caip.ts"
import { unknownNetwork, type Network } from "../chain/Network.ts"
import type { AccountState } from "./AccountState.ts"
import type { AttemptState } from "./AttemptState.ts"
import type { ConnectionAttempt, ConnectorInfo, RecentConnector } from "./ConnectionState.ts"
import type { Connector, ConnectorSession, NamespaceGrant } from "./Connector.ts"
import type { SessionStart } from "./sessionStart.ts"
import type { StoredConnection, StoredSession } from "./storedSession.ts"

/** A session with a wallet and the namespaces it still serves. */
export interface LiveSession {
  readonly connector: Connector
  readonly session: ConnectorSession
  readonly namespaces: Set<string>
  /** What the wallet looked like when it was connected. */
  readonly mark: string
  /** Ends listening to the wallet. */
  stop: () => void
}

/** What a wallet gave for one namespace, and the session it gave it in. */
export interface LiveConnection {
  readonly live: LiveSession
  readonly grant: NamespaceGrant
}

/** Fields of an account that features own: they go with the address or the network that they are of. */
export type AccountDetails = Partial<
  Omit<AccountState, "status" | "address" | "caipAddress" | "allAccounts" | "preferredAccountType">
>

/** What is true of one namespace. */
export interface NamespaceFacts {
  /** The app's networks, in its order. */
  readonly requested: ReadonlyArray<Network>
  /** The network it is on as long as no wallet says otherwise. */
  readonly chosen?: Network
  /** Live connections; the first is the current one. */
  readonly connections: ReadonlyArray<LiveConnection>
  /** The attempt under way. */
  readonly attempt?: ConnectionAttempt
  /** Stored connections whose wallets have not answered yet. */
  readonly restoring: ReadonlyArray<StoredConnection>
  /** Stored connections that nobody waits for any more, and that stand: their wallets come late, or did not let this tab in. */
  readonly late: ReadonlyArray<StoredConnection>
  readonly details: AccountDetails
  readonly preferredAccountType?: AccountType
}

/** All that the session knows. The state's slices are made of it by `project`, and so is what is stored. */
export interface Facts {
  readonly active?: string
  readonly namespaces: Readonly<Record<string, NamespaceFacts>>
  readonly connectors: ReadonlyArray<ConnectorInfo>
  readonly recent: ReadonlyArray<RecentConnector>
  readonly attempts: AttemptState
  /** The network that a wallet is being asked to move to. */
  readonly switchingTo?: CaipNetworkId
  readonly isSwitchingNamespace: boolean
  /** False until the stored session was restored or dropped. */
  readonly settled: boolean
}

/** The facts before any wallet has answered. */
export const initialFacts = ({ active, namespaces, recent }: SessionStart, reconnects: boolean): Facts => ({
  ...(active && { active }),
  namespaces: Object.fromEntries(
    Object.entries(namespaces).map(([id, start]) => [
      id,
      { ...start, restoring: reconnects ? start.restoring : [], late: [], connections: [], details: {} }
    ])
  ),
  connectors: [],
  recent,
  attempts: {},
  isSwitchingNamespace: false,
  settled: false
})

/** The requested network of that id, or the stand-in for one that the app did not ask for. */
export const networkIn = (requested: ReadonlyArray<Network>, networkId: CaipNetworkId): Network =>
  requested.find((network) => network.caipNetworkId === networkId) ?? unknownNetwork(networkId)

/** The network that a namespace is on: its wallet's, else the chosen one. */
export const networkOf = ({ connections, requested, chosen }: NamespaceFacts): Network | undefined =>
  connections[0] === undefined ? chosen : networkIn(requested, connections[0].grant.networkId)

/** Whether a namespace has a live connection. */
export const isConnected = (facts: Facts, namespace: string | undefined): boolean =>
  namespace !== undefined && (facts.namespaces[namespace]?.connections.length ?? 0) > 0

/** The facts with one namespace changed; the same where it did not change, or is not there. */
export const changeNamespace = (
  facts: Facts,
  id: string,
  change: (namespace: NamespaceFacts) => NamespaceFacts
): Facts => {
  const before = facts.namespaces[id]
  if (before === undefined) return facts
  const after = change(before)
  return after === before ? facts : { ...facts, namespaces: { ...facts.namespaces, [id]: after } }
}

/** The facts with several namespaces changed. */
export const changeNamespaces = (
  facts: Facts,
  ids: Iterable<string>,
  change: (namespace: NamespaceFacts, id: string) => NamespaceFacts
): Facts =>
  [...ids].reduce((next, id) => changeNamespace(next, id, (namespace) => change(namespace, id)), facts)

const addressOf = ({ connections }: NamespaceFacts) => connections[0]?.grant.accounts[0]?.address

// The one rule of what goes when account or network changes: with the account all, with the network what was read there.
const keptDetails = (before: NamespaceFacts, after: NamespaceFacts): AccountDetails => {
  const address = addressOf(after)
  if (address === undefined || address !== addressOf(before)) return {}
  if (caipAddressOf(before) === caipAddressOf(after)) return before.details
  const {
    balance: _balance,
    balanceSymbol: _symbol,
    balanceLoading: _loading,
    balanceFailed: _failed,
    lastRetry: _retry,
    tokenBalance: _tokens,
    addressExplorerUrl: _url,
    ...kept
  } = before.details
  return kept
}

/** CAIP-10 address of the current account; undefined where nothing is connected. */
export const caipAddressOf = ({ connections }: NamespaceFacts) => {
  const grant = connections[0]?.grant
  return grant?.accounts[0] && toCaipAddress(grant.networkId, grant.accounts[0].address)
}

/** A namespace with other connections, or with others of them in front. */
export const withConnections = (
  before: NamespaceFacts,
  connections: ReadonlyArray<LiveConnection>
): NamespaceFacts => {
  const next = { ...before, connections }
  const network = networkOf(connections.length > 0 ? next : before)
  // What is chosen is one of the app's networks: where a wallet was elsewhere, the first of them once it is gone.
  const chosen =
    network?.unknown === true ? (connections.length > 0 ? before.chosen : before.requested[0]) : network
  return {
    ...next,
    ...(chosen && { chosen }),
    details: keptDetails(before, next)
  }
}

/** What a reload is to find. */
export const toStored = (facts: Facts): StoredSession => {
  const connections: Record<string, ReadonlyArray<StoredConnection>> = {}
  const preferredAccountTypes: Record<string, AccountType> = {}
  for (const [id, { connections: live, restoring, late, preferredAccountType }] of Object.entries(
    facts.namespaces
  )) {
    const granted = live.map(({ live: { connector, mark }, grant }) => ({
      connectorId: connector.id,
      networkId: grant.networkId,
      mark
    }))
    const list = [...granted, ...restoring, ...late]
    if (list.length > 0) connections[id] = list
    if (preferredAccountType !== undefined) preferredAccountTypes[id] = preferredAccountType
  }
  const active = facts.active === undefined ? undefined : facts.namespaces[facts.active]
  const network = active && networkOf(active)
  return {
    ...(network === undefined
      ? {}
      : { activeNetworkId: network.caipNetworkId, activeNamespace: network.chainNamespace }),
    connections,
    recent: facts.recent,
    preferredAccountTypes
  }
}
