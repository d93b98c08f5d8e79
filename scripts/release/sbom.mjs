import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../plugins.mjs"
import { shippedWith } from "./shippedWith.mjs"

/** @type {Record<string, { integrity?: string }>} */
const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")).packages

/** The package URL of a version. */
const purl = (/** @type {string} */ name, /** @type {string} */ version) =>
  `pkg:npm/${name.replace("@", "%40")}@${version}`

const hex = (/** @type {string} */ integrity) =>
  Buffer.from(integrity.replace(/^sha512-/, ""), "base64").toString("hex")

const hashes = (/** @type {string | undefined} */ integrity) =>
  integrity?.startsWith("sha512-") === true ? { hashes: [{ alg: "SHA-512", content: hex(integrity) }] } : {}

// CycloneDX has a field for one licence by its id, and one for several that are joined.
const licences = (/** @type {string} */ licence) =>
  licence.includes(" ")
    ? [{ expression: licence.replaceAll(/^\(|\)$/g, "") }]
    : [{ license: { id: licence } }]

/** @param {{ name: string, version: string, licence: string, integrity?: string | undefined }} part */
const component = ({ name, version, licence, integrity }) => {
  const [, group, own] = /^(?:(@[^/]+)\/)?(.+)$/.exec(name) ?? []
  return {
    type: "library",
    "bom-ref": purl(name, version),
    ...(group === undefined ? {} : { group }),
    name: own,
    version,
    scope: "required",
    licenses: licences(licence),
    purl: purl(name, version),
    ...hashes(integrity)
  }
}

const byRef = (/** @type {{ "bom-ref": string }} */ a, /** @type {{ "bom-ref": string }} */ b) =>
  a["bom-ref"] < b["bom-ref"] ? -1 : 1

/** A UUID that follows from a text, so that one release has one. */
const uuidOf = (/** @type {string} */ text) => {
  const digest = createHash("sha256").update(text).digest("hex")
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

/**
 * The bill of materials of a release after CycloneDX 1.6: each package that is published, all that an installation of it brings,
 * with licences and SHA-512, and who asks for what. The same commit gives the same text: it has no time and no random number.
 *
 * @param {ReadonlyArray<import("./published.mjs").Published>} packages
 * @param {{ version: string, integrity?: Readonly<Record<string, string>> }} release `integrity` is that of each tarball, by the
 *   package's name, as npm writes it; without it those of our own packages are left out.
 */
export const sbom = (packages, { version, integrity = {} }) => {
  const ours = new Set(packages.map(({ name }) => name))
  /** @type {Map<string, ReturnType<typeof component>>} */
  const components = new Map()
  /** @type {Map<string, Set<string>>} */
  const asked = new Map()
  const add = (
    /** @type {ReturnType<typeof component>} */ part,
    /** @type {ReadonlyArray<string>} */ dependsOn
  ) => {
    const ref = part["bom-ref"]
    if (!components.has(ref)) components.set(ref, part)
    const refs = asked.get(ref) ?? new Set()
    for (const each of dependsOn) refs.add(each)
    asked.set(ref, refs)
  }
  for (const { name, folder, manifest } of packages) {
    const shipped = shippedWith(folder).filter(({ place }) => place !== "")
    const refs = new Map(shipped.map((part) => [part.place, purl(part.name, part.version)]))
    const direct = shipped.filter(({ way }) => way === name).map((part) => purl(part.name, part.version))
    add(
      component({ name, version: manifest.version, licence: manifest.license, integrity: integrity[name] }),
      direct
    )
    for (const part of shipped.filter((each) => !ours.has(each.name)))
      add(
        component({ ...part, integrity: lock[part.place]?.integrity }),
        part.asks.flatMap((place) => refs.get(place) ?? [])
      )
  }
  const body = {
    metadata: {
      component: {
        type: "application",
        "bom-ref": `latchkey@${version}`,
        name: "latchkey",
        version,
        licenses: licences("MIT")
      }
    },
    components: [...components.values()].toSorted(byRef),
    dependencies: [
      { ref: `latchkey@${version}`, dependsOn: packages.map(({ name }) => purl(name, version)).toSorted() },
      ...[...asked]
        .map(([ref, refs]) => ({ ref, dependsOn: [...refs].toSorted() }))
        .toSorted((a, b) => (a.ref < b.ref ? -1 : 1))
    ]
  }
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(body))}`,
    version: 1,
    ...body
  }
}
