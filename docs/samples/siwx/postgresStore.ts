import { postgresStore } from "@latchkey/siwx/postgres"
import { siwxServer } from "@latchkey/siwx/server"

/** A pool of the package `pg`. */
interface Pool {
  readonly query: (
    text: string,
    values: Array<unknown>
  ) => Promise<{ readonly rows: Array<Record<string, unknown>> }>
}

export const makeSignIn = (pool: Pool) =>
  siwxServer({
    origin: "https://shop.example",
    // With `postgres`: (text, values) => sql.unsafe(text, [...values])
    store: postgresStore(async (text, values) => (await pool.query(text, [...values])).rows)
  })
