import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { build as buildWithEsbuild } from "tsup"
import { afterAll, beforeAll, expect, it } from "vitest"
import { build as buildWithRolldown } from "vite"
import { errorClasses } from "./errorClasses.ts"
import { inRepository, packages } from "./sourceTree.ts"

// Every built module that declares errors, and the names of its errors.
const declared = new Map<string, ReadonlyArray<string>>()
for (const pkg of packages) {
  for (const { name, module } of errorClasses(pkg)) {
    const built = module.file.replace(`${pkg.folder}/src/`, `${pkg.folder}/dist/`).replace(/\.ts$/, ".js")
    declared.set(inRepository(built), [...(declared.get(inRepository(built)) ?? []), name])
  }
}
// A module of which nothing is used would be left out as a whole.
const used = [...declared.values()].map(([first]) => first!)

let folder = ""
let entry = ""

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "latchkey-unused-errors-"))
  entry = path.join(folder, "entry.js")
  const lines = [...declared].map(
    ([file, names], index) =>
      `import * as module${index} from ${JSON.stringify(file)}\nconsole.log(module${index}.${names[0]})`
  )
  writeFileSync(entry, lines.join("\n"))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const namesIn = (code: string): ReadonlyArray<string> => {
  const names = new Set([...declared.values()].flat())
  return [...code.matchAll(/["'`](\w+Error)["'`]/g)]
    .map(([, name]) => name!)
    .filter((name) => names.has(name))
    .toSorted()
}

it("an error that nobody uses is in no bundle of Vite", async () => {
  const result = await buildWithRolldown({
    root: folder,
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: entry } }
  })
  if ("close" in result) throw new Error("A build for a test does not watch")
  const outputs = Array.isArray(result) ? result : [result]
  const code = outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("\n")
  expect(namesIn(code)).toEqual(used.toSorted())
})

it("an error that nobody uses is in no bundle of esbuild", async () => {
  await buildWithEsbuild({
    entry: { bundle: entry },
    outDir: folder,
    config: false,
    format: ["esm"],
    platform: "neutral",
    splitting: false,
    noExternal: [/.*/],
    dts: false,
    silent: true,
    outExtension: () => ({ js: ".out.js" })
  })
  expect(namesIn(readFileSync(path.join(folder, "bundle.out.js"), "utf8"))).toEqual(used.toSorted())
})
