import type { SocialProvider } from "./wire/socialProviders.ts"

/** A way to sign in: an e-mail address, a passkey alone, the account at a provider, or Farcaster's app. */
export type SignInMethod = "email" | "passkey" | "farcaster" | SocialProvider

/** What `embedded` can be told. */
export interface EmbeddedOptions {
  /**
   * The frame's document: an https URL, or an http one of this machine, on an origin of its own.
   * `https://secure.walletconnect.org/sdk` by default.
   */
  readonly frameUrl?: string
  /** The id under which the frame's operator knows the app. */
  readonly projectId?: string
  /**
   * Ways to sign in, in the order in which they are shown; `["email"]` by default. `passkey` needs a frame of
   * `@latchkey/embedded-server`, by `frameUrl`.
   */
  readonly methods?: ReadonlyArray<SignInMethod>
  /**
   * The networks that the frame has accounts on, CAIP-2. By default every network of the page, and for the default frame the
   * 27 that it knows.
   */
  readonly networks?: ReadonlyArray<`${string}:${string}`>
}
