import type * as t from "@babel/types"
import type { App } from "../App.ts"
import { pages } from "../pages.ts"
import type { SourceEdit } from "../SourceEdit.ts"
import { elementOf, keyOf, literalOf, valueOf } from "../syntax.ts"
import { walk } from "../walk.ts"
import { kitOrTodo } from "./moveConfig.ts"

const moveAttribute = (edit: SourceEdit, attribute: t.JSXAttribute): { readonly network?: boolean } => {
  const key = keyOf(attribute) ?? ""
  const value = attribute.value === null ? true : literalOf(valueOf(attribute))
  if (key === "label") {
    edit.moved++
    return {}
  }
  if (key === "showBalance" && typeof value === "boolean") {
    edit.moved++
    edit.replace(attribute, `balance="${value ? "show" : "hide"}"`)
    return {}
  }
  if (key === "chainStatus" && typeof value === "string") {
    edit.moved++
    edit.removePart(attribute)
    return { network: value !== "none" }
  }
  if (key === "accountStatus" && value === "full") {
    edit.moved++
    edit.removePart(attribute)
    return {}
  }
  edit.leaveInPlace(
    attribute,
    key,
    "the button shows the same on every screen: style it, or draw your own with ConnectButton.Custom.",
    pages.button
  )
  return {}
}

/** `ConnectButton`, whose network is a button of its own. */
const moveElement = (edit: SourceEdit, node: t.JSXElement): void => {
  edit.moved++
  const moved = node.openingElement.attributes.map((attribute) =>
    attribute.type === "JSXAttribute" ? moveAttribute(edit, attribute) : {}
  )
  const button = edit.want("@latchkey/react", "ConnectButton")
  edit.replace(node.openingElement.name, button)
  if (node.closingElement != null) edit.replace(node.closingElement.name, button)
  if (!moved.some(({ network }) => network === true)) return
  const networkButton = edit.want("@latchkey/react", "NetworkButton")
  edit.code.appendLeft(node.start!, `<><${networkButton} /> `)
  edit.code.appendRight(node.end!, "</>")
}

/** What RainbowKit's render function is given, of what ours is. */
const given = (edit: SourceEdit, view: string, kit: string): Readonly<Record<string, string>> => ({
  account: `${view}.address === undefined ? undefined : { address: ${view}.address, displayName: ${view}.profileName ?? ${view}.shortAddress ?? ${view}.address, displayBalance: ${view}.balance, ensName: ${view}.profileName, ensAvatar: ${view}.profileImage, hasPendingTransactions: ${view}.isPending }`,
  chain: `${view}.network === undefined ? undefined : { id: Number(${view}.network.id), name: ${view}.network.name, unsupported: ${view}.network.unknown, hasIcon: ${view}.network.assets.imageUrl !== undefined, iconUrl: ${view}.network.assets.imageUrl, iconBackground: undefined }`,
  openAccountModal: `() => ${kit}.open({ view: ${edit.quoted("Account")} })`,
  openChainModal: `() => ${kit}.open({ view: ${edit.quoted("Networks")} })`,
  openConnectModal: `() => ${kit}.open({ view: ${edit.quoted("Connect")} })`,
  mounted: `${view}.status !== ${edit.quoted("reconnecting")}`,
  accountModalOpen: `${view}.isOpen`,
  chainModalOpen: `${view}.isOpen`,
  connectModalOpen: `${view}.isOpen`
})

/** `ConnectButton.Custom`: the same function, given what it asks for. */
const moveCustom = (app: App, edit: SourceEdit, node: t.JSXElement, above: ReadonlyArray<t.Node>): void => {
  const draw = node.children.flatMap((child) =>
    child.type === "JSXExpressionContainer" ? [child.expression] : []
  )[0]
  const parameter = draw?.type === "ArrowFunctionExpression" ? draw.params[0] : undefined
  if (draw?.type !== "ArrowFunctionExpression" || parameter?.type !== "ObjectPattern") {
    edit.leave(node, "ConnectButton.Custom", "its function is given other fields here.", pages.button, above)
    return
  }
  edit.moved++
  const view = edit.freeName("view", "button")
  const fields = given(edit, view, kitOrTodo(app, edit, node, above))
  const lines = parameter.properties.flatMap((property) => {
    const key = keyOf(property)
    const code = fields[key ?? ""]
    const local =
      property.type !== "ObjectProperty"
        ? undefined
        : property.value.type === "Identifier"
          ? property.value.name
          : undefined
    if (code !== undefined && local !== undefined) {
      edit.moved++
      return [`const ${local} = ${code}${edit.semicolon}`]
    }
    if (key === "authenticationStatus" && local !== undefined) {
      const reason = "whether a visitor is signed in is kit.siwx's to say."
      edit.note(property, key, reason, pages.siwx)
      return [
        `// ${edit.todo(key, reason, pages.siwx)}`,
        `const ${local}: string | undefined = undefined${edit.semicolon}`
      ]
    }
    edit.note(property, key ?? "a field", "our function is not given it.", pages.button)
    return [`// ${edit.todo(key ?? "a field", "our function is not given it.", pages.button)}`]
  })
  edit.replace(parameter, view)
  const open = edit.text.slice(parameter.end!, draw.body.start!)
  const paren = open.lastIndexOf("(")
  const outer = /^[ \t]*/.exec(edit.text.slice(edit.text.lastIndexOf("\n", draw.start!) + 1))![0]
  const inner = `\n${outer}  `
  if (draw.body.type === "BlockStatement")
    edit.code.appendRight(draw.body.start! + 1, inner + lines.join(inner))
  else {
    const start =
      open.includes("=>") && paren > open.indexOf("=>") ? parameter.end! + paren : draw.body.start!
    edit.code.appendLeft(start, `{${inner}${lines.join(inner)}${inner}return `)
    edit.code.appendRight(draw.end!, `\n${outer}}`)
  }
  const { openingElement, closingElement } = node
  const button = edit.want("@latchkey/react", "ConnectButton")
  edit.replace(openingElement.name, `${button}.Custom`)
  if (closingElement != null) edit.replace(closingElement.name, `${button}.Custom`)
}

/** Every `ConnectButton` of a file, and those that are drawn by the app. */
export const moveButton = (app: App, edit: SourceEdit, local: string): void => {
  walk(edit.ast, (node, above) => {
    if (node.type !== "JSXElement") return
    const element = elementOf(node)
    if (element === local) moveElement(edit, node)
    if (element === `${local}.Custom`) moveCustom(app, edit, node, above)
  })
}
