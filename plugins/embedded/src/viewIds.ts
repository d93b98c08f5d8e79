/** Ids of the plugin's views. */
export const viewIds = {
  signIn: "embedded/SignIn",
  approve: "embedded/ApproveTransaction",
  wallet: "embedded/Wallet",
  updateEmail: "embedded/UpdateEmailWallet"
} as const

/** Ids of its ways to connect. */
export const methodIds = { email: "embedded/EmailMethod", social: "embedded/SocialMethod" } as const
