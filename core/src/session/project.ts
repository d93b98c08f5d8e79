import { toCaipAddress } from "../chain/Caip.ts"
import { isSameRecord } from "../json/isSameRecord.ts"
import type { Namespace } from "../namespace/Namespace.ts"
import { emptyAccount, type AccountState, type WalletInfo } from "./AccountState.ts"
import type { Connection, ConnectionAttempt } from "./ConnectionState.ts"
import { networkIn, networkOf, type Facts, type LiveConnection, type NamespaceFacts } from "./Facts.ts"
import type { NamespaceNetworks } from "./NetworkState.ts"
import type { SessionState } from "./slices.ts"

interface NamespaceProjection {
  readonly networks: NamespaceNetworks
  readonly account: AccountState
  readonly connections: ReadonlyArray<Connection>
}

const shownWallet = ({ live, grant }: LiveConnection): WalletInfo => {
  const { name, icon, rdns } = live.connector
  return {
    name: grant.walletName || name,
    ...(icon && { icon }),
    ...(rdns && { rdns })
  }
}

const projectAccount = (facts: NamespaceFacts, namespace: Namespace | undefined): AccountState => {
  const { requested, connections, attempt, restoring, details, preferredAccountType } = facts
  const current = connections[0]
  if (current?.grant.accounts[0] === undefined) {
    const status =
      attempt !== undefined ? "connecting" : restoring.length > 0 ? "reconnecting" : "disconnected"
    return { ...emptyAccount(preferredAccountType, status), ...details }
  }
  const { networkId, accounts: allAccounts } = current.grant
  const { address } = current.grant.accounts[0]
  const network = networkIn(requested, networkId)
  const explorerUrl = network.unknown ? undefined : namespace?.explorerUrl(network, { address })
  return {
    ...emptyAccount(preferredAccountType),
    status: "connected",
    address,
    caipAddress: toCaipAddress(networkId, address),
    allAccounts,
    connectedWalletInfo: shownWallet(current),
    ...(explorerUrl && { addressExplorerUrl: explorerUrl }),
    ...details
  }
}

const projectNamespace = (
  id: string,
  facts: NamespaceFacts,
  namespace: Namespace | undefined
): NamespaceProjection => {
  const { requested, connections } = facts
  const network = networkOf(facts)
  const { approvedNetworkIds: approved, smartAccountNetworks = [] } = connections[0]?.grant ?? {}
  return {
    networks: {
      requestedCaipNetworks: requested,
      supportsAllNetworks: approved === undefined,
      smartAccountEnabledNetworks: smartAccountNetworks,
      ...(approved && { approvedCaipNetworkIds: approved }),
      ...(network && { caipNetwork: network })
    },
    account: projectAccount(facts, namespace),
    connections: connections.map((connection) => ({
      connectorId: connection.live.connector.id,
      namespace: id,
      accounts: connection.grant.accounts,
      caipNetwork: networkIn(requested, connection.grant.networkId),
      caipNetworkId: connection.grant.networkId,
      ...shownWallet(connection)
    }))
  }
}

// Parts that say the same keep their identity, so that who reads one part is not disturbed by another.
const steady = <A extends object>(before: A, after: A): A => (isSameRecord(after, before) ? before : after)

/**
 * Makes the projection of facts to the state's slices: the same facts give the same parts. `painted` is what the page
 * shows of the `first` facts: it stays as long as they do.
 */
export const makeProjection = (
  namespaceOf: (id: string) => Namespace | undefined,
  first: Facts,
  painted: SessionState
) => {
  const made = new WeakMap<NamespaceFacts, NamespaceProjection>()
  for (const [id, facts] of Object.entries(first.namespaces)) {
    const networks = painted.network.byNamespace[id]
    const account = painted.account[id]
    if (networks !== undefined && account !== undefined)
      made.set(facts, { networks, account, connections: [] })
  }
  const of = (id: string, facts: NamespaceFacts): NamespaceProjection => {
    const known = made.get(facts) ?? projectNamespace(id, facts, namespaceOf(id))
    made.set(facts, known)
    return known
  }
  return (facts: Facts, before: SessionState): SessionState => {
    const all = Object.entries(facts.namespaces).map(([id, namespace]) => [id, of(id, namespace)] as const)
    const each = <A>(part: (projection: NamespaceProjection) => A): Readonly<Record<string, A>> =>
      Object.fromEntries(all.map(([id, projection]) => [id, part(projection)]))
    const attempts: Record<string, ConnectionAttempt> = {}
    const lists: Record<string, ReadonlyArray<Connection>> = {}
    for (const [id, { attempt, connections }] of Object.entries(facts.namespaces)) {
      if (attempt !== undefined) attempts[id] = attempt
      // A namespace that was connected once keeps its list, empty or not.
      if (connections.length > 0 || Object.hasOwn(before.connection.connections, id)) {
        const known = before.connection.connections[id]
        const list = of(id, facts.namespaces[id]!).connections
        lists[id] = known?.length === 0 && list.length === 0 ? known : list
      }
    }
    const { active, switchingTo } = facts
    return {
      network: steady(before.network, {
        ...(active && { activeNamespace: active }),
        byNamespace: steady(
          before.network.byNamespace,
          each(({ networks }) => networks)
        ),
        isSwitchingNamespace: facts.isSwitchingNamespace,
        ...(switchingTo && { switchingTo })
      }),
      connection: steady(before.connection, {
        connectors: facts.connectors,
        connections: steady(before.connection.connections, lists),
        attempts: steady(before.connection.attempts, attempts),
        recent: facts.recent,
        settled: facts.settled
      }),
      account: steady(
        before.account,
        each(({ account }) => account)
      ),
      attempt: facts.attempts
    }
  }
}
