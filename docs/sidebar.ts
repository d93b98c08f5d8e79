import type { StarlightUserConfig } from "@astrojs/starlight/types"
import { type kinds, pluginPackages } from "../scripts/plugins.mjs"

type Kind = (typeof kinds)[number]
type Item = NonNullable<StarlightUserConfig["sidebar"]>[number]

/** A group of pages: what stands in it by name, and the plugins that it has. */
interface Group {
  readonly label: string
  readonly pages: ReadonlyArray<string | { readonly label: string; readonly link: string }>
  /** Plugins by name, in this order. */
  readonly plugins?: ReadonlyArray<string>
  /** Kinds of plugins of which it has those that no group names. */
  readonly kinds?: ReadonlyArray<Kind>
}

// By what somebody wants to do, not by what a page is.
const groups: ReadonlyArray<Group> = [
  {
    label: "Start",
    pages: [
      "introduction",
      "quick-start",
      "concepts",
      { label: "Playground", link: "/playground/" },
      "migrate-from-rainbowkit",
      "migrate-from-appkit",
      "agents",
      "faq",
      "troubleshooting"
    ]
  },
  {
    label: "Build",
    pages: [
      "connect-button",
      "theming",
      "languages",
      "signing",
      "contracts",
      "libraries",
      "plain-html",
      "vue",
      "react-native",
      "events",
      "next",
      "server-rendering",
      "content-security-policy",
      "testing-your-dapp"
    ],
    plugins: ["siwx", "wagmi", "icons", "telemetry"],
    kinds: ["service"]
  },
  { label: "Chains", pages: ["networks"], plugins: ["names", "blockscout", "esplora"], kinds: ["chain"] },
  {
    label: "Wallets",
    pages: ["wallets", "phones"],
    plugins: ["wallets", "multi-wallet", "smart-sessions"],
    kinds: ["connector"]
  },
  {
    label: "Money",
    pages: ["transactions", "fees"],
    plugins: [
      "send",
      "receive",
      "swap",
      "onchain-swap",
      "lifi",
      "zero-ex",
      "one-inch",
      "jupiter",
      "onramp",
      "pay",
      "tokens",
      "token-lists",
      "nfts",
      "activity",
      "approvals",
      "batches"
    ],
    kinds: ["feature"]
  },
  {
    label: "Servers",
    pages: ["embedded-server", "run-for-years", "what-the-operator-can-do"],
    plugins: ["cloud"]
  },
  {
    label: "Plugin authors",
    pages: ["write-a-plugin", "write-a-feature", "write-a-source", "write-a-chain-plugin"]
  },
  { label: "Reference", pages: ["options", "hooks", "errors", "mistakes", "doctor", "versions"] }
]

const named = new Set(groups.flatMap(({ plugins = [] }) => plugins))

/** The groups of the guide; a plugin that none of them names stands in the one of its kind. */
export const sidebar: Array<Item> = groups.map(({ label, pages, plugins = [], kinds: rest = [] }) => {
  const byKind = pluginPackages.filter(({ name, kind }) => rest.includes(kind) && !named.has(name))
  return {
    label,
    items: [...pages, ...byKind.map(({ folder }) => folder), ...plugins.map((name) => `plugins/${name}`)]
  }
})
