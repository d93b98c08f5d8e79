/** Ids of the plugin's views. */
export const viewIds = { pay: "pay/Pay", review: "pay/Review", progress: "pay/PayLoading" } as const
