import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { pluginPackages } from "../../scripts/plugins.mjs"
import { inRepository, packages, readModule, sourceFiles } from "./sourceTree.ts"

const readJson = (file: string) => JSON.parse(readFileSync(inRepository(file), "utf8"))
const referenced = (file: string): ReadonlyArray<string> =>
  readJson(file).references.map((reference: { path: string }) => path.normalize(reference.path))

const codeNames = new Map(pluginPackages.map(({ folder, code }) => [folder, code]))
const expected = ["README.md", "LICENSE", "package.json", "tsconfig.json", "tsup.config.ts", "src/index.ts"]

describe.each(packages)("$name", (pkg) => {
  const { folder, kind, manifest, root, entries } = pkg

  it("has the files that readers and npm expect of each package", () => {
    const isFailing = sourceFiles(pkg).some((file) => readModule(file).text.includes("defineError("))
    const files =
      kind === "plugin"
        ? [...expected, `src/${codeNames.get(folder)}.ts`, ...(isFailing ? ["src/errors.ts"] : [])]
        : expected
    expect(files.filter((file) => !existsSync(inRepository(`${folder}/${file}`)))).toEqual([])
  })

  it("says its type, licence, engines, repository and side effects, under the name of its folder", () => {
    // npm takes the file of a command, and not what it imports.
    const commands = existsSync(inRepository(`${folder}/bin`)) ? ["bin"] : []
    expect(manifest).toMatchObject({
      type: "module",
      license: "MIT",
      files: [...commands, "dist", "!dist/.tsbuildinfo"]
    })
    expect(manifest).toMatchObject({
      engines: { node: ">=20" },
      repository: { type: "git", url: expect.stringMatching(/^git\+https:\/\/.+\.git$/), directory: folder }
    })
    expect(manifest.sideEffects).toBeDefined()
    expect(manifest.exports).toHaveProperty(["./package.json"], "./package.json")
    expect(manifest.name).toBe(`@latchkey/${kind === "testing" ? "testing" : path.basename(folder)}`)
  })

  // Two copies of Effect on one page do not know each other's services.
  it("leaves Effect to the app that installs it", () => {
    expect(manifest.dependencies ?? {}).not.toHaveProperty("effect")
  })

  it("has a source behind each entry, and a declaration and a bundle of the same name", () => {
    for (const [key, target] of Object.entries(manifest.exports)) {
      if (typeof target === "string") continue
      const stem = path.posix.relative(root, entries.get(key) ?? "").replace(/\.tsx?$/, "")
      expect(target).toMatchObject({ types: `./dist/${stem}.d.ts`, default: `./dist/${stem}.js` })
      expect(existsSync(inRepository(entries.get(key) ?? "")), `source of ${key}`).toBe(true)
    }
  })

  it("is built and type-checked with the others", () => {
    expect(referenced("tsconfig.packages.json")).toContain(folder)
    expect(referenced("tsconfig.tests.json")).toContain(folder)
  })

  it("names files by what they hold", () => {
    const grabBags =
      /(^|\/)(utils?|helpers?|common|misc|types|constants)(\.tsx?$|\/)|(Utils?|Helpers?)\.tsx?$/
    expect(sourceFiles(pkg).filter((file) => grabBags.test(file))).toEqual([])
  })
})
