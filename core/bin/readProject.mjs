import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs"
import path from "node:path"
import { UsageError } from "./UsageError.mjs"

const shared = new Set(["effect", "viem", "react", "react-dom"])
const isWanted = (name) => shared.has(name) || name.startsWith("@latchkey/")

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
        .map(({ name }) => name)
    : []

/** The packages right in a folder of packages, by name. */
const packagesIn = (folder) =>
  foldersIn(folder)
    .filter((name) => !name.startsWith("."))
    .flatMap((name) =>
      name.startsWith("@") ? foldersIn(path.join(folder, name)).map((own) => `${name}/${own}`) : [name]
    )

/** Every `node_modules` below a project, pnpm's store included. */
const nodeModules = function* (folder) {
  const here = path.join(folder, "node_modules")
  if (!existsSync(here)) return
  yield here
  for (const name of packagesIn(here)) {
    const own = path.join(here, name)
    // A link is another place's folder: that of a workspace, or of pnpm's store.
    if (realpathSync(own).startsWith(realpathSync(here) + path.sep)) yield* nodeModules(own)
  }
  const store = path.join(here, ".pnpm")
  for (const name of foldersIn(store)) {
    const own = path.join(store, name, "node_modules")
    if (existsSync(own)) yield own
  }
}

/** A parsed `tsconfig.json`: comments and trailing commas are allowed in it. */
const readTsconfig = (file) => {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, "utf8")
    .replaceAll(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[^]*?\*\//g, (_, string) => string ?? "")
    .replaceAll(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, (_, string) => string ?? "")
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What `judgeProject` judges, read from a folder. Fails: throws a `UsageError` where there is no project. */
export const readProject = (folder) => {
  const manifest = readJson(path.join(folder, "package.json"))
  if (manifest === undefined) throw new UsageError(`There is no package.json in ${folder}.`)
  const seen = new Map()
  for (const modules of nodeModules(folder)) {
    for (const name of packagesIn(modules).filter(isWanted)) {
      const real = realpathSync(path.join(modules, name))
      const own = seen.has(real) ? undefined : readJson(path.join(real, "package.json"))
      if (own === undefined) continue
      seen.set(real, {
        name,
        version: String(own.version),
        folder: path.relative(realpathSync(folder), real),
        peers: own.peerDependencies ?? {},
        optionalPeers: Object.entries(own.peerDependenciesMeta ?? {}).flatMap(([peer, { optional }]) =>
          optional ? [peer] : []
        )
      })
    }
  }
  const moduleResolution = readTsconfig(path.join(folder, "tsconfig.json"))?.compilerOptions?.moduleResolution
  return {
    node: process.version,
    dependencies: Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.peerDependencies
    }),
    packages: [...seen.values()],
    ...(moduleResolution === undefined ? {} : { moduleResolution })
  }
}
