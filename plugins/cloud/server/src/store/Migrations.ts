import { ConfigurationError } from "../ConfigurationError.ts"

/**
 * What each version of a part of the database adds to the one before: the first entry makes version 1 of nothing, and takes what servers
 * wrote that knew no versions. An entry that was released is not changed any more: what is to be different comes in a new one.
 */
export type Migrations = ReadonlyArray<ReadonlyArray<string>>

/**
 * The statements that bring a part of the database from a version to this one. Fails: throws a `ConfigurationError` where it was written by a
 * later version.
 */
export const missing = (part: string, migrations: Migrations, version: number): ReadonlyArray<string> => {
  if (version > migrations.length)
    throw new ConfigurationError(
      `the database was written by a later version (its ${part} are of schema ${version}, this one knows ${migrations.length})`
    )
  return migrations.slice(version).flat()
}
