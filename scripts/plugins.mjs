import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** The folder of the whole tree. */
export const root = path.resolve(import.meta.dirname, "..")

/** The kinds of plugins, in the order in which lists show them. */
export const kinds = /** @type {const} */ (["chain", "connector", "feature", "service"])

/**
 * What a plugin's package.json says under `latchkey`.
 *
 * @typedef {object} PluginField
 * @property {typeof kinds[number]} kind
 * @property {string} title As visitors and lists name it.
 * @property {number} [order] Its place among its kind, lowest first; those without one come last, by name.
 * @property {string} summary One sentence for lists.
 * @property {string} weight What it adds to a page, in gzip kB, as README.md shows it.
 * @property {string} limit The gate of its entry alone, as size-limit reads it.
 * @property {Record<string, string>} [entryLimits] The gates of further entries of its package, by their names in `exports`.
 * @property {string} [namespace] Of a chain: CAIP-2.
 * @property {number} [ports] Of one with a part of the local stack: how many ports it takes.
 * @property {string} [network] Of a chain: the exported network that its page is weighed with.
 * @property {number} [besideLibrary] Of a chain: how much kit and chain may add to the page load of an app that uses the chain's
 *   library itself (`support/libraryUse.ts`), in gzip kB.
 * @property {string} [code] Its name in code, where that is not the folder's in camel case.
 * @property {boolean} [projectId] Whether it cannot be declared without a project id.
 * @property {number} [pageLimit] Of a service: how much it may add to the page load, in gzip kB.
 * @property {boolean} [signsIn] Of a connector: visitors sign in with it, and bring no wallet of theirs.
 * @property {boolean} [framed] Of a connector: it connects pages that the wallet itself shows, and nobody chooses it.
 * @property {boolean} [oneWallet] Of a connector: it connects the wallet of one maker, which its name says.
 * @property {false} [declares] Of a service that is no plugin of a kit: it takes a kit that is made. `code` is its main function then.
 * @property {string} [view] Of a feature: the view that is weighed, one that opens when an account is connected.
 */

/**
 * A plugin of this tree.
 *
 * @typedef {PluginField & { name: string, code: string, folder: string, manifest: Record<string, any> }} PluginPackage
 *   `name` is the folder's, `code` the one in code: `smart-sessions` is `smartSessions` there. `folder` is relative to the
 *   tree, with forward slashes.
 */

/** @returns {PluginPackage} */
const read = (name) => {
  const folder = `plugins/${name}`
  const manifest = JSON.parse(readFileSync(path.join(root, folder, "package.json"), "utf8"))
  const field = manifest.latchkey
  if (!kinds.includes(field?.kind)) {
    throw new TypeError(`${folder}/package.json: "latchkey.kind" is none of ${kinds.join(", ")}`)
  }
  return { code: camelCase(name), ...field, name, folder, manifest }
}

/** @param {string} name */
function camelCase(name) {
  return name.replaceAll(/-(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase())
}

const rank = ({ kind, order = Infinity }) => [kinds.indexOf(kind), order]

/**
 * Every package in `plugins`: by kind, then by `order`, then by name.
 *
 * Fails: `TypeError` for one whose package.json does not say what kind it is.
 */
export const pluginPackages = readdirSync(path.join(root, "plugins"))
  .filter((name) => existsSync(path.join(root, "plugins", name, "package.json")))
  .map(read)
  .toSorted((a, b) => {
    const [kindA, orderA] = rank(a)
    const [kindB, orderB] = rank(b)
    return kindA - kindB || (orderA === orderB ? 0 : orderA - orderB) || (a.name < b.name ? -1 : 1)
  })

/** Every plugin of this tree, as a kit is given them. */
export const plugins = pluginPackages.filter(({ declares }) => declares !== false)

/** How an app declares a plugin, as text of code. */
export const declarationOf = (/** @type {PluginPackage} */ { code, projectId }) =>
  `${code}(${projectId === true ? '{ projectId: "" }' : ""})`

/** The plugins of one kind. */
export const pluginsOf = (/** @type {typeof kinds[number]} */ kind) =>
  plugins.filter((plugin) => plugin.kind === kind)

/**
 * Those that have a file.
 *
 * @param {(name: string) => string} file Where it is below the plugin's folder, given the plugin's name in code.
 */
export const pluginsWith = (file) =>
  pluginPackages.filter(({ code, folder }) => existsSync(path.join(root, folder, file(code))))
