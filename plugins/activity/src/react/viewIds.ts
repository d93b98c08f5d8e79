/** Ids of the plugin's views. */
export const viewIds = { list: "activity/List", transaction: "activity/Transaction" } as const
