import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { inRepository, packages, repository } from "./sourceTree.ts"

const open = new Set(["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "ISC"])

const lightClient =
  "free software, and an optional dependency of @polkadot/rpc-provider: a light client that nothing of the plugin asks for, so that no page loads it"

/** Other licences that are open source, by the only package that may have one: why it may. */
const allowed: Readonly<Record<string, { readonly licence: string; readonly reason: string }>> = {
  "lru-cache": { licence: "BlueOak-1.0.0", reason: "OSI lists it: permissive, as MIT" },
  "@substrate/connect": { licence: "GPL-3.0-only", reason: lightClient },
  "@substrate/connect-extension-protocol": { licence: "GPL-3.0-only", reason: lightClient },
  "@substrate/connect-known-chains": { licence: "GPL-3.0-only", reason: lightClient },
  smoldot: { licence: "GPL-3.0-or-later WITH Classpath-exception-2.0", reason: lightClient }
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: unknown
  readonly licenses?: unknown
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** Where a dependency of a package stands, as Node finds it: beside it or above. */
const find = (from: string, name: string): string | undefined => {
  for (let folder = from; folder.startsWith(repository); folder = path.dirname(folder)) {
    const found = path.join(folder, "node_modules", name)
    if (existsSync(path.join(found, "package.json"))) return found
  }
  return undefined
}

const read = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))

/** Whether a licence is one of those, as SPDX writes it: of several that one may choose from, one is enough. */
const isOpen = (licence: string): boolean => {
  const choices = licence.replaceAll(/[()]/g, "").split(" OR ")
  return choices.some((choice) => choice.split(" AND ").every((each) => open.has(each)))
}

/** The package, `what` it is, and the way to it, of all that is installed with a package. */
const installed = (
  start: string
): ReadonlyArray<{ readonly what: string; readonly licence: string; readonly way: string }> => {
  const seen = new Set<string>()
  const found: Array<{ what: string; licence: string; way: string }> = []
  const walk = (folder: string, way: string) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = read(folder)
    const asked = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    for (const name of asked) {
      const isOptional =
        peerDependenciesMeta?.[name]?.optional === true || optionalDependencies?.[name] !== undefined
      const place = find(folder, name)
      if (place === undefined) {
        // Of another platform, or a peer that the app may leave away.
        if (!isOptional) found.push({ what: name, licence: "is not installed", way })
        continue
      }
      if (seen.has(place)) continue
      seen.add(place)
      const { version, license, licenses } = read(place)
      const what = `${name}@${version}`
      const licence = typeof license === "string" ? license : JSON.stringify(license ?? licenses ?? "none")
      found.push({ what, licence, way })
      walk(place, `${way} > ${what}`)
    }
  }
  walk(start, read(start).name)
  return found
}

const all = packages.map((pkg) => ({ name: pkg.name, found: installed(inRepository(pkg.folder)) }))

describe("what is shipped is open source", () => {
  it("finds what is installed with packages, and what that installs", () => {
    expect(
      all.flatMap(({ found }) => found.filter(({ way }) => way.split(" > ").length > 2)).length
    ).toBeGreaterThan(50)
  })

  it.each(all)("all that is installed with $name", ({ found }) => {
    const closed = found.filter(
      ({ what, licence }) =>
        !isOpen(licence) && allowed[what.slice(0, what.lastIndexOf("@"))]?.licence !== licence
    )
    expect(closed.map(({ what, licence, way }) => `${what}: ${licence} (${way})`)).toEqual([])
  })

  it("names no exception that is not needed", () => {
    const names = new Set(
      all.flatMap(({ found }) => found.map(({ what }) => what.slice(0, what.lastIndexOf("@"))))
    )
    expect(Object.keys(allowed).filter((name) => !names.has(name))).toEqual([])
  })
})
