import type { App } from "../App.ts"
import { pages } from "../pages.ts"
import type { KitImport, SourceEdit } from "../SourceEdit.ts"
import { elementOf } from "../syntax.ts"
import { walk } from "../walk.ts"
import { moveButton } from "./moveButton.ts"
import { moveConfig } from "./moveConfig.ts"
import { modalHooks, moveHooks } from "./moveHooks.ts"
import { moveProvider } from "./moveProvider.ts"

const PACKAGE = "@rainbow-me/rainbowkit"

export const isRainbowkit = (module: string): boolean =>
  module === PACKAGE || module.startsWith(`${PACKAGE}/`)

const reasons: Readonly<Record<string, readonly [reason: string, page: string]>> = {
  connectorsForWallets: [
    "the kit finds the visitor's wallets itself: make a kit, and latchkey(kit) is wagmi's connector.",
    pages.wagmi
  ],
  getDefaultWallets: ["the kit finds the visitor's wallets itself.", pages.wallets],
  WalletButton: ["useConnect asks one wallet without the modal.", pages.hooks],
  createAuthenticationAdapter: ["siwx signs in, with a server of yours.", pages.siwx],
  RainbowKitAuthenticationProvider: ["siwx signs in, with a server of yours.", pages.siwx],
  useAddRecentTransaction: ["what is sent through wagmi is in the kit's list already.", pages.transactions],
  cssStringFromTheme: ["themes are CSS variables.", pages.theming]
}

const themes = new Set(["lightTheme", "darkTheme", "midnightTheme"])

/** Marks what is left where it is used, or where it is imported if nothing else shows it. */
const leaveImport = (edit: SourceEdit, { name, local, specifier }: KitImport): void => {
  const [reason, page] = reasons[name] ?? ["there is no counterpart.", pages.rainbowkit]
  const declaration = edit.imports.find(({ specifiers }) => specifiers.includes(specifier))
  if (declaration === undefined) return
  edit.leave(declaration, local, reason, page)
}

const namesStill = (edit: SourceEdit, local: string, usedBy: string): boolean => {
  let found = false
  walk(edit.ast, (node, above) => {
    if (node.type !== "Identifier" || node.name !== local) return
    if (above.some(({ type }) => type === "ImportDeclaration")) return
    if (!above.some((each) => elementOf(each) === usedBy)) found = true
  })
  return found
}

/** Moves the files of an app that uses RainbowKit. */
export const moveRainbowkit = (app: App): void => {
  const imports = app.edits.map((edit) => [edit, edit.importsOf(isRainbowkit)] as const)
  for (const [edit, names] of imports) {
    const config = names.find(({ name }) => name === "getDefaultConfig")
    if (config === undefined) continue
    edit.drop(config)
    moveConfig(app, edit, config.local)
  }
  for (const [edit, names] of imports) {
    const locals = new Map(names.map(({ name, local }) => [local, name]))
    const provider = names.find(({ name }) => name === "RainbowKitProvider")?.local ?? ""
    for (const each of names) {
      const { name, local } = each
      if (name === "getDefaultConfig") continue
      if (name === "RainbowKitProvider") {
        edit.drop(each)
        moveProvider(app, edit, local, locals)
      } else if (name === "ConnectButton") {
        edit.drop(each)
        moveButton(app, edit, local)
      } else if (Object.hasOwn(modalHooks, name)) edit.drop(each)
      else if (themes.has(name) && !namesStill(edit, local, provider)) edit.drop(each)
      else leaveImport(edit, each)
    }
    moveHooks(edit, new Map([...locals].filter(([, name]) => Object.hasOwn(modalHooks, name))))
    for (const declaration of edit.imports)
      if (declaration.specifiers.length === 0 && isRainbowkit(declaration.source.value))
        edit.dropWhole(declaration)
  }
}
