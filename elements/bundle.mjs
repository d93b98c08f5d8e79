import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync } from "node:fs"
import { mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { rolldown } from "rolldown"
import { plugins, root } from "../scripts/plugins.mjs"

const folder = import.meta.dirname

/** The module that every page loads; the others are plugins. */
const MAIN = "latchkey"

/** What stands in React's place. */
const instead = new Map([
  ["react", "preact/compat"],
  ["react-dom", "preact/compat"],
  ["react-dom/client", "preact/compat/client"],
  ["react/jsx-runtime", "preact/jsx-runtime"]
])

/** The entries of a plugin's package that a page without React has a use for. */
const entriesOf = ({ kind, manifest }) => [
  kind !== "chain" && manifest.exports["./react"] !== undefined ? "/react" : "",
  ...["networks", "sources", "element"]
    .filter((name) => manifest.exports[`./${name}`] !== undefined)
    .map((name) => `/${name}`)
]

const OWN = "\0plugin:"

/** Each plugin's module by its name: its text. */
const pluginModules = new Map(
  plugins.map((plugin) => [
    plugin.name,
    entriesOf(plugin)
      .map((entry) => `export * from "@latchkey/${plugin.name}${entry}"`)
      .join("\n")
  ])
)

const withPreact = {
  name: "with-preact",
  resolveId(id) {
    const other = instead.get(id)
    return other === undefined ? undefined : this.resolve(other, path.join(folder, "package.json"))
  }
}

const ownModules = {
  name: "own-modules",
  resolveId(id) {
    return id.startsWith(OWN) ? { id, moduleSideEffects: false } : undefined
  },
  load(id) {
    return id.startsWith(OWN) ? pluginModules.get(id.slice(OWN.length)) : undefined
  }
}

const input = (names) =>
  Object.fromEntries(
    names.map((name) => [name, name === MAIN ? path.join(folder, "src/latchkey.ts") : OWN + name])
  )

const bundle = async (names, page) => {
  const build = await rolldown({
    input: input(names),
    cwd: folder,
    platform: "browser",
    resolve: { conditionNames: ["production", "browser", "module", "import", "default"] },
    transform: { target: "es2022", define: { "process.env.NODE_ENV": '"production"' } },
    plugins: [withPreact, ownModules],
    // "use client" means nothing to a page that is all client.
    onLog: (level, log, next) => (log.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : next(level, log))
  })
  try {
    const { output } = await build.generate({
      format: "esm",
      minify: true,
      entryFileNames: "[name].js",
      chunkFileNames: "parts/[hash].js",
      ...(page === undefined
        ? {}
        : { codeSplitting: { groups: [{ name: "page", test: (id) => page.has(id) }] } })
    })
    return output.filter(({ type }) => type === "chunk")
  } finally {
    await build.close()
  }
}

/** What a page that names these modules loads before anything happens. */
const atLoad = (chunks, names) => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set()
  const visit = (name) => {
    if (found.has(name)) return
    found.add(name)
    byName.get(name).imports.forEach(visit)
  }
  names.forEach((name) => visit(`${name}.js`))
  return [...found]
}

const open = new Set(["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "ISC"])

/** The folder of the package that a module is of. */
const packageOf = (id) => {
  for (let at = path.dirname(id); at !== path.dirname(at); at = path.dirname(at)) {
    const manifest = path.join(at, "package.json")
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).name !== undefined) return at
  }
  throw new Error(`${id} is of no package`)
}

const isOpen = (licence) =>
  String(licence)
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((each) => open.has(each)))

/** The licences of everything foreign that is in the modules, as they ask to be handed on. */
const licences = (chunks) => {
  const ids = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => !id.startsWith("\0") && id.includes("/node_modules/"))
  const folders = [...new Set(ids.map((id) => packageOf(id.split("?")[0])))].toSorted((a, b) =>
    a < b ? -1 : 1
  )
  return folders
    .map((place) => {
      const { name, version, license } = JSON.parse(readFileSync(path.join(place, "package.json"), "utf8"))
      if (!isOpen(license))
        throw new Error(
          `${name}@${version} would be handed on with every page, and its licence is ${license}`
        )
      const file = globSync("{LICENSE,LICENCE,license,licence}*", { cwd: place })
        .filter((file) => !file.endsWith(".js"))
        .toSorted()[0]
      const text = file === undefined ? "" : `\n\n${readFileSync(path.join(place, file), "utf8").trim()}`
      return `${name} ${version}, ${license}${text}\n`
    })
    .join(`\n${"-".repeat(80)}\n\n`)
}

/**
 * Writes the modules, `modules.json` and the licences of what is in them.
 *
 * `modules.json` has of each module what it imports at once, what it may import later, and its hash.
 *
 * @param {string} dist
 * @param {ReadonlyArray<string>} pluginNames Folders in `plugins`; all that declare a plugin when absent.
 */
export const buildElements = async (
  dist = path.join(folder, "dist"),
  pluginNames = [...pluginModules.keys()]
) => {
  // What each page loads is one file: without this there would be twenty, one for each set of modules that share it.
  const alone = await bundle([MAIN, "evm"])
  const first = new Set(atLoad(alone, [MAIN, "evm"]))
  const page = new Set(
    alone
      .filter(({ fileName }) => first.has(fileName))
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => !id.startsWith(OWN) && !id.includes("/plugins/"))
  )
  const names = [MAIN, ...pluginNames]
  const chunks = await bundle(names, page)
  await rm(dist, { recursive: true, force: true })
  await mkdir(path.join(dist, "parts"), { recursive: true })
  for (const { fileName, code } of chunks) await writeFile(path.join(dist, fileName), code)
  for (const name of names)
    await writeFile(
      path.join(dist, `${name}.d.ts`),
      name === MAIN
        ? readFileSync(path.join(folder, "src/latchkey.ts"), "utf8")
        : `${pluginModules.get(name)}\n`
    )
  const modules = Object.fromEntries(
    chunks
      .toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))
      .map(({ fileName, code, imports, dynamicImports }) => [
        fileName,
        {
          integrity: `sha384-${createHash("sha384").update(code).digest("base64")}`,
          imports,
          later: dynamicImports
        }
      ])
  )
  await writeFile(path.join(dist, "modules.json"), `${JSON.stringify({ entries: names, modules })}\n`)
  await writeFile(path.join(dist, "LICENSES.txt"), licences(chunks))
  return { dist, names, files: chunks.length }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now()
  const { names, files } = await buildElements()
  console.log(
    `built ${names.length} modules in ${files} files in ${Math.round(performance.now() - started)} ms (${path.relative(root, folder)})`
  )
}
