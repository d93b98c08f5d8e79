/** Ids of the plugin's views. */
export const viewIds = {
  register: "names/RegisterAccountName",
  success: "names/RegisterAccountNameSuccess"
} as const
