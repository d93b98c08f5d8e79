/** Ids of the plugin's views. */
export const viewIds = {
  list: "smartSessions/List",
  session: "smartSessions/Session",
  granted: "smartSessions/Granted"
} as const
