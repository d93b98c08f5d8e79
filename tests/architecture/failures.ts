import { modules, nodes, type Module, type Node, type Package } from "./sourceTree.ts"

/** What the documentation of a member or a function says of its failures, and what its type says. */
export interface Failures {
  /** `Signing.signMessage`, `parseAmount`. */
  readonly name: string
  readonly module: Module
  readonly node: Node
  /** The names behind "Fails"; undefined where the documentation does not speak of failures. */
  readonly documented: ReadonlyArray<string> | undefined
  /** The documentation says "as the last one did" or the like, so that its names are not all. */
  readonly isOpen: boolean
  /** The names in the error channel of the Effect that it is or answers with; undefined where no such type is written. */
  readonly typed: ReadonlyArray<string> | undefined
}

const commentOf = ({ comments, text }: Module, node: Node): string | undefined =>
  comments.findLast(
    ({ type, value, end }) =>
      type === "Block" &&
      value.startsWith("*") &&
      end <= node.start &&
      text.slice(end, node.start).trim() === ""
  )?.value

const typeName = (node: Node): string =>
  node.type === "TSQualifiedName" ? `${typeName(node["left"])}.${node["right"].name}` : node["name"]

/** The names of a union, or of a single type; undefined where a part is no name. */
const namesOf = (type: Node): ReadonlyArray<string> | undefined => {
  if (type.type === "TSNeverKeyword") return []
  if (type.type === "TSTypeReference") return [typeName(type["typeName"])]
  if (type.type !== "TSUnionType") return undefined
  const parts = (type["types"] as ReadonlyArray<Node>).map(namesOf)
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? [])
}

const channelOf = (type: Node | undefined): ReadonlyArray<string> | undefined => {
  if (type?.type === "TSFunctionType") return channelOf(type["returnType"]?.typeAnnotation)
  if (type?.type !== "TSTypeReference" || typeName(type["typeName"]) !== "Effect.Effect") return undefined
  const error: Node | undefined = type["typeArguments"]?.params[1]
  return error === undefined ? [] : namesOf(error)
}

const failures = (module: Module, node: Node, name: string, type: Node | undefined): Failures => {
  const comment = commentOf(module, node)
    ?.replaceAll(/\n\s*\* ?/g, "\n")
    .split(/\n\s*\n/)
    .find((paragraph) => /\bFails\b/.test(paragraph))
  const said = comment === undefined ? undefined : /\bFails\b[^]*/.exec(comment)![0].replaceAll(/\s+/g, " ")
  return {
    name,
    module,
    node,
    documented:
      said === undefined ? undefined : [...said.matchAll(/`([A-Z]\w*)`/g)].map(([, found]) => found!),
    isOpen: /\bFails as\b|, and as\b/.test(said ?? ""),
    typed: channelOf(type)
  }
}

/** The documented members of interfaces and services, and the exported constants, of a module. */
export const failuresIn = (module: Module): ReadonlyArray<Failures> => [
  ...nodes(module.program).flatMap((node): ReadonlyArray<Failures> => {
    if (node.type !== "TSInterfaceDeclaration") return []
    return (node["body"].body as ReadonlyArray<Node>)
      .filter(({ type }) => type === "TSPropertySignature" || type === "TSMethodSignature")
      .map((member) =>
        failures(
          module,
          member,
          `${node["id"].name}.${member["key"].name}`,
          (member["typeAnnotation"] ?? member["returnType"])?.typeAnnotation
        )
      )
  }),
  // A service: its members are the second type argument of what the class extends.
  ...nodes(module.program).flatMap((node): ReadonlyArray<Failures> => {
    if (node.type !== "ClassDeclaration") return []
    const members = node["superClass"]?.callee?.typeArguments?.params[1]
    return ((members?.members ?? []) as ReadonlyArray<Node>).map((member) =>
      failures(
        module,
        member,
        `${node["id"].name}.${member["key"].name}`,
        member["typeAnnotation"]?.typeAnnotation
      )
    )
  }),
  ...(module.program["body"] as ReadonlyArray<Node>).flatMap((statement): ReadonlyArray<Failures> => {
    const declaration: Node | undefined =
      statement.type === "ExportNamedDeclaration" ? statement["declaration"] : undefined
    if (declaration?.type !== "VariableDeclaration") return []
    return (declaration["declarations"] as ReadonlyArray<Node>).map(({ id, init }) =>
      failures(
        module,
        statement,
        id.name,
        id.typeAnnotation?.typeAnnotation ?? init?.returnType?.typeAnnotation
      )
    )
  })
]

/** Those of a package. */
export const failuresOf = (pkg: Package): ReadonlyArray<Failures> => modules(pkg).flatMap(failuresIn)
