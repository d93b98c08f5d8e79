import type * as t from "@babel/types"
import type { App } from "../App.ts"
import type { KitPlan } from "../KitPlan.ts"
import { pages } from "../pages.ts"
import { namesIn, type KitImport, type SourceEdit } from "../SourceEdit.ts"
import { calleeOf, keyOf, namesOfList } from "../syntax.ts"
import { walk } from "../walk.ts"
import { writeKit, writeWagmiConfig } from "../writeKit.ts"
import { isElement, moveElements } from "./moveElements.ts"
import { isHook, moveHook } from "./moveHooks.ts"
import { moveNetworks } from "./moveNetworks.ts"
import { readOptions } from "./options.ts"
import { wrapApp } from "./wrapApp.ts"

export const isAppkit = (module: string): boolean =>
  /^@reown\/appkit(?:$|\/|-adapter-)/.test(module) || module === "@web3modal/wagmi/react"

/** AppKit's adapters, and the chain that each is for. */
const adapters: Readonly<Record<string, KitPlan["chains"][number]>> = {
  WagmiAdapter: "evm",
  EthersAdapter: "evm",
  Ethers5Adapter: "evm",
  SolanaAdapter: "solana",
  BitcoinAdapter: "bitcoin"
}

const reasons: Readonly<Record<string, readonly [reason: string, page: string]>> = {
  useAppKitTheme: ["the theme is a prop of KitProvider.", pages.theming],
  useAppKitEvents: ["useEvents calls a function for each event.", pages.events],
  useAppKitBalance: ["useBalance reads it whenever it is drawn.", pages.hooks],
  useWalletInfo: ["useAccount().connectedWalletInfo has name and icon.", pages.hooks],
  AppKitProvider: ["make a kit, and pass it to KitProvider.", pages.appkit]
}

/** A variable that a call of the kit's is kept in. */
interface Declared {
  readonly edit: SourceEdit
  readonly call: t.CallExpression | t.NewExpression
  readonly name: string | undefined
  /** The whole statement, its export included. */
  readonly statement: t.Node
  readonly exported: boolean
  readonly above: ReadonlyArray<t.Node>
}

const declared = (
  edit: SourceEdit,
  call: Declared["call"],
  above: ReadonlyArray<t.Node>
): Declared | undefined => {
  const [parent, declaration, outer] = above
  if (parent?.type === "ExpressionStatement")
    return { edit, call, name: undefined, statement: parent, exported: false, above }
  if (parent?.type !== "VariableDeclarator" || parent.id.type !== "Identifier" || declaration === undefined)
    return undefined
  const exported = outer?.type === "ExportNamedDeclaration"
  return { edit, call, name: parent.id.name, statement: exported ? outer : declaration, exported, above }
}

/** Calls of an imported function or class in a file, each in the statement that keeps what it makes. */
const callsOf = (edit: SourceEdit, local: string | undefined): ReadonlyArray<Declared> => {
  const found: Array<Declared> = []
  walk(edit.ast, (node, above) => {
    if (local === undefined || calleeOf(node) !== local) return
    if (node.type !== "CallExpression" && node.type !== "NewExpression") return
    const kept = declared(edit, node, above)
    if (kept !== undefined) found.push(kept)
  })
  return found
}

const optionsOf = ({ call }: Declared): t.ObjectExpression | undefined => {
  const [first] = call.arguments
  return first?.type === "ObjectExpression" ? first : undefined
}

const optionOf = (of: Declared, name: string): t.Node | undefined => {
  const property = optionsOf(of)?.properties.find((each) => keyOf(each) === name)
  return property?.type === "ObjectProperty" ? property.value : undefined
}

/** The code of what a name stands for at the top of a file, where it stands for a literal; else the node's own. */
const codeOf = (edit: SourceEdit, node: t.Node): string => {
  if (node.type !== "Identifier") return edit.textOf(node)
  for (const statement of edit.ast.program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement
    if (declaration?.type !== "VariableDeclaration") continue
    for (const { id, init } of declaration.declarations)
      if (id.type === "Identifier" && id.name === node.name && init?.type === "ObjectExpression")
        return edit.textOf(init)
  }
  return node.name
}

/** Code that stood at the beginning of its line, two spaces further in. */
const deeper = (code: string) => code.replaceAll("\n", "\n  ")

/** Fields of the app, with what `metadata` was in one piece. */
const appCode = (
  fields: ReadonlyArray<readonly [string, string]>
): ReadonlyArray<readonly [string, string]> => fields.map(([field, code]) => [field, code] as const)

/** The chains of the adapters that a file or the app makes. */
const chainsOf = (app: App): KitPlan["chains"] => {
  const names = app.edits.flatMap((edit) => edit.importsOf(isAppkit).map(({ name }) => adapters[name]))
  const found = [...new Set(names.filter((chain) => chain !== undefined))]
  return found.length > 0 ? found : ["evm"]
}

/** Uses of `adapter.wagmiConfig`, in the files that have the adapter: wagmi's configuration itself. */
const moveUses = (app: App, adapter: Declared, config: string): void => {
  for (const edit of app.edits) {
    walk(edit.ast, (node, above) => {
      if (node.type !== "MemberExpression" || node.object.type !== "Identifier") return
      if (node.object.name !== adapter.name || node.property.type !== "Identifier") return
      if (node.property.name !== "wagmiConfig") {
        edit.leave(node, node.property.name, "there is no adapter: the kit is one.", pages.appkit, above)
        return
      }
      edit.moved++
      const [parent, declaration, outer] = above
      const isAlias =
        edit === adapter.edit &&
        parent?.type === "VariableDeclarator" &&
        parent.id.type === "Identifier" &&
        parent.id.name === config
      if (isAlias) edit.remove(outer?.type === "ExportNamedDeclaration" ? outer : declaration!)
      else
        edit.replace(
          node,
          edit === adapter.edit ? config : (edit.importedAs(adapter.name!, config) ?? config)
        )
    })
  }
}

/** The name that the app itself gives `adapter.wagmiConfig` beside it. */
const aliasOf = (adapter: Declared): string | undefined => {
  let alias: string | undefined
  walk(adapter.edit.ast, (node, above) => {
    const [parent, declaration] = above
    if (
      node.type === "MemberExpression" &&
      node.object.type === "Identifier" &&
      node.object.name === adapter.name &&
      node.property.type === "Identifier" &&
      node.property.name === "wagmiConfig" &&
      parent?.type === "VariableDeclarator" &&
      parent.id.type === "Identifier" &&
      above[1] === declaration &&
      (above[2]?.type === "Program" || above[2]?.type === "ExportNamedDeclaration")
    )
      alias ??= parent.id.name
  })
  return alias
}

/** Makes the kit where AppKit, or its wagmi adapter in a file of its own, was made. Answers with the theme. */
const moveKit = (app: App, made: Declared, adapter: Declared | undefined): string => {
  const given = optionsOf(made)
  if (given === undefined) {
    made.edit.leave(
      made.call,
      "createAppKit",
      "its options are not written here, so they were not read.",
      pages.appkit,
      made.above
    )
    return "system"
  }
  made.edit.moved++
  const apart = adapter !== undefined && adapter.edit !== made.edit
  const place = apart ? adapter : made
  const { edit } = place
  const read = readOptions(
    made.edit,
    given,
    (node, what, reason, page) => {
      if (!apart) made.edit.leave(node, what, reason, page, made.above)
      else edit.leave(adapter.call, what, reason, page, adapter.above)
    },
    (node) => (apart ? deeper(codeOf(made.edit, node)) : made.edit.textOf(node))
  )
  const listed = adapter === undefined ? undefined : optionOf(adapter, "networks")
  const list = apart ? (listed ?? read.networks) : (read.networks ?? listed)
  const networks = list === undefined ? "[]" : edit.textOf(list)
  const project = (apart ? optionOf(adapter, "projectId") : undefined) ?? read.projectId
  const isUsed = made.name !== undefined && (namesIn(made.edit.ast).get(made.name) ?? 0) > 1
  const kit = isUsed || made.exported ? made.name! : edit.freeName("kit", "latchkeyKit")
  const others = app.edits.some((other) => other !== edit && other.text.includes("appkit"))
  app.kit = { path: edit.path, local: kit }
  const metadata = read.app.find(([field]) => field === "")?.[1]
  const rest = read.app.filter(([field]) => field !== "")
  const kitText = writeKit(edit, {
    local: kit,
    exported: place.exported || made.exported || (apart && others),
    app: appCode(rest),
    networks,
    options: read.options,
    chains: chainsOf(app),
    ...(project === undefined ? {} : { projectId: (apart ? adapter.edit : made.edit).textOf(project) })
  })
  const spread =
    rest.length === 0
      ? metadata
      : `{ ...${metadata}, ${rest.map(([name, code]) => `${name}: ${code}`).join(", ")} }`
  const kitCode =
    metadata === undefined
      ? kitText
      : kitText.replace(/^ {2}app: \{.*\},$/m, () => (spread === "app" ? "  app," : `  app: ${spread},`))
  const config = adapter === undefined ? undefined : wagmiConfigOf(app, edit, adapter, kit, networks, list)
  if (adapter !== undefined && !apart) adapter.edit.remove(adapter.statement)
  if (apart) made.edit.remove(made.statement)
  edit.replace(place.statement, config === undefined ? kitCode : `${kitCode}\n\n${config}`)
  return read.theme
}

const wagmiConfigOf = (
  app: App,
  edit: SourceEdit,
  adapter: Declared,
  kit: string,
  networks: string,
  list: t.Node | undefined
): string => {
  const alias = aliasOf(adapter)
  const name = alias ?? edit.freeName("wagmiConfig", "kitConfig")
  const transports = optionOf(adapter, "transports")
  const ssr = optionOf(adapter, "ssr")
  for (const property of optionsOf(adapter)?.properties ?? []) {
    const key = keyOf(property) ?? "WagmiAdapter"
    if (["networks", "projectId", "transports", "ssr"].includes(key)) adapter.edit.moved++
    else if (key === "storage") {
      adapter.edit.moved++
      app.decisions.add(
        "wagmi keeps nothing any more: where a server renders the session, pass `storage: cookieStorage()` to createKit (/server-rendering/)."
      )
    } else
      adapter.edit.leave(property, key, "createWagmiConfig has no such option.", pages.wagmi, adapter.above)
  }
  app.packages.add("@latchkey/wagmi")
  moveUses(app, adapter, name)
  return writeWagmiConfig(edit, {
    local: name,
    exported: adapter.exported || alias !== undefined,
    kit,
    networks,
    ids: namesOfList(list),
    transports: transports === undefined ? undefined : adapter.edit.textOf(transports),
    ssr: ssr === undefined ? undefined : adapter.edit.textOf(ssr)
  })
}

const leaveImport = (edit: SourceEdit, { name, local, specifier }: KitImport): void => {
  const [reason, page] = reasons[name] ?? ["there is no counterpart.", pages.appkit]
  const declaration = edit.imports.find(({ specifiers }) => specifiers.includes(specifier))
  if (declaration !== undefined) edit.leave(declaration, local, reason, page)
}

/** Moves the files of a React app that uses AppKit. */
export const moveAppkit = (app: App): void => {
  const imports = app.edits.map((edit) => [edit, edit.importsOf(isAppkit)] as const)
  const calls = (name: string) =>
    imports.flatMap(([edit, names]) => callsOf(edit, names.find((each) => each.name === name)?.local))
  const [made] = calls("createAppKit")
  const [adapter] = calls("WagmiAdapter")
  for (const [edit, names] of imports) {
    moveNetworks(app, edit)
    for (const each of names)
      if (each.name === "createAppKit" || Object.hasOwn(adapters, each.name)) edit.drop(each)
  }
  if (made !== undefined) wrapApp(app, made.edit, moveKit(app, made, adapter))
  for (const [edit, names] of imports) {
    const components = names.filter(({ name }) => isElement(name))
    for (const each of components) edit.drop(each)
    moveElements(edit, new Map(components.map(({ name, local }) => [local, name])))
    for (const each of names) {
      if (each.module === "@reown/appkit/networks" || isElement(each.name)) continue
      if (each.name === "createAppKit" || Object.hasOwn(adapters, each.name)) continue
      if (!isHook(each.name)) leaveImport(edit, each)
      else {
        edit.drop(each)
        if (!moveHook(edit, each)) edit.keep(each)
      }
    }
  }
}
