import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

const docs = path.resolve(import.meta.dirname, "..")
const root = path.resolve(docs, "..")

/** Where the built site is. */
export const siteFolder = path.join(docs, "dist")

const stamp = path.join(siteFolder, ".built-from")

// The site is built from the packages' sources, and its pages show the code of samples and the errors' own words.
const inputs = [
  "package-lock.json",
  "docs/*.{ts,json}",
  "docs/{public,samples,src}/**/*",
  "{core,react,tests}/{package.json,src/**/*}",
  "plugins/*/{package.json,src/**/*}"
]

const stateOfInputs = (): string => {
  const hash = createHash("sha256")
  for (const pattern of inputs) {
    const files = globSync(pattern, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
    for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).toSorted()) {
      hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file))
    }
  }
  return hash.digest("hex")
}

/** Builds the site, unless the one that is there was built from the same files. */
export const buildSite = async (): Promise<"built" | "fresh"> => {
  const state = stateOfInputs()
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return "fresh"
  process.env["ASTRO_TELEMETRY_DISABLED"] = "1"
  process.env["NODE_ENV"] = "production"
  const { build } = await import("astro")
  await build({ root: docs, logLevel: "error" })
  writeFileSync(stamp, state)
  return "built"
}
