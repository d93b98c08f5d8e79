import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { published } from "../../scripts/release/published.mjs"
import { inRepository } from "./sourceTree.ts"

interface BuildConfiguration {
  readonly references: ReadonlyArray<{ readonly path: string }>
}

const readJson = <A>(file: string) => JSON.parse(readFileSync(inRepository(file), "utf8")) as A

const built = readJson<BuildConfiguration>("tsconfig.packages.json").references.map(({ path: folder }) =>
  path.normalize(folder)
)
describe("what is packed", () => {
  it("has more packages to look at than those that the root builds", () => {
    expect(published.length).toBeGreaterThan(built.length)
  })

  it.each(published)(
    "$name is built by the root, or by itself before it is packed",
    ({ folder, manifest }) => {
      expect(built.includes(folder) || manifest["scripts"]?.["prepack"] === "npm run build").toBe(true)
    }
  )
})
