import type * as t from "@babel/types"
import type { App } from "../App.ts"
import { pages } from "../pages.ts"
import type { SourceEdit } from "../SourceEdit.ts"
import { calleeOf, elementOf, keyOf, valueOf } from "../syntax.ts"
import { walk } from "../walk.ts"
import { kitOrTodo } from "./moveConfig.ts"

const reasons: Readonly<Record<string, readonly [reason: string, page: string]>> = {
  modalSize: ["the modal has one size, and is a sheet on phones.", pages.theming],
  coolMode: ["there are no confetti.", pages.rainbowkit],
  avatar: ["the account's picture is that of its name, or one made of its address.", pages.theming],
  initialChain: ["pass `defaultNetwork` to createKit.", pages.options],
  id: ["there is one session for each kit.", pages.options]
}

/** The themes by the functions that make them. */
const themes: Readonly<Record<string, string>> = {
  lightTheme: "light",
  darkTheme: "dark",
  midnightTheme: "dark"
}

/** What a theme is called here, and the theme's options that are not in it. */
const themeOf = (
  node: t.Node | undefined,
  names: ReadonlyMap<string, string>
): { readonly theme: string; readonly options: ReadonlyArray<string> } | undefined => {
  const callee = node === undefined ? undefined : calleeOf(node)
  const theme = themes[names.get(callee ?? "") ?? ""]
  if (theme !== undefined && node?.type === "CallExpression") {
    const [options] = node.arguments
    return {
      theme,
      options:
        options?.type === "ObjectExpression" ? options.properties.flatMap((each) => keyOf(each) ?? []) : []
    }
  }
  if (node?.type !== "ObjectExpression") return undefined
  const both = node.properties.flatMap((each) => {
    const key = each.type === "ObjectProperty" ? keyOf(each) : undefined
    return each.type === "ObjectProperty" && (key === "lightMode" || key === "darkMode")
      ? [themeOf(each.value, names)]
      : []
  })
  return both.length === 2 && both.every((each) => each !== undefined)
    ? { theme: "system", options: [...new Set(both.flatMap((each) => each?.options ?? []))] }
    : undefined
}

const moveAttribute = (
  edit: SourceEdit,
  attribute: t.JSXAttribute,
  names: ReadonlyMap<string, string>,
  above: ReadonlyArray<t.Node>
): string | undefined => {
  const key = keyOf(attribute) ?? ""
  const value = valueOf(attribute)
  if (key === "theme") {
    const known = value?.type === "NullLiteral" ? { theme: "light", options: [] } : themeOf(value, names)
    if (known === undefined) {
      edit.leaveInPlace(attribute, "theme", "say light, dark or system.", pages.theming)
      return undefined
    }
    edit.moved++
    edit.removePart(attribute)
    for (const option of known.options)
      edit.leave(
        attribute,
        option,
        "colours and corners are CSS variables: --latchkey-accent, --latchkey-radius.",
        pages.theming,
        above
      )
    return known.theme
  }
  if (key === "locale") {
    edit.moved++
    return undefined
  }
  if (key === "showRecentTransactions") {
    // The kit's list is always there.
    edit.moved++
    edit.removePart(attribute)
    return undefined
  }
  if (key === "appInfo" && value?.type === "ObjectExpression") {
    edit.removePart(attribute)
    for (const property of value.properties) {
      const name = keyOf(property) ?? "appInfo"
      if (name === "appName") edit.moved++
      else if (name === "learnMoreUrl")
        edit.leave(
          property,
          name,
          "the modal explains wallets itself, in the visitor's language.",
          pages.rainbowkit,
          above
        )
      else
        edit.leave(
          property,
          name,
          "the Connect view links to `termsUrl` and `privacyUrl` of createKit's `app`.",
          pages.options,
          above
        )
    }
    return undefined
  }
  const [reason, page] = reasons[key] ?? ["KitProvider has no such prop.", pages.rainbowkit]
  edit.leaveInPlace(attribute, key, reason, page)
  return undefined
}

/** `RainbowKitProvider`: the kit's provider, in the theme that it had. */
export const moveProvider = (
  app: App,
  edit: SourceEdit,
  local: string,
  names: ReadonlyMap<string, string>
): void => {
  walk(edit.ast, (node, above) => {
    if (node.type !== "JSXElement" || elementOf(node) !== local) return
    edit.moved++
    const { openingElement, closingElement } = node
    let theme = "light"
    for (const attribute of openingElement.attributes) {
      if (attribute.type === "JSXAttribute") theme = moveAttribute(edit, attribute, names, above) ?? theme
      else
        edit.leave(
          attribute,
          "RainbowKitProvider",
          "props that are spread were not read.",
          pages.rainbowkit,
          above
        )
    }
    const provider = edit.want("@latchkey/react", "KitProvider")
    const kit = kitOrTodo(app, edit, node, above)
    edit.replace(openingElement.name, `${provider} kit={${kit}} theme="${theme}"`)
    if (closingElement != null) edit.replace(closingElement.name, provider)
  })
}
