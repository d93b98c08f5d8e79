import { describe, expect, it } from "vitest"
import { modules, nodes, packages, place } from "./sourceTree.ts"

// The one place that writes into the console of a page, in a development build alone: what else is to be told goes to `Notices.tell`.
const voice = "core/src/diagnostic/sayInConsole.ts"

describe("the console of the page", () => {
  const published = packages.filter(({ kind }) => kind !== "testing")

  it("is written to by one module, which no page in production has", () => {
    const writing = published.flatMap((pkg) =>
      modules(pkg)
        .filter(({ file }) => file !== voice && !/\/server\/|\/bin\//.test(file))
        .flatMap((module) =>
          nodes(module.program)
            .filter(({ type, object }) => type === "MemberExpression" && object?.name === "console")
            .map((node) => place(module, node))
        )
    )
    expect(writing).toEqual([])
    const importing = published.flatMap((pkg) =>
      modules(pkg)
        .filter(({ imports }) =>
          imports.some(({ specifier }) =>
            /diagnostic\/|\/(development|sayInConsole|judgeOptions)\.ts$/.test(specifier)
          )
        )
        .map(({ file }) => file)
    )
    expect(importing).toEqual([
      "core/src/diagnostic/development.ts",
      "core/src/diagnostic/production.ts",
      // A command's, which writes to no page.
      "core/src/doctor/judgeKit.ts"
    ])
  })
})
