import type { AccountType } from "../chain/Account.ts"
import { isCaipNetworkId, type CaipNetworkId } from "../chain/Caip.ts"
import { storageKeys } from "../storage/keys.ts"
import type { Storage } from "../storage/Storage.ts"
import { isRecord, readVersioned } from "../storage/versioned.ts"
import type { RecentConnector } from "./ConnectionState.ts"

/** A connection that was alive when the page was left. */
export interface StoredConnection {
  readonly connectorId: string
  readonly networkId: CaipNetworkId
  /** What the wallet looked like: see `walletMark`. */
  readonly mark?: string
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

/** Versions of the shapes in which the parts of a session are stored. */
export const storedVersions = { connections: 1, recent: 1, accountTypes: 1 } as const

const MAX_ENTRIES = 20
const accountTypes: ReadonlyArray<string> = ["eoa", "smartAccount", "payment", "ordinal", "stx"]

const isId = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= 200

const connectionList = (value: unknown): ReadonlyArray<StoredConnection> =>
  !Array.isArray(value)
    ? []
    : value.slice(0, MAX_ENTRIES).flatMap((entry) =>
        isRecord(entry) && isId(entry["connectorId"]) && isCaipNetworkId(entry["networkId"])
          ? [
              {
                connectorId: entry["connectorId"],
                networkId: entry["networkId"],
                ...(isId(entry["mark"]) ? { mark: entry["mark"] } : {})
              }
            ]
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
    : value.slice(0, 2).flatMap((entry) =>
        isRecord(entry) && isId(entry["id"]) && isId(entry["name"])
          ? [
              {
                id: entry["id"],
                name: entry["name"],
                ...(isId(entry["walletId"]) ? { walletId: entry["walletId"] } : {})
              }
            ]
          : []
      )

/** Reads the session by hand, before anything is loaded. A bad entry is dropped alone. */
export const readSession = (storage: Storage): StoredSession => {
  const activeNetworkId = storage.get(storageKeys.activeNetworkId)
  const activeNamespace = storage.get(storageKeys.activeNamespace)
  const stored =
    readVersioned(storage, storageKeys.connections, storedVersions.connections, (value) =>
      record(value, (list) => connectionList(list))
    ) ?? record(undefined, connectionList)
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
    recent: readVersioned(storage, storageKeys.recentWallets, storedVersions.recent, recentList) ?? [],
    preferredAccountTypes:
      readVersioned(storage, storageKeys.preferredAccountTypes, storedVersions.accountTypes, (value) =>
        record(value, (type) => (accountTypes.includes(type as string) ? (type as AccountType) : undefined))
      ) ?? {}
  }
}

/** The namespaces that have a stored connection. */
export const readConnectedNamespaces = (storage: Storage): ReadonlyArray<string> =>
  (storage.get(storageKeys.connectedNamespaces) ?? "").split(",").filter(isId).slice(0, MAX_ENTRIES)
