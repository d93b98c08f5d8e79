import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { it, onTestFinished } from "vitest"
import { isPostgresInstalled, startPostgres } from "../stack/process/startPostgres.ts"

/** A test of what a server keeps: in a file, and in Postgres where that is installed. `database` is an option of `startCloud`. */
export const inDatabases = (title: string, test: (database: string) => Promise<void>): void => {
  it(`${title}, in a file`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "cloud-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    await test(path.join(folder, "cloud.sqlite"))
  })
  it.runIf(isPostgresInstalled(title))(
    `${title}, in Postgres`,
    async () => {
      const postgres = await startPostgres()
      onTestFinished(() => postgres.stop())
      await test(postgres.url)
    },
    60_000
  )
}
