/** Ids of the plugin's views. */
export const viewIds = {
  signIn: "embedded/SignIn",
  approve: "embedded/ApproveTransaction",
  updateEmail: "embedded/UpdateEmail",
  accountType: "embedded/AccountType"
} as const
