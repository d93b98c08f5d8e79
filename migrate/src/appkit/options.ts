import type * as t from "@babel/types"
import { pages } from "../pages.ts"
import type { SourceEdit } from "../SourceEdit.ts"
import { keyOf, literalOf } from "../syntax.ts"

/** What `createAppKit` was given, as pieces of code and what is told about the rest. */
export interface AppKitOptions {
  readonly app: ReadonlyArray<readonly [field: string, code: string]>
  readonly options: ReadonlyArray<readonly [name: string, code: string]>
  readonly networks: t.Node | undefined
  readonly projectId: t.Node | undefined
  readonly theme: string
}

/** Options that have their name and meaning here. */
const same = new Set([
  "defaultNetwork",
  "customRpcUrls",
  "chainImages",
  "enableReconnect",
  "enableNetworkSwitch",
  "debug",
  "defaultAccountTypes"
])

/** Options that are the kit's way in any case, or another piece of it. */
const settled = new Set(["adapters", "enableInjected", "enableEIP6963", "enableWalletConnect"])

const reasons: Readonly<Record<string, readonly [reason: string, page: string]>> = {
  themeVariables: [
    "colours and corners are CSS variables: --latchkey-accent, --latchkey-radius.",
    pages.theming
  ],
  featuredWalletIds: ["wallets() takes the order of wallets.", pages.wallets],
  includeWalletIds: ["wallets() takes the wallets to show.", pages.wallets],
  excludeWalletIds: ["wallets() takes the wallets to leave out.", pages.wallets],
  customWallets: ["wallets() takes wallets of your own.", pages.wallets],
  allWallets: ["`features: { allWallets }` of createKit hides the list.", pages.wallets],
  siweConfig: ["siwx signs in, with a server of yours.", pages.siwx],
  siwx: ["siwx signs in, with a server of yours.", pages.siwx],
  enableCoinbase: ["coinbase() is a plugin.", pages.coinbase],
  coinbasePreference: ["coinbase() is a plugin.", pages.coinbase],
  tokens: ["each chain's plugin takes its tokens.", pages.tokens]
}

/** Features that a plugin brings, and the page that says what it needs. */
const features: Readonly<Record<string, readonly [plugin: string, page: string]>> = {
  email: ["embedded", pages.embedded],
  socials: ["embedded", pages.embedded],
  swaps: ["swap", pages.swap],
  onramp: ["onramp", pages.onramp],
  history: ["activity", pages.activity],
  analytics: ["telemetry", pages.telemetry],
  send: ["send", pages.send],
  receive: ["receive", pages.receive],
  smartSessions: ["smart-sessions", pages.smartSessions],
  pay: ["pay", pages.pay]
}

/** Marks what is left of the options. */
type Leave = (node: t.Node, what: string, reason: string, page: string) => void

const readFeatures = (
  edit: SourceEdit,
  node: t.ObjectExpression,
  leave: Leave
): ReadonlyArray<readonly [string, string]> =>
  node.properties.flatMap((property): ReadonlyArray<readonly [string, string]> => {
    const key = keyOf(property) ?? "features"
    const value = property.type === "ObjectProperty" ? property.value : undefined
    const literal = literalOf(value)
    const [plugin, page] = features[key] ?? []
    if (plugin !== undefined && literal === false) {
      // What is not installed is off.
      edit.moved++
      return []
    }
    if (plugin !== undefined && page !== undefined) {
      leave(property, key, `install @latchkey/${plugin} for it: what no plugin brings is off.`, page)
      return []
    }
    if (
      ["legalCheckbox", "emailShowWallets", "allWallets", "collapseWallets"].includes(key) &&
      typeof literal === "boolean"
    ) {
      edit.moved++
      return [[key, String(literal)]]
    }
    leave(property, key, "createKit has no such feature.", pages.options)
    return []
  })

/**
 * Reads the options of `createAppKit`. `inlined` gives the code of what a name stands for, where the kit is made in another file
 * than the one that has the name.
 */
export const readOptions = (
  edit: SourceEdit,
  node: t.ObjectExpression,
  leave: Leave,
  inlined: (node: t.Node) => string
): AppKitOptions => {
  const app: Array<readonly [string, string]> = []
  const options: Array<readonly [string, string]> = []
  let networks: t.Node | undefined
  let projectId: t.Node | undefined
  let theme = "system"
  for (const property of node.properties) {
    const key = keyOf(property)
    const value = property.type === "ObjectProperty" ? property.value : undefined
    if (key === undefined || value === undefined) {
      leave(property, "createAppKit", "an option that is spread or computed was not read.", pages.appkit)
      continue
    }
    const literal = literalOf(value)
    if (key === "networks" || key === "projectId" || settled.has(key)) {
      if (key === "networks") networks = value
      if (key === "projectId") projectId = value
    } else if (key === "metadata") app.unshift(["", inlined(value)])
    else if (key === "termsConditionsUrl") app.push(["termsUrl", inlined(value)])
    else if (key === "privacyPolicyUrl") app.push(["privacyUrl", inlined(value)])
    else if (key === "themeMode" && (literal === "light" || literal === "dark")) theme = literal
    else if (key === "allowUnsupportedChain") {
      if (literal !== false) options.push(["unsupportedNetwork", edit.quoted("ignore")])
    } else if (same.has(key)) options.push([key, inlined(value)])
    else if (key === "features" && value.type === "ObjectExpression") {
      const kept = readFeatures(edit, value, leave)
      if (kept.length > 0)
        options.push(["features", `{ ${kept.map(([name, code]) => `${name}: ${code}`).join(", ")} }`])
    } else {
      const [reason, page] = reasons[key] ?? ["createKit has no such option.", pages.options]
      leave(property, key, reason, page)
      continue
    }
    edit.moved++
  }
  return { app, options, networks, projectId, theme }
}
