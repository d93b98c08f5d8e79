import { existsSync, statSync } from "node:fs"
import type { Secrets } from "../secrets.ts"
import type { Database } from "../store/Database.ts"
import { migrations } from "../store/migrations.ts"
import { notCurrent } from "../store/reseal.ts"
import { sqliteDatabase } from "../store/sqliteDatabase.ts"
import type { Finding } from "./Finding.ts"

const isPostgres = (where: string) => /^postgres(ql)?:\/\//.test(where)

const judgeRows = async (
  database: Database,
  secrets: Secrets,
  hasEarlier: boolean
): Promise<ReadonlyArray<Finding>> => {
  const rows = await database.rows("select name, value from latchkey_meta")
  const valueOf = (name: string) => rows.find((row) => row["name"] === name)?.["value"]
  const [mark, version] = [String(valueOf("mark")), Number(valueOf("schema") ?? 0)]
  if (!secrets.marks.includes(mark))
    return [
      { level: "error", about: "secret", message: "the database was written with another secret than these" }
    ]
  const schema: Finding =
    version > migrations.length
      ? {
          level: "error",
          about: "database",
          message: `its schema is ${version}, this version knows ${migrations.length}: a later one has written it`
        }
      : version < migrations.length
        ? {
            level: "warning",
            about: "database",
            message: `its schema is ${version}: the next start brings it up to ${migrations.length}, and earlier versions start with it no more. Back it up first.`
          }
        : { level: "ok", about: "database", message: `its schema is ${version}, as of this version` }
  if (version === 0 || version > migrations.length) return [schema]
  const earlier = await notCurrent(database, secrets)
  const sealed: Finding =
    earlier > 0
      ? {
          level: "warning",
          about: "secret",
          message: `${earlier} halves of wallets are not sealed with the newest secret: \`latchkey-embedded reseal\` does that`
        }
      : {
          level: "ok",
          about: "secret",
          message: `all is sealed with the newest secret${hasEarlier ? ", the earlier ones can go once no backup needs them" : ""}`
        }
  return [schema, sealed]
}

/** Looks at a database, and changes nothing in it. */
export const examineDatabase = async (
  where: string | undefined,
  secrets: Secrets,
  hasEarlier: boolean
): Promise<ReadonlyArray<Finding>> => {
  if (where === undefined)
    return [
      {
        level: "error",
        about: "database",
        message: "the wallets are in memory alone, and gone when the server ends: name a --database"
      }
    ]
  const found: Array<Finding> = []
  if (!isPostgres(where)) {
    if (!existsSync(where))
      return [
        {
          level: "warning",
          about: "database",
          message: `${where} is not there yet: the first start makes it`
        }
      ]
    if ((statSync(where).mode & 0o077) !== 0)
      found.push({
        level: "error",
        about: "database",
        message: `${where} can be read by others: \`chmod 600 ${where}*\``
      })
  }
  let database: Database | undefined
  try {
    database = isPostgres(where)
      ? (await import("../store/postgresDatabase.ts")).postgresDatabase(where)
      : sqliteDatabase(where)
    found.push(...(await judgeRows(database, secrets, hasEarlier)))
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    found.push({ level: "error", about: "database", message: `it cannot be read (${cause})` })
  }
  await database?.close()
  return found
}
