import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { gunzipSync } from "node:zlib"

const run = promisify(execFile)

/**
 * A packed package.
 *
 * @typedef {object} Tarball
 * @property {string} name Of the package.
 * @property {string} file Its path.
 * @property {string} integrity SHA-512 as npm writes it.
 * @property {ReadonlyArray<{ path: string, content: Buffer }>} files What is in it, below `package/`.
 */

const field = (/** @type {Buffer} */ header, /** @type {number} */ from, /** @type {number} */ length) =>
  header
    .subarray(from, from + length)
    .toString("utf8")
    .replace(/\0.*$/s, "")

/** The files of a tar archive as npm writes it: ustar, with a long path in two fields. */
const filesOf = (/** @type {Buffer} */ archive) => {
  const files = []
  for (let at = 0; at + 512 <= archive.length;) {
    const header = archive.subarray(at, at + 512)
    const name = field(header, 0, 100)
    if (name === "") break
    const size = Number.parseInt(field(header, 124, 12), 8)
    const prefix = field(header, 345, 155)
    const whole = (prefix === "" ? name : `${prefix}/${name}`).replace(/^package\//, "")
    if (field(header, 156, 1) === "0")
      files.push({ path: whole, content: archive.subarray(at + 512, at + 512 + size) })
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

/**
 * Packs packages of a tree that is built, as `npm publish` would.
 *
 * @param {string} tree The tree's folder.
 * @param {ReadonlyArray<import("./published.mjs").Published>} packages
 * @param {string} folder Where the tarballs go.
 * @returns {Promise<ReadonlyArray<Tarball>>}
 */
export const packTree = async (tree, packages, folder) => {
  mkdirSync(folder, { recursive: true })
  const { stdout } = await run(
    "npm",
    [
      "pack",
      "--json",
      "--pack-destination",
      folder,
      ...packages.flatMap((pkg) => ["--workspace", pkg.folder])
    ],
    { cwd: tree, maxBuffer: 2 ** 26 }
  )
  // Packages that build themselves before they are packed may have said something before.
  const written = Object.values(JSON.parse(stdout.slice(stdout.search(/^[[{]$/m))))
  return written.map(({ name, filename }) => {
    const file = path.join(folder, path.basename(filename))
    const packed = readFileSync(file)
    return {
      name,
      file,
      integrity: `sha512-${createHash("sha512").update(packed).digest("base64")}`,
      files: filesOf(gunzipSync(packed))
    }
  })
}

const expected = /^(?:(?:dist|bin)\/.+|README\.md|LICENSE|package\.json)$/
const unwanted = /\.tsbuildinfo$|\.(?:test|spec)\.|\.env/

/**
 * What is wrong with a tarball: one sentence each.
 *
 * @param {Tarball} tarball
 * @param {ReadonlyArray<string>} machine Texts that only the machine knows which packed it, such as the tree's folder.
 */
export const tarballFaults = ({ name, files }, machine) => {
  const paths = files.map((file) => file.path)
  return [
    ...["README.md", "LICENSE"]
      .filter((file) => !paths.includes(file))
      .map((file) => `${name} is packed without ${file}`),
    ...paths
      .filter((file) => !expected.test(file) || unwanted.test(file))
      .map((file) => `${name} packs ${file}`),
    ...files.flatMap((file) =>
      machine
        .filter((text) => file.content.includes(text))
        .map((text) => `${name}: ${file.path} tells "${text}"`)
    )
  ]
}
