import path from "node:path"
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

/** The folder of a virtual wallet that a file is in, if it is in one. */
const walletOf = (file: string) => /^plugins\/[^/]+\/wallet\//.exec(file)?.[0]

// A wallet reaches into the testing package, never into its plugin or another wallet; only the list of wallets reaches
// back, and only to their entries.
const escapes = ({ folder }: Package, file: string, specifier: string) => {
  if (!specifier.startsWith(".")) return false
  const target = path.posix.join(path.posix.dirname(file), specifier)
  if (file === "tests/testing/src/wallets.ts") return !/^plugins\/[^/]+\/wallet\/index\.ts$/.test(target)
  const own = walletOf(file)
  return ![`${folder}/src/`, ...(own === undefined ? [] : [own])].some((start) => target.startsWith(start))
}

it.each([
  ["plugins/a", "plugins/a/src/deep/x.ts", "../y.ts", false],
  ["plugins/a", "plugins/a/src/deep/x.ts", "../../y.ts", true],
  ["plugins/a", "plugins/a/src/x.ts", "../wallet/index.ts", true],
  ["plugins/a", "plugins/a/src/x.ts", "../../b/src/index.ts", true],
  ["tests/testing", "plugins/a/wallet/deep/x.ts", "../y.ts", false],
  ["tests/testing", "plugins/a/wallet/x.ts", "../../../tests/testing/src/y.ts", false],
  ["tests/testing", "plugins/a/wallet/x.ts", "../src/y.ts", true],
  ["tests/testing", "plugins/a/wallet/x.ts", "../../b/wallet/y.ts", true],
  ["tests/testing", "tests/testing/src/x.ts", "../../../plugins/a/wallet/index.ts", true],
  ["tests/testing", "tests/testing/src/wallets.ts", "../../../plugins/a/wallet/index.ts", false],
  ["tests/testing", "tests/testing/src/wallets.ts", "../../../plugins/a/wallet/y.ts", true]
])("%s: %s importing %s escapes: %s", (folder, file, specifier, expected) => {
  expect(escapes({ folder } as Package, file, specifier)).toBe(expected)
})

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

  it("reaches other packages by their public names, never by a path", () => {
    expect(violations(pkg, ({ file }, { specifier }) => escapes(pkg, file, specifier))).toEqual([])
  })

  it("uses React only in react and in a plugin's own react folder", () => {
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
