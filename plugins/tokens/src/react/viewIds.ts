/** Ids of the plugin's views. */
export const viewIds = { list: "tokens/List" } as const
