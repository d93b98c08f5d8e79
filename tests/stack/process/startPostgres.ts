import { execFileSync } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "./freePort.ts"
import { startChildServer } from "./ChildServer.ts"

const debian = "/usr/lib/postgresql"

/** Folder of Postgres' programs; undefined where it is not installed. */
const findPostgres = (): string | undefined =>
  (existsSync(debian) ? readdirSync(debian) : [])
    .map((version) => path.join(debian, version, "bin"))
    .find((folder) => existsSync(path.join(folder, "postgres")))

/** Whether tests on a Postgres can run here; says what is left out, and what to install, where they cannot. */
export const isPostgresInstalled = (suite: string): boolean => {
  const isFound = findPostgres() !== undefined
  if (!isFound) console.warn(`left out: ${suite}; install the Debian package postgresql`)
  return isFound
}

// Postgres does not run as root: then as the user that its package made.
const owner = () => {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }))
  return { uid: id("-u"), gid: id("-g") }
}

/**
 * Starts a Postgres with an empty database on 127.0.0.1. Fails: where it is not installed or does not start; nothing is left
 * behind then.
 */
export const startPostgres = async () => {
  const programs = findPostgres()
  if (programs === undefined) throw new Error("Postgres is not installed")
  const user = owner()
  const folder = mkdtempSync(path.join(tmpdir(), "postgres-"))
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const forget = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync(
      path.join(programs, "initdb"),
      ["-D", folder, "-U", "latchkey", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
      { ...user, cwd: folder, stdio: "pipe" }
    )
    const port = await freePort()
    const server = await startChildServer({
      command: path.join(programs, "postgres"),
      args: ["-D", folder, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-F"],
      ready: /ready to accept connections/,
      ...(user === undefined ? {} : { user })
    })
    return {
      url: `postgres://latchkey@127.0.0.1:${port}/postgres`,
      stop: async () => {
        await server.stop()
        forget()
      }
    }
  } catch (error) {
    forget()
    throw error
  }
}
