/** Ids of the plugin's views. */
export const viewIds = {
  form: "onramp/Buy",
  progress: "onramp/Progress",
  purchases: "onramp/Purchases"
} as const
