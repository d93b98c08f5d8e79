import { spawnSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { SourceFile } from "@latchkey/migrate"

const repository = path.resolve(import.meta.dirname, "../..")

// What the apps import that is not installed here: enough of it to check the rest.
const shims = `
declare module "next" { export interface Metadata { readonly title?: string } }
declare module "next/app" {
  import type { ComponentType } from "react"
  export interface AppProps { readonly Component: ComponentType; readonly pageProps: object }
}
declare module "next/headers" { export const headers: () => Promise<{ get(name: string): string | null }> }
declare module "ethers" {
  export interface Eip1193Provider { request(request: { method: string; params?: unknown }): Promise<unknown> }
  export class BrowserProvider {
    constructor(provider: Eip1193Provider)
    getSigner(): Promise<{ signMessage(message: string): Promise<string> }>
  }
}
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
`

/** What the type checker finds in apps, against the packages of this tree; a line for each error. */
export const checkTypes = (
  apps: Readonly<Record<string, ReadonlyArray<SourceFile>>>
): ReadonlyArray<string> => {
  const folder = path.join(repository, "node_modules/.cache/migration")
  rmSync(folder, { recursive: true, force: true })
  const write = (file: string, text: string) => {
    const at = path.join(folder, file)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, text)
  }
  for (const [name, files] of Object.entries(apps))
    for (const { path: file, text } of files) write(`${name}/${file}`, text)
  write("shims.d.ts", shims)
  const aliases = Object.keys(apps).flatMap((name) => [`./${name}/*`, `./${name}/src/*`])
  const config = {
    extends: path.join(repository, "tsconfig.base.json"),
    compilerOptions: {
      composite: false,
      declaration: false,
      declarationMap: false,
      emitDeclarationOnly: false,
      noEmit: true,
      module: "esnext",
      moduleResolution: "bundler",
      allowImportingTsExtensions: true,
      rewriteRelativeImportExtensions: false,
      customConditions: ["@latchkey/source"],
      verbatimModuleSyntax: false,
      noPropertyAccessFromIndexSignature: false,
      types: ["react"],
      paths: { "@/*": aliases }
    },
    include: ["**/*", path.join(repository, "css-inline.d.ts")]
  }
  write("tsconfig.json", JSON.stringify(config))
  const tsc = path.join(repository, "node_modules/.bin/tsc")
  const { stdout, error } = spawnSync(tsc, ["-p", folder], { encoding: "utf8", cwd: folder })
  if (error !== undefined) throw error
  return stdout.split("\n").filter((line) => line.trim() !== "")
}
