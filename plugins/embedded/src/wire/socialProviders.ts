/** The providers of a social sign-in. */
export const socialProviders = ["google", "github", "apple", "facebook", "x", "discord"] as const

/** One of the providers of a social sign-in. */
export type SocialProvider = (typeof socialProviders)[number]
