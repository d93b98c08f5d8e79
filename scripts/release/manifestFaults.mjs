import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../plugins.mjs"
import { shippedWith } from "./shippedWith.mjs"

/** Scripts that npm would run on the machine of whoever installs a package, or that change what is packed behind a release's back. */
const unwanted = ["preinstall", "install", "postinstall", "prepare", "prepublish"]

const optionalSpeed = "a faster way of what `ws` also does by itself; nothing fails where it may not run"

/** Dependencies that may run a script when they are installed: why each may. */
export const allowedScripts = /** @type {Readonly<Record<string, string>>} */ ({
  bufferutil: optionalSpeed,
  "utf-8-validate": optionalSpeed
})

/** @type {Record<string, { hasInstallScript?: boolean, optional?: boolean }>} */
const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")).packages

/**
 * What is wrong with the package.json of a package that is to be published: one sentence each.
 *
 * @param {import("./published.mjs").Published} pkg
 * @param {string} version What every package of the release has.
 */
export const manifestFaults = ({ name, folder, manifest }, version) => {
  const { repository, license, engines, exports, files, publishConfig, scripts = {} } = manifest
  const faults = [
    [manifest.version !== version, `has version ${manifest.version}, and the release ${version}`],
    [license !== "MIT", "has no licence, or another than the release"],
    [!/^git\+https:\/\/\S+\.git$/.test(repository?.url ?? ""), "does not say where its source is"],
    [repository?.directory !== folder, `says that its source is in "${repository?.directory}"`],
    [engines?.node === undefined, "does not say which Node it needs"],
    [exports === undefined, "has no exports, so that each of its files would be public"],
    [files?.includes("dist") !== true, "does not say that dist is what is packed"],
    [publishConfig?.access !== "public", "does not say that anybody may install it (publishConfig.access)"],
    [publishConfig?.provenance !== true, "could be published without provenance (publishConfig.provenance)"],
    ...unwanted.map((script) => [scripts[script] !== undefined, `has a script "${script}"`])
  ]
  return faults.filter(([is]) => is).map(([, fault]) => `${name} ${fault}`)
}

/**
 * Dependencies of a package that run a script when they are installed, and are not among those that may: one sentence each.
 *
 * @param {import("./published.mjs").Published} pkg
 */
export const scriptFaults = ({ name, folder }) =>
  shippedWith(folder)
    .filter(({ name: asked, place }) => lock[place]?.hasInstallScript && !(asked in allowedScripts))
    .map(
      ({ name: asked, version, way }) =>
        `${name} brings ${asked}@${version}, which runs a script when it is installed (${way})`
    )
