import { copyFile, mkdir, readFile } from "node:fs/promises"
import path from "node:path"

/** What the person at the command line can put right. */
export class UsageError extends Error {}

/** Files that are reached from some by these lists of theirs. */
const reached = (modules, starts, lists) => {
  const found = new Set()
  const visit = (file) => {
    if (found.has(file)) return
    found.add(file)
    for (const list of lists) modules[file][list].forEach(visit)
  }
  starts.forEach(visit)
  return [...found]
}

/** The modules that there are, beside the one that every page has. */
export const readNames = async (dist) => {
  const { entries } = JSON.parse(await readFile(path.join(dist, "modules.json"), "utf8"))
  return entries.filter((name) => name !== "latchkey")
}

/**
 * Copies modules and every part that they may load to a folder.
 *
 * @param {{ dist: string, folder: string, names: ReadonlyArray<string>, base: string, map: boolean }} request `dist` has
 *   `modules.json`; `base` is the folder's address on the site.
 * @returns {Promise<{ tags: ReadonlyArray<string>, files: number, atLoad: number }>} The tags name what loads with the page,
 *   with its hash; with `map` an import map has the hashes of the parts that load later too.
 *
 * Fails: `UsageError` for a name that is no module.
 */
export const copyModules = async ({ dist, folder, names, base, map }) => {
  const { entries, modules } = JSON.parse(await readFile(path.join(dist, "modules.json"), "utf8"))
  const unknown = names.filter((name) => !entries.includes(name))
  if (unknown.length > 0)
    throw new UsageError(`There is no module ${unknown.join(", ")}. There are ${entries.join(", ")}.`)

  const starts = ["latchkey", ...names].map((name) => `${name}.js`)
  const all = reached(modules, starts, ["imports", "later"])
  for (const file of all) {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(path.join(dist, file), target)
  }
  await copyFile(path.join(dist, "LICENSES.txt"), path.join(folder, "LICENSES.txt"))

  const at = base.endsWith("/") ? base : `${base}/`
  const integrity = Object.fromEntries(all.map((file) => [at + file, modules[file].integrity]))
  const atLoad = reached(modules, starts, ["imports"])
  return {
    files: all.length,
    atLoad: atLoad.length,
    tags: [
      ...(map ? [`<script type="importmap">${JSON.stringify({ integrity })}</script>`] : []),
      ...atLoad.map(
        (file) => `<link rel="modulepreload" href="${at}${file}" integrity="${modules[file].integrity}" />`
      )
    ]
  }
}
