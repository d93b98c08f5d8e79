import { readModule, resolveImport, type Module, type Node } from "./sourceTree.ts"

/** An exported name and where it is declared; `undefined` when that is outside the workspace. */
export interface PublicName {
  readonly name: string
  readonly declaration: { readonly module: Module; readonly nodes: ReadonlyArray<Node> } | undefined
}

const nameOf = (node: Node): string => node["name"] ?? node["value"]

const declared = (declaration: Node): ReadonlyArray<string> =>
  declaration.type === "VariableDeclaration"
    ? declaration["declarations"].map((declarator: Node) => nameOf(declarator["id"]))
    : declaration["id"]
      ? [nameOf(declaration["id"])]
      : []

const find = (file: string, name: string): PublicName["declaration"] => {
  const module = readModule(file)
  const own: Array<Node> = []
  for (const statement of module.program["body"] as ReadonlyArray<Node>) {
    const exported: Node | null | undefined = statement["declaration"]
    if (exported && declared(exported).includes(name)) own.push(statement)
    if (!exported && declared(statement).includes(name)) own.push(statement)
  }
  if (own.length > 0) return { module, nodes: own }

  for (const statement of module.program["body"] as ReadonlyArray<Node>) {
    const target = statement["source"] && resolveImport(file, statement["source"].value)
    if (statement.type === "ExportAllDeclaration" && target !== undefined) {
      const inner = find(target, name)
      if (inner !== undefined) return inner
    }
    for (const specifier of (statement["specifiers"] ?? []) as ReadonlyArray<Node>) {
      if (specifier.type === "ExportSpecifier" && nameOf(specifier["exported"]) === name) {
        const local = nameOf(specifier["local"])
        if (statement["source"]) return target === undefined ? undefined : find(target, local)
        if (local !== name) return find(file, local)
      }
      if (specifier.type === "ImportSpecifier" && nameOf(specifier["local"]) === name) {
        return target === undefined ? undefined : find(target, nameOf(specifier["imported"]))
      }
    }
  }
  return undefined
}

/**
 * The names that a public entry exports, types included, in alphabetical order. What it exports as the members of one
 * object is listed as `object.member`.
 */
export const publicNames = (entry: string): ReadonlyArray<PublicName> => {
  const { program } = readModule(entry)
  const names = (program["body"] as ReadonlyArray<Node>).flatMap((statement): ReadonlyArray<PublicName> => {
    if (statement.type === "ExportAllDeclaration") {
      const target = resolveImport(entry, statement["source"].value)
      const inner = target === undefined ? [] : publicNames(target)
      const object: Node | null = statement["exported"]
      return object ? inner.map((member) => ({ ...member, name: `${nameOf(object)}.${member.name}` })) : inner
    }
    if (statement.type === "ExportDefaultDeclaration") return [{ name: "default", declaration: undefined }]
    if (statement.type !== "ExportNamedDeclaration") return []
    const named = (statement["specifiers"] as ReadonlyArray<Node>).map((specifier) =>
      nameOf(specifier["exported"])
    )
    const own = statement["declaration"] ? declared(statement["declaration"]) : []
    return [...named, ...own].map((name) => ({ name, declaration: find(entry, name) }))
  })
  return [...new Map(names.map((name) => [name.name, name])).values()].toSorted((a, b) =>
    a.name < b.name ? -1 : 1
  )
}
