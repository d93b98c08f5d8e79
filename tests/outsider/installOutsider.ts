import { execFile } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"

const repository = path.resolve(import.meta.dirname, "../..")
const run = promisify(execFile)

/** A page developer's folder, with packages as npm would have put them there. */
export interface Outside {
  readonly folder: string
  /** Runs a command of the repository's tools there; answers with what it printed, and fails with it. */
  readonly exec: (command: string, args: ReadonlyArray<string>, inside?: string) => Promise<string>
  /** Packs a package and unpacks it where it would be installed. */
  readonly install: (packageFolder: string) => Promise<void>
  readonly remove: () => void
}

/**
 * The machine's own Node: the repository's scripts put a newer one before it, which nobody outside has.
 *
 * Fails: throws where there is none on the path.
 */
export const ownNode = (): string => {
  const own = (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .filter((folder) => !folder.split(path.sep).includes("node_modules"))
    .map((folder) => path.join(folder, process.platform === "win32" ? "node.exe" : "node"))
    .find(existsSync)
  if (own === undefined) throw new Error("No Node on the path.")
  return own
}

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest

// What is not ours stays where it is: Node resolves a link to the real place, and its own dependencies from there.
const link = (name: string, into: string) => {
  const source = [
    path.join(repository, "tests/node_modules", name),
    path.join(repository, "node_modules", name)
  ]
  const target = path.join(into, "node_modules", name)
  if (existsSync(target)) return
  mkdirSync(path.dirname(target), { recursive: true })
  symlinkSync(source.find(existsSync)!, target)
}

/** Makes an empty folder outside of every workspace, with links to the named packages of others. */
export const makeOutside = (folder: string, others: ReadonlyArray<string>): Outside => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, "packed"), { recursive: true })
  for (const name of others) link(name, folder)
  const exec: Outside["exec"] = async (command, args, inside = folder) => {
    try {
      const bin = path.join(repository, "node_modules/.bin", command)
      const found = path.isAbsolute(command) || !existsSync(bin) ? command : bin
      const { stdout } = await run(found, [...args], { cwd: inside })
      return stdout
    } catch (error) {
      const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string }
      throw new Error(`${command} ${args.join(" ")}\n${stdout}\n${stderr}`, { cause: error })
    }
  }
  return {
    folder,
    exec,
    install: async (packageFolder) => {
      const into = path.join(folder, "packed")
      const printed = await exec("npm", ["pack", "--json", "--pack-destination", into], packageFolder)
      const packed = JSON.parse(printed) as unknown
      const list = (Array.isArray(packed) ? packed : Object.values(packed as object)) as ReadonlyArray<{
        readonly filename: string
      }>
      const { name, dependencies = {} } = manifestIn(packageFolder)
      for (const other of Object.keys(dependencies)) if (!other.startsWith("@latchkey/")) link(other, folder)
      const target = path.join(folder, "node_modules", name)
      mkdirSync(target, { recursive: true })
      const file = path.join(into, path.basename(list[0]!.filename))
      await exec("tar", ["-xzf", file, "-C", target, "--strip-components=1"])
    },
    remove: () => rmSync(folder, { recursive: true, force: true })
  }
}

/** Copies a folder of the repository into another, as somebody would who starts from it. */
export const copyInto = (outside: Outside, source: string, target: string): string => {
  const copy = path.join(outside.folder, target)
  cpSync(path.join(repository, source), copy, { recursive: true })
  return copy
}
