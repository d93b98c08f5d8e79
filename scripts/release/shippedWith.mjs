import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../plugins.mjs"

/**
 * A package that an installation of one of ours brings.
 *
 * @typedef {object} Shipped
 * @property {string} name
 * @property {string} version Empty for one that is asked for and not installed here.
 * @property {string} licence As its package.json says it; `none` where it says nothing.
 * @property {string} way Who asks for it, from our package on, as `a > b@1`.
 * @property {string} place Its folder relative to the tree, with forward slashes; empty for one that is not installed here.
 * @property {ReadonlyArray<string>} asks Folders of what it asks for itself, where that is installed.
 */

const readManifest = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))

/** @param {string} folder */
const placeOf = (folder) => path.relative(root, folder).split(path.sep).join("/")

/** Where a dependency of a package stands, as Node finds it: beside it or above. */
const find = (/** @type {string} */ from, /** @type {string} */ name) => {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const found = path.join(folder, "node_modules", name)
    if (existsSync(path.join(found, "package.json"))) return found
  }
  return undefined
}

const licenceOf = (/** @type {{ license?: unknown, licenses?: unknown }} */ { license, licenses }) =>
  typeof license === "string" ? license : JSON.stringify(license ?? licenses ?? "none")

/** What a manifest asks for at run time, and whether an installation may go without it. */
const askedBy = (/** @type {Record<string, any>} */ manifest) => {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta, latchkey } = manifest
  const asked = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  // What is in the files of a package comes with it, though npm installs nothing.
  return [...asked, ...(latchkey?.bundles ?? [])].map((name) => ({
    name,
    optional: peerDependenciesMeta?.[name]?.optional === true || optionalDependencies?.[name] !== undefined
  }))
}

/**
 * All that is installed with a package of this tree: its dependencies and peers, and theirs, each once.
 *
 * @param {string} folder The package's, relative to the tree.
 * @returns {ReadonlyArray<Shipped>} What is asked for and not installed has no version, and is named only where nobody may go
 *   without it.
 */
export const shippedWith = (folder) => {
  /** @type {Map<string, Shipped>} */
  const found = new Map()
  /** @type {Array<Shipped>} */
  const missing = []
  const walk = (/** @type {string} */ from, /** @type {string} */ way) => {
    /** @type {Array<string>} */
    const asks = []
    for (const { name, optional } of askedBy(readManifest(from))) {
      const place = find(from, name)
      if (place === undefined) {
        if (!optional)
          missing.push({ name, version: "", licence: "is not installed", way, place: "", asks: [] })
        continue
      }
      asks.push(placeOf(place))
      if (found.has(place)) continue
      const manifest = readManifest(place)
      const shipped = {
        name,
        version: manifest.version,
        licence: licenceOf(manifest),
        way,
        place: placeOf(place),
        /** @type {ReadonlyArray<string>} */
        asks: []
      }
      found.set(place, shipped)
      shipped.asks = walk(place, `${way} > ${name}@${manifest.version}`)
    }
    return asks
  }
  const start = path.join(root, folder)
  walk(start, readManifest(start).name)
  return [...found.values(), ...missing]
}
