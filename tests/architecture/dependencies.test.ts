import { describe, expect, it } from "vitest"
import { modules, packages, type Package } from "./sourceTree.ts"

const packageOf = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/")

const imported = (pkg: Package): ReadonlyArray<string> =>
  [
    ...new Set(
      modules(pkg)
        .flatMap(({ imports }) => imports.map(({ specifier }) => specifier))
        .filter((specifier) => !/^[.#]/.test(specifier) && !specifier.startsWith("node:"))
        .map(packageOf)
    )
  ].toSorted()

describe.each(packages)("$name", (pkg) => {
  const { dependencies = {}, peerDependencies = {} } = pkg.manifest
  const used = imported(pkg)

  // What a plugin's folder has for its tests is not installed with the package.
  it("declares what it imports, so that it is there where the package is installed", () => {
    expect(used.filter((name) => !(name in dependencies) && !(name in peerDependencies))).toEqual([])
  })

  it("installs nothing that it does not import", () => {
    expect(Object.keys(dependencies).filter((name) => !used.includes(name))).toEqual([])
  })
})
