import { fromOptions } from "@latchkey/core"
import type { ErrorCodesOf, Plugin } from "@latchkey/core"
import type * as errors from "./errors.ts"
import type { SmartSessionsApi } from "./SmartSessionsApi.ts"
import type { SmartSessionsOptions } from "./SmartSessionsOptions.ts"
import { smartSessionsSlice, type SmartSessionsState } from "./SmartSessionsState.ts"

/** Base of the public cosigner, where the app does not say another. */
const PUBLIC_COSIGNER = "https://rpc.walletconnect.org"

/** What the type checker knows of smart sessions. */
export interface SmartSessionsTypes {
  readonly errorCode: ErrorCodesOf<typeof errors>
}

/**
 * What the app may do for the connected account without asking it again, within bounds and until a date, with a cosigner beside the
 * app's own keys. Headless; `smartSessions` of `@latchkey/smart-sessions/react` adds the views.
 *
 * Needs `features: { smartSessions: true }`. Works on every namespace that has the `sessionPermissions` capability.
 */
export const smartSessions = (
  options: SmartSessionsOptions
): Plugin<"smartSessions", SmartSessionsApi, SmartSessionsState, SmartSessionsTypes> =>
  fromOptions("smartSessions", options, (options) => {
    const url = options.url ?? PUBLIC_COSIGNER
    return {
      id: "smartSessions",
      when: "demand",
      hosts: [{ origin: url, purpose: "sessions of accounts, and the cosigner's keys" }],
      slice: smartSessionsSlice,
      actions: ["grantPermissions", "createSubscription", "load", "revoke"],
      load: () => import("./module.ts").then((part) => part.smartSessionsModule({ ...options, url }))
    }
  })
