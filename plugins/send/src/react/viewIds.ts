/** Ids of the plugin's views. */
export const viewIds = {
  form: "send/Send",
  tokens: "send/Tokens",
  review: "send/Review",
  progress: "send/Progress"
} as const
