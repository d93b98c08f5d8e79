import { errorCode } from "../../core/src/error/ErrorCode.ts"
import { modules, nodes, type Module, type Node, type Package } from "./sourceTree.ts"

/** A class that is declared as an error. */
export interface ErrorClass {
  readonly name: string
  readonly code: string
  readonly module: Module
  readonly node: Node
}

const definition = (node: Node): Node | undefined =>
  node.type === "CallExpression" && node["callee"].name === "defineError" ? node : undefined

/** The classes of a module that are made by `defineError`. */
export const errorClassesOf = (module: Module): ReadonlyArray<ErrorClass> =>
  nodes(module.program).flatMap((node): Array<ErrorClass> => {
    const made = node.type === "ClassDeclaration" && node["superClass"] && definition(node["superClass"])
    if (!made) return []
    const [tag, words] = made["arguments"] as ReadonlyArray<Node>
    const code = (words?.["properties"] as ReadonlyArray<Node> | undefined)?.find(
      ({ key }) => key.name === "code"
    )
    return [
      {
        name: node["id"].name,
        code: code === undefined ? errorCode(tag?.["value"]) : code["value"].value,
        module,
        node
      }
    ]
  })

/** The error classes of a package. */
export const errorClasses = (pkg: Package): ReadonlyArray<ErrorClass> =>
  modules(pkg).flatMap((module) => errorClassesOf(module))

/** The calls of `defineError` in a module, whatever is made of them. */
export const definitions = (module: Module): ReadonlyArray<Node> =>
  nodes(module.program).flatMap((node) => definition(node) ?? [])
