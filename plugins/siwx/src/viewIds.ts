/** Ids of the plugin's views. */
export const viewIds = { sign: "siwx/Sign" } as const

/** Id of the plugin's journey rule. */
export const ruleId = "siwx/asked"
