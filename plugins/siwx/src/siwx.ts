import type { ErrorCodesOf, Plugin } from "@latchkey/core"
import type * as errors from "./errors.ts"
import { SiwxConfigDuplicateError } from "./SiwxConfigDuplicateError.ts"
import type { SiwxApi } from "./SiwxApi.ts"
import type { SiwxOptions } from "./SiwxOptions.ts"
import { siwxSlice, type SiwxState } from "./SiwxState.ts"

/** What the plugin says of itself to the types of a kit. */
export interface SiwxTypes {
  readonly errorCode: ErrorCodesOf<typeof errors>
}

/**
 * Sign-in with the wallet: the account that connects is asked once to sign a message, and a server verifies it. Headless;
 * `siwx` of `@latchkey/siwx/react` adds the view that asks.
 *
 * Fails: throws `SiwxConfigDuplicateError` where more than one of `backend`, `cloud` and `siweConfig` is given.
 */
export const siwx = (options: SiwxOptions = {}): Plugin<"siwx", SiwxApi, SiwxState, SiwxTypes> => {
  const { backend, cloud, siweConfig } = { ...options }
  if ([backend, cloud, siweConfig].filter(Boolean)[1]) throw new SiwxConfigDuplicateError()
  return {
    id: "siwx",
    slice: siwxSlice,
    given: options,
    hosts: cloud ? [{ origin: cloud.url, purpose: "sessions" }] : [],
    actions: ["sessions", "message", "signIn", "verify", "add", "revoke", "isRequired", "cancel"],
    load: () => import("./module.ts").then((module) => module.siwxModule(options))
  }
}
