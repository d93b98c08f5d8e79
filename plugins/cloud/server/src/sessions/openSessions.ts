import type { SessionStore } from "./SessionStore.ts"
import { sqliteSessions } from "./sqliteSessions.ts"

/**
 * Opens the sessions where the catalogue is as well: a Postgres database if `database` is its URL, else SQLite, in that file or in
 * memory. Fails: rejects if it cannot be written.
 */
export const openSessions = async (database?: string): Promise<SessionStore> =>
  database !== undefined && /^postgres(ql)?:\/\//.test(database)
    ? (await import("./postgresSessions.ts")).postgresSessions(database)
    : sqliteSessions(database)
