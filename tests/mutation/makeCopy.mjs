import { execFileSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync
} from "node:fs"
import path from "node:path"

const repository = path.resolve(import.meta.dirname, "../..")

const git = (...args) =>
  execFileSync("git", args, { cwd: repository, encoding: "utf8", maxBuffer: 100_000_000 })
    .split("\0")
    .filter((name) => name !== "")

const isRunning = (id) => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

/**
 * A copy of the repository to change sources in, so that the files which somebody works on stay as they are, with their modes.
 * What is installed and built is linked; the packages of the repository are the copy's own.
 *
 * It is removed when the process ends.
 *
 * @returns {{ readonly directory: string }}
 */
export const makeCopy = () => {
  const parent = path.join(repository, ".cache/mutation")
  mkdirSync(parent, { recursive: true })
  // What a run left behind that was killed.
  for (const name of readdirSync(parent))
    if (!isRunning(Number(name))) rmSync(path.join(parent, name), { recursive: true, force: true })
  const directory = path.join(parent, String(process.pid))
  mkdirSync(directory)
  for (const name of git("ls-files", "-z", "--cached", "--others", "--exclude-standard")) {
    const from = path.join(repository, name)
    if (existsSync(from)) cpSync(from, path.join(directory, name))
  }
  // Folders that git leaves out as a whole.
  for (const name of git("ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory")) {
    const folder = name.replace(/\/$/, "")
    if (/(?:^|\/)(?:node_modules|dist)$/.test(folder) && folder !== "node_modules")
      symlinkSync(path.join(repository, folder), path.join(directory, folder))
  }
  const installed = path.join(repository, "node_modules")
  const own = path.join(directory, "node_modules")
  mkdirSync(own)
  for (const name of readdirSync(installed)) {
    const from = path.join(installed, name)
    const links = name.startsWith("@")
      ? readdirSync(from).filter((each) => lstatSync(path.join(from, each)).isSymbolicLink())
      : []
    if (links.length === 0) symlinkSync(from, path.join(own, name))
    else mkdirSync(path.join(own, name))
    for (const link of links) symlinkSync(readlinkSync(path.join(from, link)), path.join(own, name, link))
  }
  process.once("exit", () => {
    try {
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    } catch {
      // A worker that is just ending wrote into it: the next run removes it.
    }
  })
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1))
  return { directory }
}
