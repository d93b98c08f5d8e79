/** Ids of the plugin's views. */
export const viewIds = {
  form: "swap/Swap",
  tokens: "swap/Tokens",
  preview: "swap/Preview",
  progress: "swap/Progress"
} as const
