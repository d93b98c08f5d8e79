import { describe, expect, it } from "vitest"
import { modules, packages } from "./sourceTree.ts"

/** What a package says of its own version to a service, each time that it does. */
const told = packages.flatMap((pkg) =>
  modules(pkg).flatMap(({ file, text }) =>
    [...text.matchAll(/"latchkey-(\d[^"]*)"/g)].map(([, version]) => ({
      file,
      version,
      own: (pkg.manifest as unknown as { readonly version: string }).version
    }))
  )
)

describe("S9.18 in part: the toolkit's version", () => {
  it("is told by some packages", () => {
    expect(told.length).toBeGreaterThan(0)
  })

  it.each(told)("is that of the package where $file tells it", ({ version, own }) => {
    expect(version).toBe(own)
  })
})
