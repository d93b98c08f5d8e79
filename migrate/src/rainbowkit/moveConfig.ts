import type * as t from "@babel/types"
import { kitIn, type App } from "../App.ts"
import type { KitPlan } from "../KitPlan.ts"
import { pages } from "../pages.ts"
import type { SourceEdit } from "../SourceEdit.ts"
import { calleeOf, keyOf, namesOfList } from "../syntax.ts"
import { walk } from "../walk.ts"
import { writeKit, writeWagmiConfig } from "../writeKit.ts"

const appFields: Readonly<Record<string, string>> = {
  appName: "name",
  appDescription: "description",
  appUrl: "url",
  appIcon: "icons"
}

const reasons: Readonly<Record<string, readonly [reason: string, page: string]>> = {
  wallets: ["the kit finds the visitor's wallets itself, and lists sixty more.", pages.wallets],
  storage: ["the kit keeps the session: pass `storage` to createKit.", pages.options],
  connectors: ["further connectors of wagmi stand in createConfig beside latchkey(kit).", pages.wagmi]
}

/** `getDefaultConfig` with its options: a kit, and wagmi's configuration over it. */
export const moveConfig = (app: App, edit: SourceEdit, local: string): void => {
  walk(edit.ast, (node, above) => {
    if (node.type !== "CallExpression" || calleeOf(node) !== local) return
    const [declarator, declaration, outer] = above
    const [options] = node.arguments
    if (
      declarator?.type !== "VariableDeclarator" ||
      declarator.id.type !== "Identifier" ||
      declaration?.type !== "VariableDeclaration" ||
      options?.type !== "ObjectExpression"
    ) {
      edit.leave(
        node,
        "getDefaultConfig",
        "its options are not written here, so they were not read.",
        pages.rainbowkit,
        above
      )
      return
    }
    edit.moved++
    const code = new Map<string, t.Node>()
    const fields: Array<readonly [string, string]> = []
    for (const property of options.properties) {
      const key = keyOf(property)
      if (key === undefined || property.type !== "ObjectProperty") {
        edit.leave(
          property,
          "getDefaultConfig",
          "an option that is spread or computed was not read.",
          pages.rainbowkit,
          above
        )
        continue
      }
      const field = appFields[key]
      if (field !== undefined) {
        const text = edit.textOf(property.value)
        fields.push([field, field === "icons" ? `[${text}]` : text])
        edit.moved++
      } else if (["projectId", "chains", "transports", "ssr"].includes(key)) {
        code.set(key, property.value)
        edit.moved++
      } else {
        const [reason, page] = reasons[key] ?? ["createWagmiConfig has no such option.", pages.wagmi]
        edit.leave(property, key, reason, page, above)
      }
    }
    const textOf = (key: string) => {
      const value = code.get(key)
      return value === undefined ? undefined : edit.textOf(value)
    }
    const exported = outer?.type === "ExportNamedDeclaration"
    const kit = edit.freeName("kit", "latchkeyKit")
    app.kit = { path: edit.path, local: kit }
    const list = code.get("chains")
    const isNamed = list?.type === "Identifier" || namesOfList(list) !== undefined
    const networks = isNamed ? edit.textOf(list!) : edit.freeName("networks", "chains")
    const listed = isNamed ? "" : `const ${networks} = ${textOf("chains") ?? "[]"}${edit.semicolon}\n\n`
    const projectId = textOf("projectId")
    const plan: KitPlan = {
      local: kit,
      exported: exported || app.edits.some((other) => other !== edit && usesKit(other)),
      app: fields,
      networks,
      options: [],
      chains: ["evm"],
      ...(projectId === undefined ? {} : { projectId })
    }
    const config = writeWagmiConfig(edit, {
      local: declarator.id.name,
      exported,
      kit,
      networks,
      ids: namesOfList(list),
      transports: textOf("transports"),
      ssr: textOf("ssr")
    })
    edit.replace(exported ? outer : declaration, `${listed}${writeKit(edit, plan)}\n\n${config}`)
    app.packages.add("@latchkey/wagmi")
  })
}

/** Whether a file needs the kit itself: what is drawn below a provider finds it there. */
const usesKit = (edit: SourceEdit) =>
  edit
    .importsOf((module) => module === "@rainbow-me/rainbowkit")
    .some(({ name }) => name === "RainbowKitProvider" || name === "ConnectButton")

/** What the kit is called in a file; where the app has none, a `TODO` says what is to be made. */
export const kitOrTodo = (app: App, edit: SourceEdit, node: t.Node, above: ReadonlyArray<t.Node>): string => {
  const kit = kitIn(app, edit)
  if (kit !== undefined) return kit
  edit.leave(
    node,
    "kit",
    "no call of getDefaultConfig was found: make a kit, and pass it here.",
    pages.rainbowkit,
    above
  )
  return "kit"
}
