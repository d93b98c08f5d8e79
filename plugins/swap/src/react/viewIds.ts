/** Ids of the plugin's views. */
export const viewIds = {
  form: "swap/Swap",
  tokens: "swap/Tokens",
  offers: "swap/Offers",
  preview: "swap/Preview",
  receiver: "swap/Receiver",
  progress: "swap/Progress"
} as const
