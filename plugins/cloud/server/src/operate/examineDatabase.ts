import { existsSync, statSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import postgres from "postgres"
import type { Secrets } from "../Configuration.ts"
import { makeSealing } from "../sessions/makeSealing.ts"
import type { Finding } from "./Finding.ts"

const CONNECT_SECONDS = 10

/** What keys of sessions begin with, of a database that is only read; none where there are no sessions yet. */
const startsIn = async (database: string, length: number): Promise<ReadonlyArray<string>> => {
  if (!/^postgres(ql)?:\/\//.test(database)) {
    const file = new DatabaseSync(database, { readOnly: true })
    try {
      const table = file.prepare("select 1 from sqlite_master where name = 'session'").get()
      const rows = file.prepare(
        table === undefined
          ? "select null as start where 0"
          : `select distinct substr(private_key, 1, ${length}) as start from session`
      )
      return rows.all().map(({ start }) => String(start))
    } finally {
      file.close()
    }
  }
  const sql = postgres(database, { max: 1, connect_timeout: CONNECT_SECONDS, onnotice: () => {} })
  try {
    const [table] = await sql`select to_regclass('latchkey_session') as name`
    if (table?.["name"] === null) return []
    const rows = await sql`select distinct substr(private_key, 1, ${length}) as start from latchkey_session`
    return rows.map(({ start }) => String(start))
  } finally {
    await sql.end({ timeout: CONNECT_SECONDS })
  }
}

const judgeKeys = (starts: ReadonlyArray<string>, secrets: Secrets): Finding => {
  const { prefix, prefixes } = makeSealing(secrets)
  const sealed = starts.filter((start) => start.endsWith("."))
  if (sealed.some((start) => !prefixes.includes(start)))
    return {
      level: "error",
      about: "secret",
      message: "keys of sessions were sealed with another secret than these"
    }
  return starts.some((start) => start !== prefix)
    ? {
        level: "warning",
        about: "secret",
        message: "keys of sessions are not sealed with the newest secret yet: run `latchkey-cloud reseal`"
      }
    : { level: "ok", about: "secret", message: "all keys of sessions are sealed with the newest secret" }
}

/** Looks at the database as it is, and at what its keys of sessions are sealed with. */
export const examineDatabase = async (
  database: string | undefined,
  secrets: Secrets | undefined
): Promise<ReadonlyArray<Finding>> => {
  if (database === undefined)
    return [
      {
        level: "warning",
        about: "database",
        message: "all is in memory, and gone when the server ends: name a --database"
      }
    ]
  const isFile = !/^postgres(ql)?:\/\//.test(database)
  if (isFile && !existsSync(database))
    return [{ level: "error", about: "database", message: `there is no file ${database} yet` }]
  const open: ReadonlyArray<Finding> =
    isFile && (statSync(database).mode & 0o077) !== 0
      ? [{ level: "error", about: "database", message: `others can read ${database}: \`chmod 600\` it` }]
      : []
  const unsealed: Finding = {
    level: "warning",
    about: "secret",
    message: "there is none, so there are no routes of smart sessions"
  }
  try {
    const length = makeSealing(secrets ?? [new Uint8Array(32)]).prefix.length
    const starts = await startsIn(database, length)
    const answers: Finding = { level: "ok", about: "database", message: "it answers" }
    return [...open, answers, secrets === undefined ? unsealed : judgeKeys(starts, secrets)]
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    return [...open, { level: "error", about: "database", message: `it cannot be read: ${cause}` }]
  }
}
