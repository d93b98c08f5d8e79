import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { startChildServer } from "./ChildServer.ts"
import { freePort } from "./freePort.ts"

/** The program; undefined where neither Redis nor Valkey is installed. */
const findRedis = (): string | undefined =>
  ["/usr/bin/redis-server", "/usr/bin/valkey-server"].find((file) => existsSync(file))

/** Whether tests on a Redis can run here; says what is left out, and what to install, where they cannot. */
export const isRedisInstalled = (suite: string): boolean => {
  const isFound = findRedis() !== undefined
  if (!isFound) console.warn(`left out: ${suite}; install the Debian package redis-server`)
  return isFound
}

/** Starts an empty Redis on 127.0.0.1 that keeps nothing on disk. Fails: where it is not installed or does not start. */
export const startRedis = async () => {
  const command = findRedis()
  if (command === undefined) throw new Error("Redis is not installed")
  const folder = mkdtempSync(path.join(tmpdir(), "redis-"))
  const port = await freePort()
  const options = [
    "--bind",
    "127.0.0.1",
    "--port",
    String(port),
    "--dir",
    folder,
    "--save",
    "",
    "--appendonly",
    "no"
  ]
  const server = await startChildServer({ command, args: options, ready: /Ready to accept connections/ })
  return {
    port,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
