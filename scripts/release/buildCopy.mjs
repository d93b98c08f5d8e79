import { execFile, execFileSync } from "node:child_process"
import { existsSync, mkdirSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { root } from "../plugins.mjs"

const run = promisify(execFile)

const installedFolders = (/** @type {string} */ tree) =>
  execFileSync("git", ["ls-files", "*package.json"], { cwd: tree, encoding: "utf8" })
    .trim()
    .split("\n")
    .map((file) => path.join(path.dirname(file), "node_modules"))
    .filter((folder) => existsSync(path.join(tree, folder)))

// Hard links where the two folders share a disk: hundreds of megabytes are copied in seconds.
const copyInstalled = async (/** @type {string} */ from, /** @type {string} */ to) => {
  await run("cp", ["-al", `${from}/.`, to]).catch(() => run("cp", ["-a", `${from}/.`, to]))
}

/**
 * Builds the tree's last commit somewhere else, from nothing but its files and what is installed.
 *
 * @param {string} folder A new folder.
 * @param {Readonly<Record<string, string>>} environment What differs from this process's own.
 */
export const buildCopy = async (folder, environment) => {
  mkdirSync(folder, { recursive: true })
  const archive = `${folder}.tar`
  await run("git", ["archive", "--output", archive, "HEAD"], { cwd: root })
  await run("tar", ["-xf", archive, "-C", folder])
  for (const installed of installedFolders(root)) {
    mkdirSync(path.join(folder, installed), { recursive: true })
    await copyInstalled(path.join(root, installed), path.join(folder, installed))
  }
  await run("npm", ["run", "build"], {
    cwd: folder,
    env: { ...process.env, ...environment },
    maxBuffer: 2 ** 26
  })
  return folder
}
