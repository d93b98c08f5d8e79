/** Ids of the plugin's views. */
export const viewIds = {
  list: "approvals/List",
  revoke: "approvals/Revoke",
  progress: "approvals/Progress"
} as const
