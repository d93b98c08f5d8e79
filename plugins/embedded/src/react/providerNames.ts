import type { SocialProvider } from "../wire/socialProviders.ts"

/** What providers call themselves. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: "Google",
  github: "GitHub",
  apple: "Apple",
  facebook: "Facebook",
  x: "X",
  discord: "Discord"
}
