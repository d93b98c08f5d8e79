import { expect, it } from "vitest"
import { children, modules, packages, place, type Module, type Node } from "./sourceTree.ts"

/*
 * State lives in a kit, never in a module, so that two kits on one page do not meet. Read off the syntax: what runs when
 * the module loads may hold no `let` or `var`, and make no mutable holder. A `Map` or `Set` that is declared with a
 * `Readonly` type is data, and so is an array or object that has contents; an empty one can only be there to be filled.
 */
const holders = [
  "Map",
  "Set",
  "WeakMap",
  "WeakSet",
  "WeakRef",
  "EventTarget",
  "AbortController",
  "BroadcastChannel",
  "CSSStyleSheet"
]

const runsLater = (node: Node) =>
  /Function/.test(node.type) ||
  (node.type.endsWith("PropertyDefinition") && !node["static"]) ||
  node.type.startsWith("TS")

const annotationOf = (declarator: Node, { text }: Module) => {
  const annotation: Node | null = declarator["id"].typeAnnotation
  return annotation === null ? undefined : text.slice(annotation.start, annotation.end)
}

// The name of a type alias does not tell whether it is readonly; the compiler will.
const mayBeFilled = (annotation: string | undefined) =>
  annotation === undefined || /^:\s*(Array|Record|Map|Set)<|^:\s*(?!readonly\b)[^"']*\[\]$/.test(annotation)

const isEmpty = (node: Node) =>
  (node.type === "ArrayExpression" && node["elements"].length === 0) ||
  (node.type === "ObjectExpression" && node["properties"].length === 0)

const isConst = (declaration: Node) => declaration["kind"] === "const" || declaration["declare"] === true

const stateIn = (module: Module, node: Node): ReadonlyArray<Node> => {
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression") {
    return stateIn(module, node["expression"])
  }
  if (runsLater(node)) return []
  if (node.type === "VariableDeclaration" && !isConst(node)) return [node]
  if (node.type === "VariableDeclarator") {
    const annotation = annotationOf(node, module)
    if (annotation !== undefined && /\bReadonly/.test(annotation)) return []
    if (node["init"] && isEmpty(node["init"]) && mayBeFilled(annotation)) return [node]
  }
  if (node.type === "NewExpression" && holders.includes(node["callee"].name)) return [node]
  return children(node).flatMap((child) => stateIn(module, child))
}

it.each(packages)("$name keeps no state in a module", (pkg) => {
  const found = modules(pkg).flatMap((module) =>
    stateIn(module, module.program).map((node) => place(module, node))
  )
  expect(found).toEqual([])
})
