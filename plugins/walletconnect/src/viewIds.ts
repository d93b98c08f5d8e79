/** Ids of the plugin's views. */
export const viewIds = { pairing: "walletConnect/Pairing", request: "walletConnect/Request" } as const
