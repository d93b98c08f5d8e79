import { globSync } from "node:fs"
import { readFile, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { browserslistToTargets, transform } from "lightningcss"
import type { Options } from "tsup"

type EsbuildPlugin = NonNullable<Options["esbuildPlugins"]>[number]
type TsupPlugin = NonNullable<Options["plugins"]>[number]

/** The oldest browsers that the packages run in; `tests/architecture/browsers.test.ts` keeps the code to what these have. */
export const cssTargets = browserslistToTargets(["chrome 111", "edge 111", "firefox 115", "safari 16.4"])

const compileCss = async (filename: string): Promise<string> => {
  const { code } = transform({ filename, code: await readFile(filename), minify: true, targets: cssTargets })
  return code.toString()
}

/** Style sheets as the oldest browsers read them, for what is bundled by esbuild alone. */
export const shippedCss: EsbuildPlugin = {
  name: "shipped-css",
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path: filename }) => ({
      contents: await compileCss(filename),
      loader: "css"
    }))
  }
}

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
      return { contents: await compileCss(filename), loader: "text", watchFiles: [filename] }
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

type Esbuild = Parameters<EsbuildPlugin["setup"]>[0]["esbuild"]

const namesOf = async (esbuild: Esbuild, file: string): Promise<ReadonlyArray<string>> => {
  const { metafile } = await esbuild.build({
    entryPoints: [file],
    format: "esm",
    metafile: true,
    write: false
  })
  return Object.values(metafile.outputs).flatMap((output) => output.exports)
}

// Two modules may export the same name, so each gets the number of its module behind it.
const joinUnit = async (esbuild: Esbuild, outDir: string, unit: string, patterns: ReadonlyArray<string>) => {
  const members = globSync(
    patterns.map((pattern) => `${pattern}.js`),
    { cwd: outDir }
  ).toSorted()
  const files = new Set(members.map((member) => path.join(outDir, member)))
  const names = await Promise.all([...files].map((file) => namesOf(esbuild, file)))
  const exported = (member: string, alias: (name: string, index: number) => string, from: string) => {
    const index = members.indexOf(member)
    return `export { ${names[index]!.map((name) => alias(name, index)).join(", ")} } from "${from}";\n`
  }
  const outfile = path.join(outDir, `${unit}.js`)
  await esbuild.build({
    stdin: {
      contents: members
        .map((member) => exported(member, (name, index) => `${name} as ${name}_${index}`, `./${member}`))
        .join(""),
      resolveDir: outDir
    },
    outfile,
    bundle: true,
    format: "esm",
    target: "es2022",
    sourcemap: true,
    plugins: [
      {
        name: "join",
        setup(build) {
          build.onResolve({ filter: /./ }, ({ path: id, resolveDir, kind }) => {
            if (kind === "entry-point") return undefined
            const file = path.resolve(resolveDir, id)
            if (!id.startsWith(".")) return { path: id, external: true, sideEffects: false }
            return files.has(file)
              ? { path: file, sideEffects: false }
              : { path: relativeModule(path.dirname(outfile), file), external: true, sideEffects: false }
          })
        }
      }
    ]
  })
  for (const member of members) {
    const file = path.join(outDir, member)
    const from = relativeModule(path.dirname(file), outfile)
    await writeFile(
      file,
      exported(member, (name, index) => `${name}_${index} as ${name}`, from)
    )
    await rm(`${file}.map`)
  }
}

const relativeModule = (folder: string, file: string): string => {
  const relative = path.relative(folder, file).split(path.sep).join("/")
  return relative.startsWith(".") ? relative : `./${relative}`
}

// In `dist`, once all modules are written there: each unit becomes one module, and its members names for what is in it.
const joinUnits = (outDir: string, units: Readonly<Record<string, ReadonlyArray<string>>>) => {
  let esbuild: Esbuild
  const take: EsbuildPlugin = {
    name: "take-esbuild",
    setup(build) {
      esbuild = build.esbuild
    }
  }
  const join: TsupPlugin = {
    name: "join-units",
    async buildEnd() {
      for (const [unit, patterns] of Object.entries(units)) await joinUnit(esbuild, outDir, unit, patterns)
    }
  }
  return { take, join }
}

/** The modules below some folders of a package, by their place below `root` without the extension. */
const sourceModules = (
  folder: string,
  sources: ReadonlyArray<string>,
  root: string
): Record<string, string> => {
  const files = sources.flatMap((source) => globSync(`${source}/**/*.{ts,tsx}`, { cwd: folder }))
  return Object.fromEntries(
    files
      .filter((file) => !/\.(test\.tsx?|d\.ts)$/.test(file))
      .map((file) => path.join(folder, file))
      .map((file) => [path.relative(path.join(folder, root), file).replace(/\.tsx?$/, ""), file])
  )
}

/** What differs from the package that most are. */
interface LibraryOptions {
  /** Entries, as source paths, that carry React's `"use client"` directive. */
  readonly client?: ReadonlyArray<string>
  /** Folders of its modules, as patterns below the package's own; `src` when absent. */
  readonly sources?: ReadonlyArray<string>
  /** The folder that `dist` mirrors, as in the package's tsconfig; `src` when absent. */
  readonly root?: string
  /** Modules of `dist` that are joined into one, by its name: patterns of paths below `dist`, without the extension. */
  readonly units?: Readonly<Record<string, ReadonlyArray<string>>>
}

/** The JavaScript of one package, a file a module but for its units, style sheets inlined as text. */
export const library = (
  folder: string,
  { client = [], sources = ["src"], root = "src", units = {} }: LibraryOptions = {}
): Options => {
  const outDir = path.join(folder, "dist")
  const { take, join } = joinUnits(outDir, units)
  return {
    entry: sourceModules(folder, sources, root),
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
    esbuildPlugins: [inlineCss, keepModules, take],
    plugins: [clientDirective(folder, client), removeStaleChunks(outDir), join]
  }
}
