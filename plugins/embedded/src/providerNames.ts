import type { SignInMethod } from "./EmbeddedOptions.ts"

/** Whom a button of the modal signs in at. */
export type ShownProvider = Exclude<SignInMethod, "email" | "passkey">

/** What providers call themselves. */
export const providerNames: Readonly<Record<ShownProvider, string>> = {
  google: "Google",
  github: "GitHub",
  apple: "Apple",
  facebook: "Facebook",
  x: "X",
  discord: "Discord",
  farcaster: "Farcaster"
}
