import type { Plugin, ViewTypes } from "@latchkey/core"
import { embedded as headless, type EmbeddedTypes } from "../embedded.ts"
import type { EmbeddedApi } from "../EmbeddedApi.ts"
import type { EmbeddedOptions } from "../EmbeddedOptions.ts"
import type { EmbeddedState } from "../EmbeddedState.ts"
import type { viewIds } from "../viewIds.ts"

export type { EmbeddedApi } from "../EmbeddedApi.ts"
export type { EmbeddedOptions, SignInMethod } from "../EmbeddedOptions.ts"
export type { EmbeddedState, EmbeddedUser, SignInStep } from "../EmbeddedState.ts"

/**
 * `embedded` with its views: a field for the e-mail address and buttons of providers where wallets are chosen, what follows
 * in signing in, what is shown while the frame asks, and the wallet's own settings.
 *
 * Shown if `features.email` and `features.socials` are not off.
 */
export const embedded = (
  options: EmbeddedOptions = {}
): Plugin<"embedded", EmbeddedApi, EmbeddedState, EmbeddedTypes & ViewTypes<typeof viewIds>> => ({
  ...headless(options),
  load: () => import("./moduleWithViews.ts").then((part) => part.moduleWithViews(options))
})
