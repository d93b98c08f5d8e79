import type { DatabaseSync } from "node:sqlite"
import { missing, type Migrations } from "./Migrations.ts"

/**
 * Brings a part of an SQLite database up to this version; of several servers one does, and the others wait. Nothing is changed where that
 * fails: throws as the database does, and a `ConfigurationError` where it was written by a later version.
 */
export const migrateSqlite = (database: DatabaseSync, part: string, migrations: Migrations): void => {
  database.exec("begin immediate")
  try {
    database.exec(
      "create table if not exists cloud_schema (part text not null primary key, version integer not null) without rowid"
    )
    const row = database.prepare("select version from cloud_schema where part = ?").get(part)
    for (const statement of missing(part, migrations, Number(row?.["version"] ?? 0))) database.exec(statement)
    database
      .prepare("insert or replace into cloud_schema (part, version) values (?, ?)")
      .run(part, migrations.length)
    database.exec("commit")
  } catch (error) {
    database.exec("rollback")
    throw error
  }
}
