import { attempt, frameOrigin, withScheme, type ErrorCodesOf, type Plugin } from "@latchkey/core"
import type * as errors from "./errors.ts"
import type { SafeApi } from "./SafeApi.ts"
import type { SafeOptions } from "./SafeOptions.ts"
import { safeSlice, type SafeState } from "./SafeState.ts"

/** What the type checker knows of Safes. */
export interface SafeTypes {
  readonly errorCode: ErrorCodesOf<typeof errors>
}

/**
 * Safe: inside a Safe's frame the page connects by itself, as the Safe; what it sends becomes a proposal, which is followed until the
 * owners have executed it. Headless; `safe` of `@latchkey/safe/react` adds the views.
 *
 * Needs a plugin of EVM networks. Outside of a Safe it offers nothing and loads nothing. Calls no host: it speaks with the parent
 * window, and only where its origin is allowed.
 */
export const safe = (options: SafeOptions = {}): Plugin<"safe", SafeApi, SafeState, SafeTypes> => {
  // Without domains, or with what is no list of them, it is the hosted Safe alone.
  const allowedDomains = attempt(() => options.allowedDomains!.map(withScheme)) ?? ["https://app.safe.global"]
  return {
    id: "safe",
    requires: ["transactions"],
    given: options,
    slice: safeSlice,
    actions: ["follow", "read"],
    when: frameOrigin(globalThis.window, allowedDomains) ? "page" : "demand",
    hosts: allowedDomains.map((origin) => ({ origin, uses: ["ancestor"], purpose: "page" })),
    load: () => import("./module.ts").then((part) => part.safeModule(options, allowedDomains))
  }
}
