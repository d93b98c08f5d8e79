import { readFileSync } from "node:fs"
import { readFile, readdir, rm } from "node:fs/promises"
import path from "node:path"
import { browserslistToTargets, transform } from "lightningcss"
import type { Options } from "tsup"

type EsbuildPlugin = NonNullable<Options["esbuildPlugins"]>[number]
type TsupPlugin = NonNullable<Options["plugins"]>[number]

const cssTargets = browserslistToTargets(["chrome 111", "edge 111", "firefox 114", "safari 16.4"])

const inlineCss: EsbuildPlugin = {
  name: "inline-css",
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path: id, resolveDir }) => ({
      path: path.join(resolveDir, id),
      namespace: "inline-css"
    }))
    build.onLoad({ filter: /.*/, namespace: "inline-css" }, async ({ path: id }) => {
      const filename = id.replace(/\?inline$/, "")
      const code = await readFile(filename)
      const { code: css } = transform({ filename, code, minify: true, targets: cssTargets })
      return { contents: css.toString(), loader: "text", watchFiles: [filename] }
    })
  }
}

// A banner would mark shared chunks too, and the server-safe entries import those.
const clientDirective = (folder: string, entries: ReadonlyArray<string>): TsupPlugin => {
  const marked = new Set(entries.map((entry) => path.join(folder, entry)))
  return {
    name: "use-client",
    renderChunk(code, chunk) {
      if (chunk.entryPoint === undefined || !marked.has(path.resolve(chunk.entryPoint))) return undefined
      const map = typeof chunk.map === "string" ? JSON.parse(chunk.map) : chunk.map
      if (map) map.mappings = `;${map.mappings}`
      return { code: `"use client";\n${code}`, map }
    }
  }
}

// tsup's own `clean` would also take the declarations that `tsc -b` believes are up to date.
const removeStaleChunks = (outDir: string): TsupPlugin => ({
  name: "remove-stale-chunks",
  async buildEnd({ writtenFiles }) {
    const written = new Set(writtenFiles.map(({ name }) => path.resolve(name)))
    for (const name of await readdir(outDir, { recursive: true })) {
      const file = path.join(outDir, name)
      if (/\.js(\.map)?$/.test(name) && !written.has(file)) await rm(file, { force: true })
    }
  }
})

const sourceEntries = (folder: string): Record<string, string> => {
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    exports: Record<string, string | { "@latchkey/source": string; default: string }>
  }
  return Object.fromEntries(
    Object.values(manifest.exports)
      .filter((target) => typeof target === "object")
      .map((target) => [
        target.default.replace(/^\.\/dist\/(.*)\.js$/, "$1"),
        path.join(folder, target["@latchkey/source"])
      ])
  )
}

/**
 * The bundle of one package: an entry for each of its `exports`, every other package left external.
 *
 * `client` names the entries (as source paths) that carry React's `"use client"` directive.
 */
export const library = (
  folder: string,
  { client = [] }: { client?: ReadonlyArray<string> } = {}
): Options => {
  const outDir = path.join(folder, "dist")
  return {
    entry: sourceEntries(folder),
    outDir,
    tsconfig: path.join(folder, "tsconfig.json"),
    format: ["esm"],
    target: "es2022",
    platform: "neutral",
    splitting: true,
    sourcemap: true,
    dts: false,
    clean: false,
    silent: true,
    skipNodeModulesBundle: true,
    esbuildPlugins: [inlineCss],
    plugins: [clientDirective(folder, client), removeStaleChunks(outDir)]
  }
}
