import type * as t from "@babel/types"
import { pages } from "../pages.ts"
import type { SourceEdit } from "../SourceEdit.ts"
import { calleeOf, keyOf } from "../syntax.ts"
import { walk } from "../walk.ts"

/** RainbowKit's hooks of its three modals: the view that each opens, and whether a visitor must be connected for it. */
export const modalHooks: Readonly<
  Record<
    string,
    { readonly open: string; readonly isOpen: string; readonly view: string; readonly connected: boolean }
  >
> = {
  useConnectModal: {
    open: "openConnectModal",
    isOpen: "connectModalOpen",
    view: "Connect",
    connected: false
  },
  useAccountModal: { open: "openAccountModal", isOpen: "accountModalOpen", view: "Account", connected: true },
  useChainModal: { open: "openChainModal", isOpen: "chainModalOpen", view: "Networks", connected: true }
}

/** What a component has called of ours already. */
interface Called {
  modal?: string
  isConnected?: string
}

/**
 * Calls of these hooks, by their local names: the same names, of the kit's modal. As there, a function is undefined where its modal
 * makes no sense.
 */
export const moveHooks = (edit: SourceEdit, hooks: ReadonlyMap<string, string>): void => {
  const called = new Map<t.Node | undefined, Called>()
  walk(edit.ast, (node, above) => {
    const hook = node.type === "CallExpression" ? hooks.get(calleeOf(node) ?? "") : undefined
    if (hook === undefined) return
    const { open, isOpen, view, connected } = modalHooks[hook]!
    const [declarator, declaration] = above
    if (
      declarator?.type !== "VariableDeclarator" ||
      declarator.id.type !== "ObjectPattern" ||
      declaration === undefined
    ) {
      edit.leave(node, hook, `useModal().open({ view: "${view}" }) does it.`, pages.hooks, above)
      return
    }
    edit.moved++
    const component = above.find(({ type }) => /Function/.test(type))
    const own = called.get(component) ?? {}
    called.set(component, own)
    const lines: Array<string> = []
    if (own.modal === undefined) {
      own.modal = edit.freeName("modal", "kitModal")
      lines.push(`const ${own.modal} = ${edit.want("@latchkey/react", "useModal")}()`)
    }
    for (const property of declarator.id.properties) {
      const key = keyOf(property)
      const name =
        property.type === "ObjectProperty" && property.value.type === "Identifier" ? property.value.name : key
      if (key === open) {
        if (own.isConnected === undefined) {
          own.isConnected = edit.freeName("isConnected", "isWalletConnected")
          const account = edit.want("@latchkey/react", "useAccount", "useKitAccount")
          lines.push(`const ${own.isConnected} = ${account}().isConnected`)
        }
        const opens = `() => ${own.modal}.open({ view: ${edit.quoted(view)} })`
        const code = connected ? `${opens} : undefined` : `undefined : ${opens}`
        lines.push(`const ${name} = ${own.isConnected} ? ${code}`)
        edit.moved++
      } else if (key === isOpen) {
        lines.push(`const ${name} = ${own.modal}.isOpen`)
        edit.moved++
      } else edit.leave(property, key ?? hook, "useModal has no such field.", pages.hooks, above)
    }
    const indent = /[ \t]*$/.exec(edit.text.slice(0, declaration.start!))![0]
    edit.replace(declaration, lines.map((line) => line + edit.semicolon).join(`\n${indent}`))
  })
}
