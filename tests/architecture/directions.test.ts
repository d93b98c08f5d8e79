import { describe, expect, it } from "vitest"
import { modules, packages, plugins, type Import, type Module, type Package } from "./sourceTree.ts"

const ours = "@latchkey/"
const isReact = (specifier: string) => /^react(-dom)?(\/|$)/.test(specifier)
const isNamed = (specifier: string, name: string) => specifier === name || specifier.startsWith(`${name}/`)

const inViews = ({ folder }: Package, { file }: Module) => file.startsWith(`${folder}/src/react/`)

const mayImport = (pkg: Package, module: Module): ReadonlyArray<string> => {
  if (pkg.kind === "core") return []
  if (pkg.kind === "plugin" && inViews(pkg, module)) return ["@latchkey/core", "@latchkey/react"]
  return ["@latchkey/core"]
}

const violations = (pkg: Package, rule: (module: Module, entry: Import) => boolean) =>
  modules(pkg).flatMap((module) =>
    module.imports
      .filter((entry) => rule(module, entry))
      .map(({ specifier }) => `${module.file} imports ${specifier}`)
  )

describe.each(packages)("$name", (pkg) => {
  it("imports only the packages below it", () => {
    expect(
      violations(
        pkg,
        (module, { specifier }) =>
          specifier.startsWith(ours) && !mayImport(pkg, module).some((allowed) => isNamed(specifier, allowed))
      )
    ).toEqual([])
  })

  it("stays inside its own sources", () => {
    const escapes = (file: string, specifier: string) => {
      const depth = file.slice(`${pkg.folder}/src/`.length).split("/").length - 1
      return specifier.split("/").filter((part) => part === "..").length > depth
    }
    expect(violations(pkg, ({ file }, { specifier }) => escapes(file, specifier))).toEqual([])
  })

  it("draws only where it may", () => {
    expect(
      violations(
        pkg,
        (module, { specifier }) =>
          isReact(specifier) && pkg.kind !== "react" && !(pkg.kind === "plugin" && inViews(pkg, module))
      )
    ).toEqual([])
  })
})

describe.each(packages.filter(({ kind }) => kind === "plugin"))("$name", (pkg) => {
  it("keeps its views out of its headless part, lazily too", () => {
    expect(
      violations(
        pkg,
        (module, { specifier }) => !inViews(pkg, module) && /^\.{1,2}\/(.*\/)?react\//.test(specifier)
      )
    ).toEqual([])
  })
})

describe.each(packages.filter(({ kind }) => kind === "core" || kind === "react"))("$name", (pkg) => {
  it("names no plugin", () => {
    const named = modules(pkg).flatMap(({ file, text }) =>
      plugins.filter((id) => text.includes(`${ours}${id}`)).map((id) => `${file} names ${id}`)
    )
    expect(named).toEqual([])
  })
})
