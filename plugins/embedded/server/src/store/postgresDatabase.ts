import postgres from "postgres"
import type { Database } from "./Database.ts"

const CONNECTIONS = 8
const CONNECT_SECONDS = 10

/** A Postgres database that several servers share. Fails: rejects at the first statement where it cannot be reached. */
export const postgresDatabase = (url: string): Database => {
  const sql = postgres(url, { max: CONNECTIONS, connect_timeout: CONNECT_SECONDS, onnotice: () => {} })
  return {
    rows: async (text, ...values) => {
      let place = 0
      return sql.unsafe(
        text.replaceAll("?", () => `$${++place}`),
        [...values]
      )
    },
    close: () => sql.end({ timeout: CONNECT_SECONDS })
  }
}
