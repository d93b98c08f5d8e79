import type { EmbeddedApi } from "./EmbeddedApi.ts"

/** The names of the actions, which are there before the plugin is loaded. */
export const actionNames = [
  "connectEmail",
  "resend",
  "verifyOtp",
  "connectSocial",
  "connectFarcaster",
  "connectPasskey",
  "cancel",
  "updateEmail",
  "verifyUpdateOtp",
  "editEmail",
  "setPreferredAccount",
  "initSmartAccount",
  "showWallet",
  "setLook"
] as const satisfies ReadonlyArray<keyof EmbeddedApi>
