import type * as t from "@babel/types"
import { pages } from "../pages.ts"
import type { KitImport, SourceEdit } from "../SourceEdit.ts"
import { calleeOf, keyOf } from "../syntax.ts"
import { walk } from "../walk.ts"

/** A hook of AppKit: ours, and what each field of its result is called in ours. */
interface Hook {
  readonly ours: string
  readonly fields: Readonly<Record<string, string>>
}

const hooks: Readonly<Record<string, Hook>> = {
  useAppKit: { ours: "useModal", fields: { open: "open", close: "close" } },
  useAppKitAccount: {
    ours: "useAccount",
    fields: {
      address: "address",
      isConnected: "isConnected",
      caipAddress: "caipAddress",
      status: "status",
      allAccounts: "allAccounts"
    }
  },
  useAppKitNetwork: {
    ours: "useNetwork",
    fields: { caipNetwork: "network", caipNetworkId: "networkId", chainId: "chainId" }
  },
  useAppKitState: { ours: "useModal", fields: { open: "isOpen" } },
  useAppKitProvider: { ours: "useProvider", fields: { walletProvider: "provider" } },
  useDisconnect: { ours: "useDisconnect", fields: { disconnect: "disconnectAsync" } }
}

/** Whether a hook has a counterpart. */
export const isHook = (name: string): boolean => Object.hasOwn(hooks, name)

/** What the hook's call is given, as ours takes it. */
const argumentsOf = (edit: SourceEdit, name: string, call: t.CallExpression): string => {
  const [first] = call.arguments
  if (first === undefined) return ""
  const text = edit.textOf(first)
  if (name === "useAppKitProvider") return `{ namespace: ${text} }`
  return text
}

/** The type that a provider was read as: `useAppKitProvider<Provider>(...)`. */
const typeOf = (edit: SourceEdit, call: t.CallExpression): string | undefined => {
  const parameters = (call as { typeParameters?: t.TSTypeParameterInstantiation | null }).typeParameters
  const [type] = parameters?.params ?? []
  return type === undefined ? undefined : edit.textOf(type)
}

/** Calls of `switchNetwork`, which is told a network there and its number here. */
const moveSwitches = (edit: SourceEdit, local: string): void => {
  walk(edit.ast, (node) => {
    if (node.type !== "CallExpression" || calleeOf(node) !== local) return
    const [network] = node.arguments
    if (network === undefined) return
    edit.moved++
    edit.replace(network, `{ chainId: Number(${edit.textOf(network)}.id) }`)
  })
}

const moveCall = (
  edit: SourceEdit,
  name: string,
  call: t.CallExpression,
  above: ReadonlyArray<t.Node>
): boolean => {
  const { ours, fields } = hooks[name]!
  const [declarator, declaration] = above
  if (
    declarator?.type !== "VariableDeclarator" ||
    declarator.id.type !== "ObjectPattern" ||
    declaration === undefined
  ) {
    edit.leave(call, name, `${ours} has other fields: take what is used by name.`, pages.hooks, above)
    return false
  }
  const kept: Array<string> = []
  const lines: Array<string> = []
  for (const property of declarator.id.properties) {
    const key = keyOf(property)
    const local =
      property.type === "ObjectProperty" && property.value.type === "Identifier"
        ? property.value.name
        : undefined
    const field = Object.hasOwn(fields, key ?? "") ? fields[key!] : undefined
    if (name === "useAppKitNetwork" && key === "switchNetwork" && local !== undefined) {
      const switcher = edit.want("@latchkey/react", "useSwitchNetwork")
      lines.push(`const { ${local === key ? key : `switchNetwork: ${local}`} } = ${switcher}()`)
      moveSwitches(edit, local)
      edit.moved++
    } else if (field !== undefined && local !== undefined) {
      kept.push(field === local ? field : `${field}: ${local}`)
      edit.moved++
    } else edit.leave(property, key ?? name, `${ours} has no such field.`, pages.hooks, above)
  }
  if (kept.length > 0) {
    const hook = edit.want("@latchkey/react", ours, `useKit${ours.slice(3)}`)
    const type = typeOf(edit, call)
    const [provider] = kept
    const made = `${hook}(${argumentsOf(edit, name, call)})`
    lines.unshift(
      type === undefined || name !== "useAppKitProvider"
        ? `const { ${kept.join(", ")} } = ${made}`
        : `const ${provider!.replace("provider: ", "")} = ${made}.provider as ${type} | undefined`
    )
  }
  if (lines.length === 0) return false
  edit.moved++
  const indent = /[ \t]*$/.exec(edit.text.slice(0, declaration.start!))![0]
  edit.replace(declaration, lines.map((line) => line + edit.semicolon).join(`\n${indent}`))
  return true
}

/** Every call of one of AppKit's hooks in a file. Answers whether none of them is there any more. */
export const moveHook = (edit: SourceEdit, { name, local }: KitImport): boolean => {
  let isGone = true
  walk(edit.ast, (node, above) => {
    if (node.type === "CallExpression" && calleeOf(node) === local)
      isGone = moveCall(edit, name, node, above) && isGone
  })
  return isGone
}
