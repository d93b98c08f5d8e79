/** The views, by what they show. */
export const viewIds = { proposals: "safe/Proposals" } as const
