import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { declarationOf, type PluginPackage } from "../../scripts/plugins.mjs"
import { buildPages } from "../web/buildPages.ts"
import { loadedFirst } from "./addedModules.ts"
import { withSteadyHashes } from "./withSteadyHashes.ts"

const usesLibrary = ({ folder }: PluginPackage, from: string) => {
  const use = path.relative(from, path.join(import.meta.dirname, "../..", folder, "support/libraryUse.ts"))
  return `import { useLibrary } from "${use.split(path.sep).join("/")}"\nObject.assign(window, { useLibrary })\n`
}

const usesKit = (plugin: PluginPackage) => `import { createKit } from "@latchkey/core"
import { ${plugin.code} } from "${plugin.manifest["name"]}"
import { ${plugin.network ?? "mainnet"} as network } from "${plugin.manifest["name"]}${plugin.network === undefined ? "/networks" : ""}"
Object.assign(window, {
  kit: createKit({ app: { name: "Page" }, networks: [network], plugins: [${declarationOf(plugin)}] })
})
`

const pageLoad = async (folder: string, name: string, code: string): Promise<number> => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path.join(folder, `${name}.html`),
    `<!doctype html><script type="module" src="./${name}.ts"></script>`
  )
  writeFileSync(path.join(folder, `${name}.ts`), code)
  const { chunks } = await buildPages({ root: folder, names: [name], outDir: path.join(folder, "out", name) })
  const bytes = loadedFirst(chunks).map(
    (chunk) => gzipSync(withSteadyHashes(chunk.code), { level: 9 }).length
  )
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}

/**
 * What kit and chain add to the page load of an app that uses the chain's library itself, in gzip kB. A library that is
 * imported as a whole when it is needed keeps all of it alive, and a bundler puts that where the app's own part of it is.
 */
export const besideLibrary = async (folder: string, plugin: PluginPackage): Promise<number> => {
  const app = usesLibrary(plugin, folder)
  const both = await pageLoad(folder, `${plugin.name}-with-kit`, `${app}${usesKit(plugin)}`)
  return both - (await pageLoad(folder, `${plugin.name}-alone`, app))
}
