import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { bundle } from "lightningcss"
import { build } from "tsup"
import { cssTargets } from "../tsup.base.ts"

const root = path.resolve(import.meta.dirname, "..")
const { references } = JSON.parse(readFileSync(path.join(root, "tsconfig.packages.json"), "utf8"))
const folders = references.map((reference) => path.join(root, reference.path))

// `tsc -b` leaves the declarations of deleted sources behind, and they would be published.
const removeStaleDeclarations = (folder) => {
  const dist = path.join(folder, "dist")
  const { rootDir } = JSON.parse(readFileSync(path.join(folder, "tsconfig.json"), "utf8")).compilerOptions
  if (!existsSync(dist)) return
  for (const name of readdirSync(dist, { recursive: true })) {
    const stem = /^(.*)\.d\.ts(?:\.map)?$/.exec(name)?.[1]
    if (stem === undefined) continue
    const source = path.join(folder, rootDir, stem)
    if (!existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)) rmSync(path.join(dist, name))
  }
}

// The one style sheet that a page may link to; all others are text in modules.
const buildStyles = (folder) => {
  const filename = path.join(folder, "src/styles.css")
  if (!existsSync(filename)) return
  const { code } = bundle({ filename, minify: true, targets: cssTargets })
  writeFileSync(path.join(folder, "dist/styles.css"), code)
}

const buildPackage = async (folder) => {
  removeStaleDeclarations(folder)
  const { default: config } = await import(path.join(folder, "tsup.config.ts"))
  await build({ ...config, config: false })
  buildStyles(folder)
}

// Every other package is external to each bundle, so no order is needed.
const started = performance.now()
const results = await Promise.allSettled(folders.map(buildPackage))
const failed = results.flatMap(({ reason }, index) =>
  reason === undefined ? [] : [`${path.relative(root, folders[index])}: ${reason?.message ?? reason}`]
)
for (const line of failed) console.error(line)
console.log(
  `built ${folders.length - failed.length} of ${folders.length} packages in ${Math.round(performance.now() - started)} ms`
)
process.exitCode = failed.length > 0 ? 1 : 0
