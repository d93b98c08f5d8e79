import { fromOptions } from "@latchkey/core"
import { attempt } from "@latchkey/core"
import type { ErrorCodesOf, Plugin } from "@latchkey/core"
import { actionNames } from "./actionNames.ts"
import type { EmbeddedApi } from "./EmbeddedApi.ts"
import type { EmbeddedOptions } from "./EmbeddedOptions.ts"
import { embeddedSlice, type EmbeddedState } from "./EmbeddedState.ts"
import type * as errors from "./errors.ts"
import { hasResult } from "./signIn/hasResult.ts"

/** What the plugin says of itself to the types of a kit. */
export interface EmbeddedTypes {
  readonly errorCode: ErrorCodesOf<typeof errors>
}

const originOf = (url: string) => attempt(() => new URL(url).origin) ?? url

/**
 * The embedded wallet: a visitor signs in by e-mail or at a provider, and has an account whose key a frame of another origin
 * holds. One session for EVM networks and Solana. Headless; `embedded` of `@latchkey/embedded/react` adds the views.
 *
 * The frame comes into the page when the visitor chooses it, or when a session with it is restored.
 */
export const embedded = (
  options?: EmbeddedOptions
): Plugin<"embedded", EmbeddedApi, EmbeddedState, EmbeddedTypes> =>
  fromOptions("embedded", options, (options) => ({
    id: "embedded",
    when: hasResult(globalThis.location) ? "page" : "engine",
    slice: { ...embeddedSlice, initial: { ...embeddedSlice.initial, methods: options.methods ?? ["email"] } },
    actions: actionNames,
    hosts: [
      {
        origin: originOf(options.frameUrl ?? "https://secure.walletconnect.org"),
        purpose: "the frame with the key, once a visitor signs in",
        uses: ["frame"]
      }
    ],
    load: () => import("./module.ts").then((part) => part.embeddedModule(options))
  }))
