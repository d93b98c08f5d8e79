import type * as t from "@babel/types"

const isNode = (value: unknown): value is t.Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string"

const skipped = new Set(["loc", "leadingComments", "innerComments", "trailingComments", "extra", "tokens"])

/** The nodes directly below a node, in the order of the text. */
const children = (node: t.Node): ReadonlyArray<t.Node> =>
  Object.entries(node).flatMap(([key, value]) =>
    skipped.has(key) ? [] : Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
  )

/** Calls `visit` for a node and every node below it, with those above it, the nearest first. */
export const walk = (
  node: t.Node,
  visit: (node: t.Node, above: ReadonlyArray<t.Node>) => void,
  above: ReadonlyArray<t.Node> = []
): void => {
  visit(node, above)
  const next = [node, ...above]
  for (const child of children(node)) walk(child, visit, next)
}
