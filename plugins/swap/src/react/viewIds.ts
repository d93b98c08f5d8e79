/** Ids of the views that the form leads to. */
export const viewIds = {
  tokens: "swap/Tokens",
  preview: "swap/Preview",
  progress: "swap/Progress"
} as const
