import { gzipSync } from "node:zlib"
import { readFileSync } from "node:fs"
import path from "node:path"
import { buildElements } from "../../elements/bundle.mjs"

interface Modules {
  readonly modules: Readonly<Record<string, { readonly imports: ReadonlyArray<string> }>>
}

/** What a page without React loads before a click, in gzip kB: the module of every page and those named, with what they import. */
export const elementsWeight = async (dist: string, names: ReadonlyArray<string>): Promise<number> => {
  await buildElements(dist)
  const { modules } = JSON.parse(readFileSync(path.join(dist, "modules.json"), "utf8")) as Modules
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    modules[file]!.imports.forEach(visit)
  }
  for (const name of ["latchkey", ...names]) visit(`${name}.js`)
  const bytes = [...found].map((file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length)
  return bytes.reduce((sum, each) => sum + each, 0) / 1000
}
