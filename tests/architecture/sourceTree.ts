import { existsSync, globSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { parseSync } from "vite"

/** One published package of the workspace. */
export interface Package {
  readonly folder: string
  readonly name: string
  readonly kind: "core" | "react" | "plugin" | "testing"
  readonly manifest: Manifest
  /** The folder that `dist` mirrors, as its tsconfig says. */
  readonly root: string
  /** Source file of each public entry, by its key in `exports`. */
  readonly entries: ReadonlyMap<string, string>
}

interface Manifest {
  readonly name: string
  readonly type?: string
  readonly license?: string
  readonly sideEffects?: unknown
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly exports: Readonly<Record<string, string | { readonly "@latchkey/source": string }>>
}

/** An import or a re-export, as it stands in the source. */
export interface Import {
  readonly specifier: string
  readonly lazy: boolean
  readonly typeOnly: boolean
}

/** A parsed source file; `file` is relative to the repository, with forward slashes. */
export interface Module {
  readonly file: string
  readonly text: string
  readonly program: Node
  readonly comments: ReadonlyArray<{ readonly type: string; readonly value: string; readonly end: number }>
  readonly imports: ReadonlyArray<Import>
}

/** A node of the ESTree that Vite's parser makes. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: any
}

export const repository = path.resolve(import.meta.dirname, "../..")

const posix = (file: string) => file.split(path.sep).join("/")

export const inRepository = (file: string) => path.join(repository, file)

const readJson = (file: string) => JSON.parse(readFileSync(inRepository(file), "utf8"))

const kindOf = (folder: string): Package["kind"] =>
  folder === "core" || folder === "react" ? folder : folder === "tests/testing" ? "testing" : "plugin"

export const plugins = readdirSync(inRepository("plugins")).filter((name) =>
  existsSync(inRepository(`plugins/${name}/package.json`))
)

export const packages: ReadonlyArray<Package> = [
  "core",
  "react",
  "tests/testing",
  ...plugins.map((name) => `plugins/${name}`)
].map((folder) => {
  const manifest: Manifest = readJson(`${folder}/package.json`)
  const entries = Object.entries(manifest.exports).flatMap(([key, target]): Array<[string, string]> =>
    typeof target === "string" ? [] : [[key, posix(path.join(folder, target["@latchkey/source"]))]]
  )
  const { rootDir } = readJson(`${folder}/tsconfig.json`).compilerOptions
  const root = posix(path.join(folder, rootDir))
  return { folder, name: manifest.name, kind: kindOf(folder), manifest, root, entries: new Map(entries) }
})

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.d\.ts$|\.test\.tsx?$/.test(file)

// The virtual wallets are a part of the testing package that lies beside the plugin that each is of.
const sourceFolders = ({ folder, kind }: Package): ReadonlyArray<string> => [
  `${folder}/src`,
  ...(kind === "testing" ? plugins.map((name) => `plugins/${name}/wallet`) : [])
]

export const sourceFiles = (pkg: Package): ReadonlyArray<string> =>
  sourceFolders(pkg)
    .flatMap((folder) => globSync(`${folder}/**/*`, { cwd: repository }))
    .map(posix)
    .filter(isSource)
    .toSorted()

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string"

/** The nodes directly below a node. */
export const children = (node: Node): ReadonlyArray<Node> => Object.values(node).flat().filter(isNode)

/** Every node below a node and the node itself; `enter` answering false leaves a branch out. */
export const nodes = (node: Node, enter: (node: Node) => boolean = () => true): ReadonlyArray<Node> =>
  enter(node) ? [node, ...children(node).flatMap((child) => nodes(child, enter))] : []

const literal = (node: Node | null | undefined): string | undefined =>
  node?.type === "Literal" && typeof node["value"] === "string" ? node["value"] : undefined

const importsOf = (program: Node): ReadonlyArray<Import> =>
  nodes(program).flatMap((node): Array<Import> => {
    const specifier = literal(node["source"])
    if (specifier === undefined) return []
    if (node.type === "ImportExpression") return [{ specifier, lazy: true, typeOnly: false }]
    if (node.type === "TSImportType") return [{ specifier, lazy: false, typeOnly: true }]
    return [{ specifier, lazy: false, typeOnly: (node["importKind"] ?? node["exportKind"]) === "type" }]
  })

const parsed: Map<string, Module> = new Map()

export const readModule = (file: string): Module => {
  const known = parsed.get(file)
  if (known !== undefined) return known
  const text = readFileSync(inRepository(file), "utf8")
  const { program: untyped, comments } = parseSync(file, text)
  const program = untyped as unknown as Node
  const module: Module = { file, text, program, comments, imports: importsOf(program) }
  parsed.set(file, module)
  return module
}

export const modules = (pkg: Package): ReadonlyArray<Module> => sourceFiles(pkg).map(readModule)

/** The source file that a specifier names, or undefined for what lies outside the workspace. */
export const resolveImport = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith(".")) {
    const file = posix(path.join(path.dirname(from), specifier))
    return isSource(file) ? file : undefined
  }
  // What a page in production has.
  if (specifier === "#development") return "core/src/diagnostic/production.ts"
  if (specifier === "#begin") return "plugins/devtools/src/inProduction.ts"
  const owner = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  return owner?.entries.get(`.${specifier.slice(owner.name.length)}`)
}

/** What stands behind an entry without a lazy import between: source files and foreign packages, with the way there. */
export const reachable = (entry: string): ReadonlyMap<string, ReadonlyArray<string>> => {
  const found = new Map<string, ReadonlyArray<string>>()
  const visit = (file: string, way: ReadonlyArray<string>) => {
    if (found.has(file)) return
    found.set(file, way)
    if (!existsSync(inRepository(file))) return
    for (const { specifier, lazy, typeOnly } of readModule(file).imports) {
      if (lazy || typeOnly) continue
      const target = resolveImport(file, specifier)
      if (target !== undefined) visit(target, [...way, target])
      else if (!found.has(specifier)) found.set(specifier, [...way, specifier])
    }
  }
  visit(entry, [entry])
  return found
}

/** `file:line` of a node, for messages. */
export const place = ({ file, text }: Module, node: Node) =>
  `${file}:${text.slice(0, node.start).split("\n").length}`
