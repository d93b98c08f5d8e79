import type { CountedText } from "@latchkey/react/view"

/** Every text that the views show, in one language. `{name}` is replaced by a value. */
export interface SmartSessionsMessages {
  readonly tabs: Readonly<Record<SessionPlace, string>>
  readonly none: Readonly<Record<SessionPlace, string>>
  readonly off: string
  readonly failed: string
  readonly outdated: string
  readonly readAgain: string
  /** A session of a project that does not say its name. */
  readonly unnamed: string
  /** With `{date}`. */
  readonly until: string
  /** With `{date}`. */
  readonly endedAt: string
  /** With `{date}`. */
  readonly revokedOn: string

  readonly allows: string
  /** With `{amount}` and `{period}`. */
  readonly spend: string
  /** With `{functions}` and `{address}`. */
  readonly call: string
  /** With `{functions}` and `{address}`. */
  readonly actAs: string
  /** Behind `call`, with `{amount}`. */
  readonly withValue: string
  readonly unread: string
  /** With `{count}`: base units of a token that does not say how it counts; and `{address}`. */
  readonly units: CountedText
  /** One of each: "day" in "5 USDC per day". */
  readonly periods: Readonly<Record<"second" | "minute" | "hour" | "day" | "week", string>>
  readonly project: string
  readonly account: string
  readonly network: string
  readonly begun: string
  readonly ends: string
  readonly ended: string
  readonly revoked: string
  readonly revoke: string
  readonly revokeNote: string
  /** With `{wallet}`. */
  readonly asking: string
  readonly declined: string
  readonly revokeFailed: string
  readonly gone: string

  readonly grantedTitle: string
  readonly grantedText: string
  readonly refusedTitle: string
  /** With `{wallet}`. */
  readonly refusedText: string
  readonly seeAll: string
  readonly done: string
}

/** In which list a session is. */
export type SessionPlace = "active" | "expired" | "revoked"
