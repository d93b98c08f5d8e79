/** Ids of the plugin's views. */
export const viewIds = { status: "batches/Status" } as const
