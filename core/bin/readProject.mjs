import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs"
import path from "node:path"
import { UsageError } from "./UsageError.mjs"

const isOurs = (name) => name.startsWith("@latchkey/")

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

/** A folder and those above it, where Node looks too: a workspace's packages are often in its root's. */
const upwards = (folder) => {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [folder, ...upwards(parent)]
}

/** Every copy of the packages with these names: by their real folders, once each. */
const copiesOf = (isWanted, places, base) => {
  const seen = new Map()
  for (const modules of places) {
    for (const name of packagesIn(modules).filter(isWanted)) {
      const real = realpathSync(path.join(modules, name))
      const own = seen.has(real) ? undefined : readJson(path.join(real, "package.json"))
      if (own === undefined) continue
      seen.set(real, {
        name,
        version: String(own.version),
        folder: path.relative(base, real),
        peers: own.peerDependencies ?? {},
        optionalPeers: Object.entries(own.peerDependenciesMeta ?? {}).flatMap(([peer, { optional }]) =>
          optional ? [peer] : []
        )
      })
    }
  }
  return [...seen.values()]
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

/** What `judgeProject` judges, read from a folder. Fails: throws a `UsageError` where there is no project, or none with the kit. */
export const readProject = (folder) => {
  const manifest = readJson(path.join(folder, "package.json"))
  if (manifest === undefined) throw new UsageError(`There is no package.json in ${folder}.`)
  const places = upwards(folder).flatMap((each) => [...nodeModules(each)])
  const base = realpathSync(folder)
  const ours = copiesOf(isOurs, places, base)
  if (ours.length === 0)
    throw new UsageError(`No package of the kit is installed in ${folder}, nor in a folder above it.`)
  const peers = new Set(ours.flatMap((each) => Object.keys(each.peers)).filter((name) => !isOurs(name)))
  const shared = copiesOf((name) => peers.has(name), places, base)
  const moduleResolution = readTsconfig(path.join(folder, "tsconfig.json"))?.compilerOptions?.moduleResolution
  return {
    node: process.version,
    dependencies: Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.peerDependencies
    }),
    packages: [...ours, ...shared],
    ...(moduleResolution === undefined ? {} : { moduleResolution })
  }
}
