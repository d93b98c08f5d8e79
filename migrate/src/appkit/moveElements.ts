import type * as t from "@babel/types"
import { pages } from "../pages.ts"
import type { SourceEdit } from "../SourceEdit.ts"
import { elementOf, keyOf } from "../syntax.ts"
import { walk } from "../walk.ts"

/** AppKit's elements and components, and ours. */
const elements: Readonly<Record<string, "ConnectButton" | "NetworkButton">> = {
  "appkit-button": "ConnectButton",
  "appkit-connect-button": "ConnectButton",
  "appkit-account-button": "ConnectButton",
  "appkit-network-button": "NetworkButton",
  "w3m-button": "ConnectButton",
  "w3m-connect-button": "ConnectButton",
  "w3m-account-button": "ConnectButton",
  "w3m-network-button": "NetworkButton",
  AppKitButton: "ConnectButton",
  AppKitConnectButton: "ConnectButton",
  AppKitAccountButton: "ConnectButton",
  AppKitNetworkButton: "NetworkButton"
}

/** Whether AppKit exports a component of this name that has a counterpart. */
export const isElement = (name: string): boolean => Object.hasOwn(elements, name)

const attributes: Readonly<Record<string, string>> = {
  label: "label",
  loadingLabel: "connectingLabel",
  balance: "balance",
  charsStart: "charsStart",
  charsEnd: "charsEnd",
  namespace: "namespace",
  disabled: "disabled",
  className: "className",
  style: "style",
  id: "id",
  key: "key"
}

const moveAttribute = (edit: SourceEdit, attribute: t.JSXAttribute, ours: string): void => {
  const key = keyOf(attribute) ?? ""
  const name = attributes[key]
  const isButtons = ["disabled", "className", "style", "id", "key"].includes(key)
  if (name !== undefined && (ours === "ConnectButton" || isButtons)) {
    edit.moved++
    if (name !== key) edit.replace(attribute.name, name)
    return
  }
  edit.leaveInPlace(
    attribute,
    key || "an attribute",
    "the button has no such prop: it is styled by CSS.",
    pages.button
  )
}

/** AppKit's buttons in a file. `names` are its components by their local names. */
export const moveElements = (edit: SourceEdit, names: ReadonlyMap<string, string>): void => {
  walk(edit.ast, (node, above) => {
    if (node.type !== "JSXElement") return
    const element = elementOf(node) ?? ""
    const ours = elements[names.get(element) ?? (/-/.test(element) ? element : "")]
    if (ours === undefined) {
      const isKits =
        /^(?:appkit|w3m)-/.test(element) ||
        (node.openingElement.name.type === "JSXIdentifier" &&
          /^(?:appkit|w3m)-/.test(node.openingElement.name.name))
      if (isKits) edit.leave(node, element, "there is no such element.", pages.button, above)
      return
    }
    edit.moved++
    const button = edit.want("@latchkey/react", ours)
    const { openingElement, closingElement } = node
    edit.replace(openingElement.name, button)
    if (closingElement != null) edit.replace(closingElement.name, button)
    for (const attribute of openingElement.attributes)
      if (attribute.type === "JSXAttribute") moveAttribute(edit, attribute, ours)
  })
}
