import { toJson } from "../json/toJson.ts"
import { storageKeys } from "../storage/keys.ts"
import type { Storage } from "../storage/Storage.ts"
import { writeVersioned } from "../storage/writeVersioned.ts"
import { readSession, storedVersions, type StoredSession } from "./storedSession.ts"

// What another tab has stored of namespaces that this one knows nothing of stays.
const writeConnections = (
  storage: Storage,
  before: StoredSession["connections"],
  after: StoredSession["connections"]
): void => {
  const connections = { ...readSession(storage).connections, ...after }
  for (const namespace of Object.keys({ ...before, ...after })) {
    const current = after[namespace]?.[0]
    const key = storageKeys.connectedConnectorId(namespace)
    if (current) storage.set(key, current.connectorId)
    else {
      delete connections[namespace]
      storage.remove(key)
    }
  }
  const namespaces = Object.keys(connections).join(",")
  if (namespaces) {
    writeVersioned(storage, storageKeys.connections, storedVersions.connections, connections)
    storage.set(storageKeys.connectedNamespaces, namespaces)
  } else {
    storage.remove(storageKeys.connections)
    storage.remove(storageKeys.connectedNamespaces)
  }
}

const isSame = (a: unknown, b: unknown): boolean => toJson(a) === toJson(b)

/** Writes what differs from the session that was written or read before. */
export const writeSession = (storage: Storage, before: StoredSession, after: StoredSession): void => {
  const { activeNetworkId, activeNamespace, connections, recent, preferredAccountTypes } = after
  if (!isSame(before.connections, connections)) writeConnections(storage, before.connections, connections)
  if (activeNetworkId !== undefined && activeNetworkId !== before.activeNetworkId) {
    storage.set(storageKeys.activeNetworkId, activeNetworkId)
  }
  if (activeNamespace !== undefined && activeNamespace !== before.activeNamespace) {
    storage.set(storageKeys.activeNamespace, activeNamespace)
  }
  if (!isSame(before.recent, recent)) {
    writeVersioned(storage, storageKeys.recentWallets, storedVersions.recent, recent)
  }
  if (!isSame(before.preferredAccountTypes, preferredAccountTypes)) {
    writeVersioned(
      storage,
      storageKeys.preferredAccountTypes,
      storedVersions.accountTypes,
      preferredAccountTypes
    )
  }
}
