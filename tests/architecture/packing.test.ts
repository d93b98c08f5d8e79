import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { inRepository, repository } from "./sourceTree.ts"

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly scripts?: Readonly<Record<string, string>>
}

interface BuildConfiguration {
  readonly references: ReadonlyArray<{ readonly path: string }>
}

const readJson = <A>(file: string) => JSON.parse(readFileSync(inRepository(file), "utf8")) as A

const built = readJson<BuildConfiguration>("tsconfig.packages.json").references.map(({ path: folder }) =>
  path.normalize(folder)
)
const published = globSync("{core,react,plugins/*,plugins/*/server,tests/testing}/package.json", {
  cwd: repository
})
  .map((file) => ({ folder: path.dirname(file), ...readJson<Manifest>(file) }))
  .filter(({ private: isPrivate }) => isPrivate !== true)

describe("what is packed", () => {
  it("has more packages to look at than those that the root builds", () => {
    expect(published.length).toBeGreaterThan(built.length)
  })

  it.each(published)(
    "$name is built by the root, or by itself before it is packed",
    ({ folder, scripts }) => {
      expect(built.includes(folder) || scripts?.["prepack"] === "npm run build").toBe(true)
    }
  )
})
