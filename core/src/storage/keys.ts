/** Names under the storage's prefix. */
export const storageKeys = {
  activeNetworkId: "active_caip_network_id",
  activeNamespace: "active_namespace",
  connectedNamespaces: "connected_namespaces",
  connections: "connections",
  recentWallets: "recent_wallets",
  preferredAccountTypes: "preferred_account_types",
  connectedConnectorId: (namespace: string): string => `${namespace}:connected_connector_id`
} as const
