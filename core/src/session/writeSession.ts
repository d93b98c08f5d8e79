import { toJson } from "../json/toJson.ts"
import { storageKeys } from "../storage/keys.ts"
import type { Storage } from "../storage/Storage.ts"
import { writeVersioned } from "../storage/writeVersioned.ts"
import { storedVersions, type StoredSession } from "./storedSession.ts"

const writeConnections = (
  storage: Storage,
  before: StoredSession["connections"],
  connections: StoredSession["connections"]
): void => {
  const namespaces = Object.keys(connections)
  for (const namespace of Object.keys(before)) {
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
  writeVersioned(storage, storageKeys.connections, storedVersions.connections, connections)
  storage.set(storageKeys.connectedNamespaces, namespaces.join(","))
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
