export {
  CosignerError,
  SessionMissingError,
  SessionRequestInvalidError,
  SessionTooWideError,
  SessionUnsupportedError,
  SmartSessionsOffError
} from "./errors.ts"
export { smartSessions } from "./smartSessions.ts"
export type { GrantedSession, SmartSessionsApi, SubscriptionRequest } from "./SmartSessionsApi.ts"
export type { SmartSessionsOptions } from "./SmartSessionsOptions.ts"
export type {
  AccountSessions,
  SessionOutcome,
  SessionToken,
  SmartSession,
  SmartSessionsState
} from "./SmartSessionsState.ts"
