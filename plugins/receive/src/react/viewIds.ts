/** Ids of the plugin's views. */
export const viewIds = { address: "receive/Address", networks: "receive/Networks" } as const
