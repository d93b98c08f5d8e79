import type { Account } from "../chain/Account.ts"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Namespaces } from "../namespace/Namespaces.ts"
import { canonicalAccounts, isNetworkIdOf, isSameAccounts } from "./canonicalAccounts.ts"
import type { CatalogueWallet } from "./CatalogueWallet.ts"
import type { RecentConnector } from "./ConnectionState.ts"
import type { Connector, ConnectorSession, NamespaceGrant, SessionChange } from "./Connector.ts"
import {
  changeNamespace,
  changeNamespaces,
  isConnected,
  networkIn,
  withConnections,
  type Facts,
  type LiveConnection,
  type LiveSession
} from "./Facts.ts"
import type { SessionFacts } from "./SessionFacts.ts"
import { walletMark } from "./walletMark.ts"
import { withRecent } from "./withRecent.ts"

/** The live sessions of a kit, and what happens to the facts when they begin, change and end. */
export interface LiveSessions {
  readonly current: (namespace: string) => LiveConnection | undefined
  /**
   * Takes over what a wallet granted for `wanted` and makes it current, or puts it behind those that are there where a stored
   * session is restored; answers with the namespaces that it is connected
   * for now and the sessions that nobody uses any more. No usable grant: no namespaces, nothing changed.
   */
  readonly adopt: (
    connector: Connector,
    session: ConnectorSession,
    wanted: ReadonlyArray<string>,
    options: {
      /** Keep the other live connections of the namespaces beside it. */
      readonly keepOthers: boolean
      /** The wallet of a catalogue that was chosen. */
      readonly wallet?: CatalogueWallet | undefined
      /** What else is true from the same moment on; absent where a stored session is restored. */
      readonly change?: (facts: Facts) => Facts
    }
  ) => { readonly namespaces: ReadonlyArray<string>; readonly unused: ReadonlyArray<LiveSession> }
  /** Takes a decoded change of a wallet into the facts; answers with the namespaces that it ends. */
  readonly apply: (
    live: LiveSession,
    change: SessionChange,
    also?: (facts: Facts) => Facts
  ) => ReadonlyArray<string>
  /**
   * Forgets connections; the next of a namespace becomes current, and where the active namespace has none any more, one
   * that is connected becomes active, unless `keepActive`. Answers with the sessions that nobody uses any more.
   */
  readonly drop: (
    which: (connection: LiveConnection, namespace: string) => boolean,
    options: { readonly keepActive: boolean; readonly change?: (facts: Facts) => Facts }
  ) => ReadonlyArray<LiveSession>
}

/** What is remembered of a use: of a wallet of a catalogue its name, also where a reload brings its session back. */
const used = (
  { recent }: Facts,
  { id, name }: Connector,
  wallet: CatalogueWallet | undefined,
  restored: boolean
): RecentConnector =>
  wallet === undefined
    ? ((restored ? recent.find((entry) => entry.id === id) : undefined) ?? { id, name })
    : { id, name: wallet.name, walletId: wallet.id }

/** Makes the live sessions of one kit; `storedRecent` are the wallets that were used last, in whatever tab. */
export const makeLiveSessions = (
  facts: SessionFacts["Service"],
  namespaces: Namespaces["Service"],
  onChange: (live: LiveSession, change: SessionChange) => void,
  storedRecent: () => ReadonlyArray<RecentConnector>
): LiveSessions => {
  const of = (namespace: string) => facts.get().namespaces[namespace]?.connections ?? []

  const canonical = (
    id: string,
    networkId: CaipNetworkId,
    accounts: ReadonlyArray<Account>
  ): ReadonlyArray<Account> => {
    const namespace = namespaces.get(id)
    const requested = facts.get().namespaces[id]?.requested
    return namespace === undefined || requested === undefined
      ? []
      : canonicalAccounts(namespace, networkIn(requested, networkId), accounts)
  }

  const release = (live: LiveSession, namespace: string): ReadonlyArray<LiveSession> => {
    live.namespaces.delete(namespace)
    if (live.namespaces.size > 0) return []
    live.stop()
    return [live]
  }

  const replaceGrant = (
    live: LiveSession,
    id: string,
    change: (grant: NamespaceGrant) => NamespaceGrant,
    also: (facts: Facts) => Facts
  ) =>
    facts.commit((before) =>
      also(
        changeNamespace(before, id, (namespace) =>
          withConnections(
            namespace,
            namespace.connections.map((entry) =>
              entry.live === live ? { live, grant: change(entry.grant) } : entry
            )
          )
        )
      )
    )

  return {
    current: (namespace) => of(namespace)[0],
    adopt: (connector, session, wanted, { keepOthers, wallet, change }) => {
      const grants = session.grants.flatMap((grant): ReadonlyArray<NamespaceGrant> => {
        if (!wanted.includes(grant.namespace) || !isNetworkIdOf(grant.namespace, grant.networkId)) return []
        const accounts = canonical(grant.namespace, grant.networkId, grant.accounts)
        return accounts.length > 0 ? [{ ...grant, accounts }] : []
      })
      if (grants.length === 0) return { namespaces: [], unused: [] }
      const live: LiveSession = {
        connector,
        session,
        namespaces: new Set(grants.map((grant) => grant.namespace)),
        mark: walletMark(connector),
        stop: () => {}
      }
      const unused: Array<LiveSession> = []
      const lists = new Map<string, ReadonlyArray<LiveConnection>>()
      for (const grant of grants) {
        const before = of(grant.namespace)
        const kept = keepOthers ? before.filter((entry) => entry.live.connector.id !== connector.id) : []
        for (const entry of before) {
          if (!kept.includes(entry)) unused.push(...release(entry.live, grant.namespace))
        }
        // What is restored beside one that is there is not what the visitor chose last.
        lists.set(
          grant.namespace,
          change === undefined ? [...kept, { live, grant }] : [{ live, grant }, ...kept]
        )
      }
      facts.commit((before) => {
        const connected = changeNamespaces(before, lists.keys(), (namespace, id) =>
          withConnections(change ? { ...namespace, late: [] } : namespace, lists.get(id)!)
        )
        const next: Facts = {
          ...connected,
          // Another tab may have added one since this one began.
          recent: withRecent(
            { ...connected, recent: [...storedRecent(), ...connected.recent] },
            used(connected, connector, wallet, change === undefined)
          ),
          active: isActiveKept(connected, change === undefined) ? connected.active! : grants[0]!.namespace
        }
        return change?.(next) ?? next
      })
      live.stop = session.listen((foreign) => onChange(live, foreign))
      return { namespaces: [...lists.keys()], unused }
    },
    apply: (live, change, also = (same) => same) => {
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
      const { networkId, accounts: had, walletName: knownName } = entry.grant
      const { walletName = knownName } = change
      const replace = (told: Partial<NamespaceGrant>) =>
        replaceGrant(live, namespace, (grant) => ({ ...grant, ...told, walletName }), also)
      if (change.type === "accounts") {
        if (change.networkId !== undefined && change.networkId !== networkId) return []
        const accounts = canonical(namespace, networkId, change.accounts)
        if (accounts.length === 0) return [namespace]
        if (walletName !== knownName || !isSameAccounts(accounts, had)) replace({ accounts })
      } else if (isNetworkIdOf(namespace, change.networkId) && change.networkId !== networkId) {
        const accounts = canonical(namespace, change.networkId, change.accounts ?? had)
        if (accounts.length === 0) return [namespace]
        replace({ networkId: change.networkId, accounts })
      } else facts.commit(also)
      return []
    },
    drop: (which, { keepActive, change = (same) => same }) => {
      const unused: Array<LiveSession> = []
      const lists = new Map<string, ReadonlyArray<LiveConnection>>()
      for (const [namespace, { connections }] of Object.entries(facts.get().namespaces)) {
        const dropped = connections.filter((entry) => which(entry, namespace))
        if (dropped.length === 0) continue
        lists.set(
          namespace,
          connections.filter((entry) => !dropped.includes(entry))
        )
        for (const { live } of dropped) unused.push(...release(live, namespace))
      }
      facts.commit((before) => {
        const left = changeNamespaces(before, lists.keys(), (namespace, id) =>
          withConnections(namespace, lists.get(id)!)
        )
        return leaveNamespaces(change(left), keepActive ? [] : [...lists.keys()])
      })
      return unused
    }
  }
}

/** Where the active namespace was left, one that is connected takes its place. */
export const leaveNamespaces = (facts: Facts, left: ReadonlyArray<string>): Facts => {
  const { active } = facts
  if (active === undefined || !left.includes(active) || isConnected(facts, active)) return facts
  const connected = Object.keys(facts.namespaces).find((id) => isConnected(facts, id))
  return connected === undefined ? facts : { ...facts, active: connected }
}

// What is restored does not take the place of an active namespace whose wallet has not answered yet.
const isActiveKept = (facts: Facts, isRestored: boolean): boolean =>
  isConnected(facts, facts.active) ||
  (isRestored && facts.active !== undefined && (facts.namespaces[facts.active]?.restoring.length ?? 0) > 0)
