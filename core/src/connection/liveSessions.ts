import type { Account } from "../chain/Account.ts"
import { isCaipNetworkId, type CaipNetworkId } from "../chain/Caip.ts"
import type { Namespaces } from "../chain/Namespaces.ts"
import type { ShellShape } from "../kit/Shell.ts"
import { isNamespaceConnected, persistActiveNetwork } from "../network/networkChanges.ts"
import type { KitState } from "../state/KitState.ts"
import { writeConnections, writeRecent, type StoredConnection } from "../storage/session.ts"
import { findNetwork, toConnection, withCurrent, withoutConnection } from "./connectionChanges.ts"
import type { Connection, ConnectorInfo } from "./ConnectionState.ts"
import type { Connector, ConnectorSession, NamespaceGrant, SessionChange } from "./Connector.ts"

const MAX_ACCOUNTS = 1_000

/** A session with a wallet and the namespaces it still serves. */
export interface LiveSession {
  readonly connector: Connector
  readonly session: ConnectorSession
  readonly namespaces: Set<string>
  stop: () => void
}

interface LiveConnection {
  readonly live: LiveSession
  readonly grant: NamespaceGrant
}

/** The live sessions of a kit and the one place that writes them into the state. */
export interface LiveSessions {
  readonly current: (namespace: string) => LiveConnection | undefined
  readonly of: (namespace: string) => ReadonlyArray<LiveConnection>
  readonly namespaces: () => ReadonlyArray<string>
  /**
   * Takes over what a wallet granted for `wanted` and makes it current; answers with the connections made and the
   * sessions that nobody uses any more. No usable grant: no connections, nothing changed.
   */
  readonly adopt: (
    connector: Connector,
    session: ConnectorSession,
    wanted: ReadonlyArray<string>,
    change?: (state: KitState) => KitState
  ) => { readonly connections: ReadonlyArray<Connection>; readonly unused: ReadonlyArray<LiveSession> }
  /** Takes a decoded change of a wallet into the state; a change that ends something answers with the namespaces. */
  readonly apply: (live: LiveSession, change: SessionChange) => ReadonlyArray<string>
  /**
   * Forgets connections; the next of a namespace becomes current, and where the active namespace has none any more, one
   * that is connected becomes active, unless `keepActive`. Answers with the sessions nobody uses any more.
   */
  readonly drop: (
    which: (connection: LiveConnection, namespace: string) => boolean,
    options?: { readonly keepActive?: boolean }
  ) => ReadonlyArray<LiveSession>
  readonly promote: (namespace: string, connectorId: string) => boolean
  /** Namespaces without a live connection fall back to disconnected. */
  readonly reset: (namespaces: ReadonlyArray<string>) => void
  readonly persist: () => void
}

type Options = {
  readonly shell: ShellShape
  readonly namespaces: Namespaces["Service"]
  readonly keepOthers: () => boolean
  readonly onChange: (live: LiveSession, change: SessionChange) => void
  /** Stored connections that are still being restored: kept in storage until that is settled. */
  readonly restoring: () => Readonly<Record<string, ReadonlyArray<StoredConnection>>>
}

/** Makes the live sessions of one kit. */
export const makeLiveSessions = ({
  shell,
  namespaces,
  keepOthers,
  onChange,
  restoring
}: Options): LiveSessions => {
  const { store, storage } = shell
  const connections = new Map<string, ReadonlyArray<LiveConnection>>()
  let storedNamespaces: ReadonlyArray<string> = Object.keys(restoring())

  const of = (namespace: string) => connections.get(namespace) ?? []

  const canonical = (
    namespace: string,
    networkId: CaipNetworkId,
    accounts: ReadonlyArray<Account>
  ): ReadonlyArray<Account> => {
    const parse = namespaces.get(namespace)?.parseAddress
    if (parse === undefined) return []
    const network = findNetwork(store.get(), { namespace, networkId })
    const seen = new Set<string>()
    return accounts.slice(0, MAX_ACCOUNTS).flatMap((account) => {
      const address = parse(account.address, network)
      const key = `${account.type} ${address}`
      if (address === undefined || seen.has(key)) return []
      seen.add(key)
      return [{ ...account, namespace, address }]
    })
  }

  const belongsTo = (namespace: string, networkId: unknown) =>
    isCaipNetworkId(networkId) && networkId.startsWith(`${namespace}:`)

  const shown = (state: KitState, namespace: string): KitState => {
    const list = of(namespace)
    const first = list[0]
    const registered = namespaces.get(namespace)
    if (first === undefined || registered === undefined) return withoutConnection(state, namespace)
    return withCurrent(
      state,
      registered,
      first.live.connector,
      first.grant,
      list.map(({ live, grant }) => toConnection(state, live.connector, grant))
    )
  }

  const isRestoring = (namespace: string | undefined) =>
    namespace !== undefined && Object.hasOwn(restoring(), namespace)

  // Where the active namespace is left, one that is connected takes its place.
  const leaveNamespace = (state: KitState, left: ReadonlyArray<string>): KitState => {
    const { activeNamespace } = state.network
    const isLeft = activeNamespace !== undefined && left.includes(activeNamespace)
    const connected = Object.keys(state.account).find((namespace) => isNamespaceConnected(state, namespace))
    return !isLeft || connected === undefined || isNamespaceConnected(state, activeNamespace)
      ? state
      : { ...state, network: { ...state.network, activeNamespace: connected } }
  }

  const persist = () => {
    const stored: Record<string, ReadonlyArray<StoredConnection>> = { ...restoring() }
    for (const [namespace, list] of connections) {
      if (list.length === 0) continue
      stored[namespace] = list.map(({ live, grant }) => ({
        connectorId: live.connector.id,
        networkId: grant.networkId
      }))
    }
    writeConnections(storage, stored, [...new Set([...storedNamespaces, ...connections.keys()])])
    storedNamespaces = Object.keys(stored)
    persistActiveNetwork(shell)
  }

  const release = (live: LiveSession, namespace: string): ReadonlyArray<LiveSession> => {
    live.namespaces.delete(namespace)
    if (live.namespaces.size > 0) return []
    live.stop()
    return [live]
  }

  const replaceGrant = (
    live: LiveSession,
    namespace: string,
    change: (grant: NamespaceGrant) => NamespaceGrant
  ) => {
    connections.set(
      namespace,
      of(namespace).map((entry) => (entry.live === live ? { live, grant: change(entry.grant) } : entry))
    )
    store.update((state) => shown(state, namespace))
    persist()
  }

  const drop: LiveSessions["drop"] = (which, { keepActive = false } = {}) => {
    const unused: Array<LiveSession> = []
    const touched: Array<string> = []
    for (const [namespace, list] of connections) {
      const dropped = list.filter((entry) => which(entry, namespace))
      if (dropped.length === 0) continue
      connections.set(
        namespace,
        list.filter((entry) => !dropped.includes(entry))
      )
      touched.push(namespace)
      for (const { live } of dropped) unused.push(...release(live, namespace))
    }
    if (touched.length > 0) {
      store.update((state) => leaveNamespace(touched.reduce(shown, state), keepActive ? [] : touched))
      persist()
    }
    return unused
  }

  return {
    current: (namespace) => of(namespace)[0],
    of,
    namespaces: () => [...connections].filter(([, list]) => list.length > 0).map(([namespace]) => namespace),
    persist,
    drop,
    adopt: (connector, session, wanted, change) => {
      const grants = session.grants.flatMap((grant): ReadonlyArray<NamespaceGrant> => {
        if (!wanted.includes(grant.namespace) || !belongsTo(grant.namespace, grant.networkId)) return []
        const accounts = canonical(grant.namespace, grant.networkId, grant.accounts)
        return accounts.length > 0 ? [{ ...grant, accounts }] : []
      })
      if (grants.length === 0) return { connections: [], unused: [] }
      const live: LiveSession = {
        connector,
        session,
        namespaces: new Set(grants.map((grant) => grant.namespace)),
        stop: () => {}
      }
      const unused: Array<LiveSession> = []
      for (const grant of grants) {
        const before = of(grant.namespace)
        const kept = keepOthers() ? before.filter((entry) => entry.live.connector.id !== connector.id) : []
        for (const entry of before)
          if (!kept.includes(entry)) unused.push(...release(entry.live, grant.namespace))
        connections.set(grant.namespace, [{ live, grant }, ...kept])
      }
      store.update((before) => {
        const changed = change === undefined ? before : change(before)
        const state = grants.reduce((next, grant) => shown(next, grant.namespace), changed)
        const { activeNamespace } = state.network
        // What is restored does not take the place of an active namespace whose wallet has not answered yet.
        const isAwaited = change === undefined && isRestoring(activeNamespace)
        const active =
          isAwaited || isNamespaceConnected(state, activeNamespace) ? activeNamespace! : grants[0]!.namespace
        return {
          ...state,
          network: { ...state.network, activeNamespace: active },
          connection: {
            ...state.connection,
            recent: writeRecent(
              storage,
              state.connection.recent,
              { id: connector.id, name: connector.name },
              (id) => id === connector.id || isSameWallet(state.connection.connectors, id, connector.id)
            )
          }
        }
      })
      live.stop = session.listen((foreign) => onChange(live, foreign))
      persist()
      const state = store.get()
      return { connections: grants.map((grant) => toConnection(state, connector, grant)), unused }
    },
    apply: (live, change) => {
      if (change.type === "disconnect") {
        return change.namespace === undefined
          ? [...live.namespaces]
          : live.namespaces.has(change.namespace)
            ? [change.namespace]
            : []
      }
      const { namespace } = change
      const entry = of(namespace).find((candidate) => candidate.live === live)
      if (entry === undefined) return []
      if (change.type === "accounts") {
        if (change.networkId !== undefined && change.networkId !== entry.grant.networkId) return []
        const accounts = canonical(namespace, entry.grant.networkId, change.accounts)
        if (accounts.length === 0) return [namespace]
        if (!sameAccounts(accounts, entry.grant.accounts)) {
          replaceGrant(live, namespace, (grant) => ({ ...grant, accounts }))
        }
      } else if (belongsTo(namespace, change.networkId) && change.networkId !== entry.grant.networkId) {
        const { networkId } = change
        const accounts = canonical(namespace, networkId, change.accounts ?? entry.grant.accounts)
        if (accounts.length === 0) return [namespace]
        replaceGrant(live, namespace, (grant) => ({ ...grant, networkId, accounts }))
      }
      return []
    },
    promote: (namespace, connectorId) => {
      const list = of(namespace)
      const chosen = list.find((entry) => entry.live.connector.id === connectorId)
      if (chosen === undefined) return false
      connections.set(namespace, [chosen, ...list.filter((entry) => entry !== chosen)])
      store.update((state) => shown(state, namespace))
      persist()
      return true
    },
    reset: (names) => {
      const empty = names.filter((namespace) => of(namespace).length === 0)
      store.update((state) => leaveNamespace(empty.reduce(withoutConnection, state), empty))
      persist()
    }
  }
}

const isSameWallet = (connectors: ReadonlyArray<ConnectorInfo>, a: string, b: string): boolean => {
  const walletOf = (id: string) => connectors.find((connector) => connector.id === id)?.walletId
  return walletOf(a) !== undefined && walletOf(a) === walletOf(b)
}

const sameAccounts = (a: ReadonlyArray<Account>, b: ReadonlyArray<Account>): boolean =>
  a.length === b.length &&
  a.every((account, index) => account.address === b[index]!.address && account.type === b[index]!.type)
