import { emptyAccount, type AccountState, type WalletInfo } from "../account/AccountState.ts"
import { withAccount } from "../account/accountChanges.ts"
import { toCaipAddress } from "../chain/Caip.ts"
import type { Namespace } from "../chain/Namespace.ts"
import { unknownNetwork, type Network } from "../chain/Network.ts"
import type { KitState } from "../state/KitState.ts"
import type { Connection, ConnectionAttempt } from "./ConnectionState.ts"
import type { Connector, NamespaceGrant } from "./Connector.ts"

/** The requested network of that id, or the stand-in for one that the app did not ask for. */
export const findNetwork = (
  state: KitState,
  grant: Pick<NamespaceGrant, "namespace" | "networkId">
): Network =>
  state.network.byNamespace[grant.namespace]?.requestedCaipNetworks.find(
    (network) => network.caipNetworkId === grant.networkId
  ) ?? unknownNetwork(grant.networkId)

/** What is shown of a live connection. */
export const toConnection = (state: KitState, connector: Connector, grant: NamespaceGrant): Connection => ({
  connectorId: connector.id,
  namespace: grant.namespace,
  accounts: grant.accounts,
  caipNetwork: findNetwork(state, grant),
  caipNetworkId: grant.networkId,
  name: connector.name,
  ...(connector.icon === undefined ? {} : { icon: connector.icon })
})

const walletInfo = (connector: Connector): WalletInfo => ({
  name: connector.name,
  ...(connector.icon === undefined ? {} : { icon: connector.icon }),
  ...(connector.rdns === undefined ? {} : { rdns: connector.rdns })
})

const withConnections = (
  state: KitState,
  namespace: string,
  connections: ReadonlyArray<Connection>
): KitState => ({
  ...state,
  connection: {
    ...state.connection,
    connections: { ...state.connection.connections, [namespace]: connections }
  }
})

/**
 * The state after a namespace's current connection became what `connections[0]` says: account, network and list in
 * one step. Kept of the account before only when the address is the same.
 */
export const withCurrent = (
  state: KitState,
  namespace: Namespace,
  connector: Connector,
  grant: NamespaceGrant,
  connections: ReadonlyArray<Connection>
): KitState => {
  const id = grant.namespace
  const network = findNetwork(state, grant)
  const address = grant.accounts[0]!.address
  const caipAddress = toCaipAddress(network.caipNetworkId, address)
  const explorerUrl = network.unknown ? undefined : namespace.explorerUrl(network, { address })
  const next = withAccount(withConnections(state, id, connections), id, (account): AccountState => {
    const { addressExplorerUrl: _explorer, ...kept } = account
    const base = account.address === address ? kept : emptyAccount(account.preferredAccountType)
    const { balance: _balance, balanceSymbol: _symbol, lastRetry: _retry, ...withoutBalance } = base
    return {
      ...(account.caipAddress === caipAddress
        ? base
        : { ...withoutBalance, balanceLoading: false, balanceFailed: false }),
      status: "connected",
      address,
      caipAddress,
      allAccounts: grant.accounts,
      connectedWalletInfo: walletInfo(connector),
      ...(explorerUrl === undefined ? {} : { addressExplorerUrl: explorerUrl })
    }
  })
  const before = next.network.byNamespace[id]
  const { approvedCaipNetworkIds: _approved, ...networks } = before ?? {
    requestedCaipNetworks: [],
    supportsAllNetworks: true,
    smartAccountEnabledNetworks: []
  }
  return {
    ...next,
    network: {
      ...next.network,
      byNamespace: {
        ...next.network.byNamespace,
        [id]: {
          ...networks,
          caipNetwork: network,
          supportsAllNetworks: grant.approvedNetworkIds === undefined,
          ...(grant.approvedNetworkIds === undefined
            ? {}
            : { approvedCaipNetworkIds: grant.approvedNetworkIds })
        }
      }
    }
  }
}

/** The state after a namespace lost its last connection: only the preferred account type is kept. */
export const withoutConnection = (state: KitState, namespace: string): KitState => {
  const next = withAccount(withConnections(state, namespace, []), namespace, (account) =>
    emptyAccount(account.preferredAccountType)
  )
  const networks = next.network.byNamespace[namespace]
  if (networks === undefined) return next
  const { approvedCaipNetworkIds: _approved, caipNetwork, ...kept } = networks
  const network = caipNetwork?.unknown === true ? kept.requestedCaipNetworks[0] : caipNetwork
  return {
    ...next,
    network: {
      ...next.network,
      byNamespace: {
        ...next.network.byNamespace,
        [namespace]: {
          ...kept,
          supportsAllNetworks: true,
          smartAccountEnabledNetworks: [],
          ...(network === undefined ? {} : { caipNetwork: network })
        }
      }
    }
  }
}

/** The state while a wallet is being asked; a namespace that has no live connection is `connecting`. */
export const withAttempt = (state: KitState, attempt: ConnectionAttempt): KitState =>
  attempt.namespaces.reduce((next, namespace) => {
    const connected = next.account[namespace]?.status === "connected"
    const shown = connected
      ? next
      : withAccount(next, namespace, (account) => emptyAccount(account.preferredAccountType, "connecting"))
    return {
      ...shown,
      connection: { ...shown.connection, attempts: { ...shown.connection.attempts, [namespace]: attempt } }
    }
  }, state)

/** The state after an attempt ended without a connection: what was connected still is, the rest is disconnected. */
export const withoutAttempt = (state: KitState, attempt: ConnectionAttempt): KitState =>
  attempt.namespaces.reduce((next, namespace) => {
    if (next.connection.attempts[namespace] !== attempt) return next
    const { [namespace]: _ended, ...attempts } = next.connection.attempts
    const shown = { ...next, connection: { ...next.connection, attempts } }
    return next.account[namespace]?.status === "connecting"
      ? withAccount(shown, namespace, (account) => emptyAccount(account.preferredAccountType))
      : shown
  }, state)
