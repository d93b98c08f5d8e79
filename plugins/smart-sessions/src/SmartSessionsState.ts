import { defineSlice, type CaipAddress, type SessionPermission } from "@latchkey/core"

/** What somebody may do for the account, until when. */
export interface SmartSession {
  /** Its id with the cosigner (`pci`). */
  readonly id: string
  /** What it allows, as far as it can be read. */
  readonly permissions: ReadonlyArray<SessionPermission>
  /** It allows more than can be read. */
  readonly hasUnread: boolean
  /** When it began, in epoch milliseconds; absent where the cosigner does not say it. */
  readonly createdAt?: number
  /** When it ends, in epoch milliseconds. */
  readonly expiry: number
  /** When it was revoked, in epoch milliseconds; absent where it was not. */
  readonly revokedAt?: number
  /** What the project that uses it calls itself, of at most 64 characters; absent where the cosigner does not say it. */
  readonly project?: string
}

/** How a token counts. */
export interface SessionToken {
  readonly symbol: string
  readonly decimals: number
}

/** The sessions of one account on one network, as the cosigner last told them. */
export interface AccountSessions {
  /** CAIP-10 of the account; it says the network too. */
  readonly account: CaipAddress
  /** Whether they are being read, were read, or could not be read the last time. */
  readonly status: "loading" | "ready" | "failed"
  /** The last granted first. After a failed read, what was read before it. */
  readonly list: ReadonlyArray<SmartSession>
  /** The tokens that sessions name, by their CAIP-10 ids, as their contracts say it. */
  readonly tokens: Readonly<Record<CaipAddress, SessionToken>>
  /** The code of the error with which the last read failed; absent once a read succeeded. */
  readonly code?: string
}

/** How the latest request for permissions ended: granted, or refused since the wallet granted more than was asked for. */
export type SessionOutcome =
  | { readonly status: "granted"; readonly account: CaipAddress; readonly session: SmartSession }
  | { readonly status: "refused"; readonly account: CaipAddress }

/** The state of smart sessions. */
export interface SmartSessionsState {
  /** By namespace: of those that it was asked of. */
  readonly byNamespace: Readonly<Record<string, AccountSessions>>
  /** How the latest request ended; absent where the visitor declined, and before. */
  readonly outcome?: SessionOutcome
  /** The id of the session that is being revoked. */
  readonly revoking?: string
}

/** The sessions of the connected accounts; of nobody at first. */
export const smartSessionsSlice = defineSlice<SmartSessionsState>("smartSessions", { byNamespace: {} })
