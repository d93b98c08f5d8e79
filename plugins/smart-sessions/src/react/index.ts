import { withLateFills, type Plugin, type ViewTypes } from "@latchkey/core"
import { smartSessions as headless, type SmartSessionsTypes } from "../smartSessions.ts"
import type { SmartSessionsApi } from "../SmartSessionsApi.ts"
import type { SmartSessionsOptions } from "../SmartSessionsOptions.ts"
import type { SmartSessionsState } from "../SmartSessionsState.ts"
import type { viewIds } from "./viewIds.ts"

export type { GrantedSession, SmartSessionsApi, SubscriptionRequest } from "../SmartSessionsApi.ts"
export type { SmartSessionsOptions } from "../SmartSessionsOptions.ts"
export type {
  AccountSessions,
  SessionOutcome,
  SessionToken,
  SmartSession,
  SmartSessionsState
} from "../SmartSessionsState.ts"
export { useSmartSessions, type SmartSessionsView } from "./useSmartSessions.ts"

/**
 * `smartSessions` with its views: a tile "Smart sessions" in the account view, the lists of active, expired and revoked sessions, one
 * of them with a way to revoke it, and how a request for permissions ended.
 *
 * The tile is shown if the connected namespace has the `sessionPermissions` capability and `features.smartSessions` is on.
 */
export const smartSessions = (
  options: SmartSessionsOptions
): Plugin<
  "smartSessions",
  SmartSessionsApi,
  SmartSessionsState,
  SmartSessionsTypes & ViewTypes<typeof viewIds>
> => withLateFills(headless(options), () => import("./fills.ts").then((part) => part.smartSessionsFills))
