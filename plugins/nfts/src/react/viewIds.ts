/** Ids of the plugin's views. */
export const viewIds = { list: "nfts/List", nft: "nfts/Nft" } as const
