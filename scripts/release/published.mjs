import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../plugins.mjs"

/**
 * A package that a release publishes.
 *
 * @typedef {object} Published
 * @property {string} name
 * @property {string} folder Relative to the tree, with forward slashes.
 * @property {Record<string, any>} manifest Its package.json.
 */

/**
 * Every package that a release publishes, by folder.
 *
 * @type {ReadonlyArray<Published>}
 */
export const published = globSync(
  "{core,react,vue,elements,migrate,plugins/*,plugins/*/server,tests/testing}/package.json",
  {
    cwd: root
  }
)
  .map((file) => {
    const manifest = JSON.parse(readFileSync(path.join(root, file), "utf8"))
    return { name: manifest.name, folder: path.dirname(file).split(path.sep).join("/"), manifest }
  })
  .filter(({ manifest }) => manifest.private !== true)
  .toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
