import { existsSync, globSync, readFileSync } from "node:fs"
import path from "node:path"
import { build } from "vite"
import { withoutDirectives } from "../web/buildPages.ts"

const repository = path.resolve(import.meta.dirname, "../..")

/** A public entry of a package, and what is left in a bundle that imports it and uses nothing. */
export interface UnusedImport {
  readonly entry: string
  /** Bytes; zero is right. */
  readonly left: number
}

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly sideEffects: boolean | ReadonlyArray<string>
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>
}

/** Every entry of our packages that promises to do nothing when it is imported. */
const entries = (): ReadonlyArray<string> =>
  globSync("{core,react,tests/testing,plugins/*}/package.json", { cwd: repository }).flatMap((file) => {
    const manifest = JSON.parse(readFileSync(path.join(repository, file), "utf8")) as Manifest
    if (manifest.private === true) return []
    return Object.entries(manifest.exports).flatMap(([name, target]) => {
      if (typeof target === "string" || acts(manifest, target.default)) return []
      if (!existsSync(path.join(repository, path.dirname(file), target.default))) return []
      return [path.posix.join(manifest.name, name)]
    })
  })

const acts = ({ sideEffects }: Manifest, file: string) =>
  sideEffects === true ||
  (Array.isArray(sideEffects) &&
    sideEffects.some((pattern: string) => path.matchesGlob(path.normalize(file), pattern)))

/** Bundles `import * as unused` of each entry, with Vite's own settings. */
export const unusedImports = async (): Promise<ReadonlyArray<UnusedImport>> => {
  const found: Array<UnusedImport> = []
  for (const entry of entries()) found.push({ entry, left: await bundleUnused(entry) })
  return found
}

const bundleUnused = async (entry: string): Promise<number> => {
  const id = "\0unused-import"
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "warn",
    plugins: [
      {
        name: "unused-import",
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) => (source === id ? `import * as unused from ${JSON.stringify(entry)}` : undefined)
      }
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { unused: id }, onLog: withoutDirectives }
    }
  })
  if ("close" in result) throw new Error("A build for a page does not watch")
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap(({ output }) => output)
    .reduce((sum, file) => sum + (file.type === "chunk" ? file.code.trim().length : 0), 0)
}
