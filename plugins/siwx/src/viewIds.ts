/** Ids of the plugin's views. */
export const viewIds = { sign: "siwx/Sign" } as const
