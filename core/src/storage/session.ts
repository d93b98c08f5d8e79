import type { AccountType } from "../chain/Account.ts"
import { isCaipNetworkId, type CaipNetworkId } from "../chain/Caip.ts"
import type { RecentConnector } from "../connection/ConnectionState.ts"
import { storageKeys } from "./keys.ts"
import type { Storage } from "./Storage.ts"
import { isRecord, readVersioned, writeVersioned } from "./versioned.ts"

/** A connection that was alive when the page was left. */
export interface StoredConnection {
  readonly connectorId: string
  readonly networkId: CaipNetworkId
}

/** What a reload finds. */
export interface StoredSession {
  readonly activeNetworkId?: CaipNetworkId
  readonly activeNamespace?: string
  /** By namespace; the first is the one that was current. */
  readonly connections: Readonly<Record<string, ReadonlyArray<StoredConnection>>>
  readonly recent: ReadonlyArray<RecentConnector>
  readonly preferredAccountTypes: Readonly<Record<string, AccountType>>
}

/** The session of a first visit. */
export const emptySession: StoredSession = { connections: {}, recent: [], preferredAccountTypes: {} }

const CONNECTIONS_VERSION = 1
const RECENT_VERSION = 1
const ACCOUNT_TYPES_VERSION = 1
const MAX_ENTRIES = 20
const accountTypes: ReadonlyArray<string> = ["eoa", "smartAccount", "payment", "ordinal", "stx"]

const isId = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= 200

const connectionList = (value: unknown): ReadonlyArray<StoredConnection> =>
  !Array.isArray(value)
    ? []
    : value
        .slice(0, MAX_ENTRIES)
        .flatMap((entry) =>
          isRecord(entry) && isId(entry["connectorId"]) && isCaipNetworkId(entry["networkId"])
            ? [{ connectorId: entry["connectorId"], networkId: entry["networkId"] }]
            : []
        )

const record = <A>(value: unknown, entry: (value: unknown) => A | undefined): Record<string, A> => {
  const found: Record<string, A> = Object.create(null)
  if (!isRecord(value)) return found
  for (const key of Object.keys(value).slice(0, MAX_ENTRIES)) {
    const decoded = entry(value[key])
    if (decoded !== undefined && isId(key)) found[key] = decoded
  }
  return found
}

const recentList = (value: unknown): ReadonlyArray<RecentConnector> =>
  !Array.isArray(value)
    ? []
    : value
        .slice(0, 2)
        .flatMap((entry) =>
          isRecord(entry) && isId(entry["id"]) && isId(entry["name"])
            ? [{ id: entry["id"], name: entry["name"] }]
            : []
        )

/** Reads the session by hand, before anything is loaded. A bad entry is dropped alone. */
export const readSession = (storage: Storage): StoredSession => {
  const activeNetworkId = storage.get(storageKeys.activeNetworkId)
  const activeNamespace = storage.get(storageKeys.activeNamespace)
  const stored =
    readVersioned(storage, storageKeys.connections, CONNECTIONS_VERSION, (value) =>
      record(value, (list) => connectionList(list))
    ) ?? {}
  const connections: Record<string, ReadonlyArray<StoredConnection>> = Object.create(null)
  for (const namespace of readConnectedNamespaces(storage)) {
    const list = stored[namespace] ?? []
    const currentId = storage.get(storageKeys.connectedConnectorId(namespace))
    const current = list.find((entry) => entry.connectorId === currentId)
    if (current !== undefined)
      connections[namespace] = [current, ...list.filter((entry) => entry !== current)]
  }
  return {
    ...(isCaipNetworkId(activeNetworkId) ? { activeNetworkId } : {}),
    ...(isId(activeNamespace) ? { activeNamespace } : {}),
    connections,
    recent: readVersioned(storage, storageKeys.recentWallets, RECENT_VERSION, recentList) ?? [],
    preferredAccountTypes:
      readVersioned(storage, storageKeys.preferredAccountTypes, ACCOUNT_TYPES_VERSION, (value) =>
        record(value, (type) => (accountTypes.includes(type as string) ? (type as AccountType) : undefined))
      ) ?? {}
  }
}

/** The namespaces that have a stored connection. */
export const readConnectedNamespaces = (storage: Storage): ReadonlyArray<string> =>
  (storage.get(storageKeys.connectedNamespaces) ?? "").split(",").filter(isId).slice(0, MAX_ENTRIES)

/** Writes the live connections; namespaces without any are forgotten. */
export const writeConnections = (
  storage: Storage,
  connections: Readonly<Record<string, ReadonlyArray<StoredConnection>>>,
  previousNamespaces: ReadonlyArray<string>
): void => {
  const namespaces = Object.keys(connections).filter((namespace) => connections[namespace]!.length > 0)
  for (const namespace of previousNamespaces) {
    if (!namespaces.includes(namespace)) storage.remove(storageKeys.connectedConnectorId(namespace))
  }
  for (const namespace of namespaces) {
    storage.set(storageKeys.connectedConnectorId(namespace), connections[namespace]![0]!.connectorId)
  }
  if (namespaces.length === 0) {
    storage.remove(storageKeys.connections)
    storage.remove(storageKeys.connectedNamespaces)
    return
  }
  writeVersioned(
    storage,
    storageKeys.connections,
    CONNECTIONS_VERSION,
    Object.fromEntries(namespaces.map((namespace) => [namespace, connections[namespace]]))
  )
  storage.set(storageKeys.connectedNamespaces, namespaces.join(","))
}

/** Puts a connector in front of the recent ones; two are kept, each of another wallet. */
export const writeRecent = (
  storage: Storage,
  recent: ReadonlyArray<RecentConnector>,
  connector: RecentConnector,
  isSameWallet: (id: string) => boolean = (id) => id === connector.id
): ReadonlyArray<RecentConnector> => {
  const next = [connector, ...recent.filter((entry) => !isSameWallet(entry.id))].slice(0, 2)
  writeVersioned(storage, storageKeys.recentWallets, RECENT_VERSION, next)
  return next
}

/** Remembers which account type a visitor prefers in each namespace. */
export const writePreferredAccountTypes = (
  storage: Storage,
  types: Readonly<Record<string, AccountType>>
): void => writeVersioned(storage, storageKeys.preferredAccountTypes, ACCOUNT_TYPES_VERSION, types)
