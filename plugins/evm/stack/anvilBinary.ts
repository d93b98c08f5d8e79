import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

/** Where the Anvil binary is, or the package that would bring it. */
export type AnvilBinary =
  | { readonly found: true; readonly path: string; readonly version: string }
  | { readonly found: false; readonly package: string }

const architectures: Readonly<Record<string, string>> = { x64: "amd64", arm64: "arm64" }

/** Finds the binary itself, not the wrapper script: the process id is then the node's. */
export function findAnvil(
  platform: string = process.platform,
  architecture: string = process.arch
): AnvilBinary {
  const name = `@foundry-rs/anvil-${platform}-${architectures[architecture] ?? architecture}`
  try {
    // The binary is a dependency of the wrapper and may be installed below it.
    const wrapper = createRequire(import.meta.url).resolve("@foundry-rs/anvil/package.json")
    const manifest = createRequire(wrapper).resolve(`${name}/package.json`)
    const binary = path.join(path.dirname(manifest), "bin", platform === "win32" ? "anvil.exe" : "anvil")
    const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string }
    return existsSync(binary) ? { found: true, path: binary, version } : { found: false, package: name }
  } catch {
    return { found: false, package: name }
  }
}
