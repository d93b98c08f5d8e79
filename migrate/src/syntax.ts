import type * as t from "@babel/types"

/** The name of a property, an option or an attribute; undefined where it is computed. */
export const keyOf = (node: t.Node): string | undefined => {
  if (node.type === "JSXAttribute") return node.name.type === "JSXIdentifier" ? node.name.name : undefined
  if (node.type !== "ObjectProperty" && node.type !== "ObjectMethod") return undefined
  if (node.computed) return undefined
  return node.key.type === "Identifier"
    ? node.key.name
    : node.key.type === "StringLiteral"
      ? node.key.value
      : undefined
}

/** What a node is called with: the callee's name, where it is a name. */
export const calleeOf = (node: t.Node): string | undefined =>
  (node.type === "CallExpression" || node.type === "NewExpression") && node.callee.type === "Identifier"
    ? node.callee.name
    : undefined

/** The name of an element: `ConnectButton`, `ConnectButton.Custom`. */
export const elementOf = (node: t.Node): string | undefined => {
  if (node.type !== "JSXElement") return undefined
  const { name } = node.openingElement
  if (name.type === "JSXIdentifier") return name.name
  return name.type === "JSXMemberExpression" && name.object.type === "JSXIdentifier"
    ? `${name.object.name}.${name.property.name}`
    : undefined
}

/** What an attribute is set to: its expression or its text; undefined where it stands alone. */
export const valueOf = ({ value }: t.JSXAttribute): t.Node | undefined =>
  value?.type === "JSXExpressionContainer" ? value.expression : (value ?? undefined)

/** A literal's value: text, number or truth; undefined for everything else. */
export const literalOf = (node: t.Node | undefined): string | number | boolean | undefined =>
  node?.type === "StringLiteral" || node?.type === "NumericLiteral" || node?.type === "BooleanLiteral"
    ? node.value
    : undefined

/** The names that a list consists of; undefined where it holds anything else. */
export const namesOfList = (node: t.Node | undefined): ReadonlyArray<string> | undefined => {
  const list =
    node?.type === "TSAsExpression" || node?.type === "TSSatisfiesExpression" ? node.expression : node
  if (list?.type !== "ArrayExpression") return undefined
  const names = list.elements.flatMap((each) => (each?.type === "Identifier" ? [each.name] : []))
  return names.length === list.elements.length && names.length > 0 ? names : undefined
}
