import { readdirSync } from "node:fs"
import { readFile, readdir, rm } from "node:fs/promises"
import path from "node:path"
import { browserslistToTargets, transform } from "lightningcss"
import type { Options } from "tsup"

type EsbuildPlugin = NonNullable<Options["esbuildPlugins"]>[number]
type TsupPlugin = NonNullable<Options["plugins"]>[number]

/** The oldest browsers that style sheets are written for. */
export const cssTargets = browserslistToTargets(["chrome 111", "edge 111", "firefox 114", "safari 16.4"])

const inlineCss: EsbuildPlugin = {
  name: "inline-css",
  setup(build) {
    // The path is written into the output as a comment and must not tell where this was built; did it end in .css, tsup
    // would take it for a style sheet of its own.
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path: id, resolveDir }) => {
      const filename = path.join(resolveDir, id.replace(/\?inline$/, ""))
      return {
        path: `${path.relative(import.meta.dirname, filename)}?inline`,
        namespace: "inline-css",
        pluginData: filename
      }
    })
    build.onLoad({ filter: /.*/, namespace: "inline-css" }, async ({ pluginData: filename }) => {
      const code = await readFile(filename)
      const { code: css } = transform({ filename, code, minify: true, targets: cssTargets })
      return { contents: css.toString(), loader: "text", watchFiles: [filename] }
    })
  }
}

// A bundle would glue modules of the page-load part to modules of lazy parts; an app's own bundler splits them better.
const keepModules: EsbuildPlugin = {
  name: "keep-modules",
  setup(build) {
    build.onResolve({ filter: /^\..*\.tsx?$/ }, ({ path: id, kind }) =>
      kind === "entry-point" ? undefined : { path: id.replace(/\.tsx?$/, ".js"), external: true }
    )
  }
}

// Only what an app imports is marked: the rest is reached through it.
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

const sourceModules = (folder: string): Record<string, string> => {
  const source = path.join(folder, "src")
  const names = readdirSync(source, { recursive: true, encoding: "utf8" })
  return Object.fromEntries(
    names
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test\.tsx?|d\.ts)$/.test(name))
      .map((name) => [name.replace(/\.tsx?$/, ""), path.join(source, name)])
  )
}

/**
 * The JavaScript of one package, a file a module, style sheets inlined as text.
 *
 * `client` names the entries (as source paths) that carry React's `"use client"` directive.
 */
export const library = (
  folder: string,
  { client = [] }: { client?: ReadonlyArray<string> } = {}
): Options => {
  const outDir = path.join(folder, "dist")
  return {
    entry: sourceModules(folder),
    outDir,
    tsconfig: path.join(folder, "tsconfig.json"),
    format: ["esm"],
    target: "es2022",
    platform: "neutral",
    splitting: false,
    sourcemap: true,
    dts: false,
    clean: false,
    silent: true,
    skipNodeModulesBundle: true,
    esbuildPlugins: [inlineCss, keepModules],
    plugins: [clientDirective(folder, client), removeStaleChunks(outDir)]
  }
}
