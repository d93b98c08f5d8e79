import path from "node:path"
import { expect, it } from "vitest"
import { definitions, errorClasses, errorClassesOf, type ErrorClass } from "./errorClasses.ts"
import { modules, nodes, packages, place, readModule } from "./sourceTree.ts"

const published = packages.filter(({ kind }) => kind !== "testing")

const sourceOf = ({ module, node }: ErrorClass) =>
  module.text.slice(node.start, node["body"].start).replaceAll(/\s+/g, " ")

it.each(published)(
  "$name declares its errors in one way, so that what nobody uses is in no bundle",
  (pkg) => {
    const odd = errorClasses(pkg)
      .filter((error) => {
        const { module, node, name } = error
        const head = `class ${name} extends /* @__PURE__ */ defineError("${name}", {`
        const before = module.text.slice(0, node.start)
        return (
          !sourceOf(error).startsWith(head) || !before.endsWith("export ") || node["body"].body.length > 0
        )
      })
      .map(({ module, node }) => place(module, node))
    const others = modules(pkg).flatMap((module) => {
      const made = definitions(module).length - errorClassesOf(module).length
      const bare = nodes(module.program).filter(({ superClass }) => superClass?.name === "KitError")
      return module.file === "core/src/error/defineError.ts" || (made === 0 && bare.length === 0)
        ? []
        : module.file
    })
    expect([...odd, ...others]).toEqual([])
  }
)

it("codes are the ones that were agreed on, and no two errors have the same", async () => {
  const all = published.map((pkg) => ({ pkg, errors: errorClasses(pkg) }))
  const codes = all.flatMap(({ errors }) => errors.map(({ code }) => code))
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])

  const list = all
    .toSorted((a, b) => (a.pkg.name < b.pkg.name ? -1 : 1))
    .map(({ pkg, errors }) =>
      [pkg.name, ...errors.map(({ code, name }) => `  ${code} ${name}`).toSorted()].join("\n")
    )
  await expect(`${list.join("\n\n")}\n`).toMatchFileSnapshot("./error-codes.txt")
})

it("a plugin's codes begin with its name", () => {
  const odd = packages
    .filter(({ kind }) => kind === "plugin")
    .flatMap((pkg) => {
      const prefix = `${path.basename(pkg.folder).toUpperCase().replaceAll("-", "_")}_`
      return errorClasses(pkg).filter(({ code }) => !code.startsWith(prefix))
    })
  expect(odd.map(({ code }) => code)).toEqual([])
})

it("KitErrorCode names the codes of every module of core that declares errors", () => {
  const core = packages.find(({ kind }) => kind === "core")!
  const declaring = new Set(errorClasses(core).map(({ module }) => module.file))
  const named = readModule("core/src/KitErrorCode.ts").imports.map(({ specifier }) =>
    path.posix.join("core/src", specifier)
  )
  expect(named.toSorted()).toEqual([...declaring].toSorted())
})
