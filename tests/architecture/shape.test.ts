import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { inRepository, packages, sourceFiles } from "./sourceTree.ts"

const readJson = (file: string) => JSON.parse(readFileSync(inRepository(file), "utf8"))
const referenced = (file: string): ReadonlyArray<string> =>
  readJson(file).references.map((reference: { path: string }) => path.normalize(reference.path))

const expected = ["README.md", "LICENSE", "package.json", "tsconfig.json", "tsup.config.ts", "src/index.ts"]

describe.each(packages)("$name", ({ folder, kind, manifest, entries }) => {
  it("has the files that every package has", () => {
    const files =
      kind === "plugin" ? [...expected, `src/${path.basename(folder)}.ts`, "src/errors.ts"] : expected
    expect(files.filter((file) => !existsSync(inRepository(`${folder}/${file}`)))).toEqual([])
  })

  it("declares what every package declares", () => {
    expect(manifest).toMatchObject({ type: "module", license: "MIT", files: ["dist", "!dist/.tsbuildinfo"] })
    expect(manifest.sideEffects).toBeDefined()
    expect(manifest.exports).toHaveProperty(["./package.json"], "./package.json")
    expect(manifest.name).toBe(`@latchkey/${kind === "testing" ? "testing" : path.basename(folder)}`)
  })

  it("has a source behind each entry, and a declaration and a bundle of the same name", () => {
    for (const [key, target] of Object.entries(manifest.exports)) {
      if (typeof target === "string") continue
      const stem = entries
        .get(key)
        ?.slice(`${folder}/src/`.length)
        .replace(/\.tsx?$/, "")
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
    expect(
      sourceFiles({ folder } as (typeof packages)[number]).filter((file) => grabBags.test(file))
    ).toEqual([])
  })
})
