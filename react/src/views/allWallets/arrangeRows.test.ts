import { emptyCatalogue, type CatalogueState, type CatalogueWallet, type ConnectorInfo } from "@latchkey/core"
import { isValidElement } from "react"
import { describe, expect, it } from "vitest"
import { fakeKit } from "../../../../tests/gallery/page/fakeKit.ts"
import { en } from "../../../../tests/support/english.ts"
import type { ListedRow } from "../connect/ListedRow.ts"
import { arrangeRows, countLabel } from "./arrangeRows.tsx"

const wallet = (id: string, more: Partial<CatalogueWallet> = {}): CatalogueWallet => ({
  id,
  name: id,
  certified: false,
  chains: ["eip155:1"],
  ...more
})

const connector = (id: string, more: Partial<ConnectorInfo> = {}): ConnectorInfo => ({
  id,
  type: "announced",
  name: id,
  walletId: id,
  chains: ["eip155"],
  clash: false,
  installed: true,
  ...more
})

const row = (kind: string, info: ConnectorInfo): ListedRow => ({
  id: info.id,
  kind,
  connector: info,
  node: null
})

/** A connector's id, a wallet's name, or the place that is kept for one. */
const said = ({ id, connector, node }: ListedRow): string => {
  const place = id.replace("catalogue ", "")
  if (connector !== undefined || place === "all") return place
  const name = isValidElement<{ readonly name?: string }>(node) ? node.props.name : undefined
  return name ?? `waiting ${place}`
}

const arrange = (
  catalogue: Partial<CatalogueState>,
  {
    own = [],
    goal = {},
    order
  }: {
    own?: ReadonlyArray<ListedRow>
    goal?: { namespace?: string }
    order?: ReadonlyArray<string>
  } = {}
) => {
  const kit = fakeKit({ state: (empty) => empty })
  const state = kit.getSnapshot()
  const connectors = own.flatMap((entry) => entry.connector ?? [])
  const getSnapshot = () => ({
    ...state,
    connection: { ...state.connection, connectors },
    feature: {
      ...state.feature,
      values: { ...state.feature.values, ...(order && { connectorTypeOrder: order }) }
    }
  })
  const { featured = [], custom = [] } = catalogue
  const expected = { featured: featured.length, custom: custom.length }
  return arrangeRows({
    own,
    catalogue: { ...emptyCatalogue, status: "ready", expected, ...catalogue },
    goal,
    kit: { ...kit, getSnapshot },
    messages: en,
    locale: "en"
  }).map(said)
}

const none = "I don't have a wallet"

describe("the rows of the Connect view", () => {
  const filled = {
    recent: [wallet("recent")],
    featured: [wallet("featured")],
    custom: [wallet("custom")],
    recommended: [wallet("one"), wallet("two"), wallet("three")]
  }

  it("S2.15 are in the order walletConnect, recent, injected, featured, custom, external, recommended", () => {
    const own = [
      row("walletConnect", connector("qr", { type: "walletConnect" })),
      row("injected", connector("fox")),
      row("external", connector("outside", { type: "external" }))
    ]
    expect(arrange(filled, { own })).toEqual(["qr", "recent", "fox", "featured", "custom", "outside", "all"])
    expect(arrange({ recommended: filled.recommended }, { own })).toEqual([
      "qr",
      "fox",
      "outside",
      "one",
      "all"
    ])
    expect(arrange(filled, { own, order: ["custom", "injected"] })).toEqual([
      "custom",
      "fox",
      "qr",
      "outside",
      "recent",
      "featured",
      "all"
    ])
  })

  it("S9.13 in part: at most two recommended, less those that are installed or recent", () => {
    const { recommended, recent } = filled
    expect(arrange({ recommended })).toEqual(["one", "two", "all", none])
    expect(arrange({ recommended, recent })).toEqual(["recent", "one", "all"])
    const own = ["a", "b", "c"].map((id) => row("injected", connector(id)))
    expect(arrange({ recommended }, { own: own.slice(0, 1) })).toEqual(["a", "one", "all"])
    expect(arrange({ recommended }, { own })).toEqual(["a", "b", "c", "all"])
  })

  it("none is recommended where the app chose wallets itself", () => {
    const { recommended, featured, custom } = filled
    expect(arrange({ recommended, featured })).toEqual(["featured", "all", none])
    expect(arrange({ recommended, custom })).toEqual(["custom", "all", none])
    // Featured wallets that the catalogue does not know were wanted all the same.
    expect(arrange({ recommended, expected: { featured: 2, custom: 0 } })).toEqual(["all"])
  })

  it("who has no wallet is led to one, where there are any and none is installed or was used before", () => {
    const { recommended, recent } = filled
    const own = [row("injected", connector("fox"))]
    const remote = [row("walletConnect", connector("qr", { type: "walletConnect" }))]
    const gone = [row("recent", connector("gone", { installed: false }))]
    expect(arrange({ recommended }, { own: remote }).at(-1)).toBe(none)
    expect(arrange({ recommended }, { own: gone }).at(-1)).toBe(none)
    expect(arrange({ recommended }, { own })).not.toContain(none)
    expect(arrange({ recommended, recent })).not.toContain(none)
    expect(arrange({})).toEqual(["all"])
    expect(arrange({ count: 60 })).toEqual(["all", none])
  })

  it("a wallet is one row, and its own where it is installed", () => {
    const own = [row("injected", connector("fox", { rdns: "Example.Fox" }))]
    const fox = wallet("fox of the catalogue", { rdns: "example.fox" })
    expect(arrange({ recent: [fox], featured: [fox, wallet("other")] }, { own })).toEqual([
      "fox",
      "other",
      "all"
    ])
    expect(arrange({ recent: [wallet("a")], featured: [wallet("a")], custom: [wallet("a")] })).toEqual([
      "a",
      "all"
    ])
  })

  it("a wallet that announces itself by a name alone, or by another of its own, is not listed a second time", () => {
    const known = wallet("Fox", { rdns: "example.fox", alsoKnownAs: ["example.fox.mobile", "Fox Wallet"] })
    const listed = (announced: Partial<ConnectorInfo>) =>
      arrange({ featured: [known] }, { own: [row("injected", connector("its own", announced))] }).includes(
        "Fox"
      )
    expect(listed({ name: "fox" })).toBe(false)
    expect(listed({ name: "Fox Wallet" })).toBe(false)
    expect(listed({ name: "any", rdns: "example.fox.mobile" })).toBe(false)
    // By the name of another, with a domain that is not the other's.
    expect(listed({ name: "Fox", rdns: "example.stranger" })).toBe(true)
    expect(listed({ name: "Fox", clash: true })).toBe(true)
    expect(listed({ name: "Owl" })).toBe(true)
  })

  it("T07 in part: a wallet that only claims the rdns of another hides nobody", () => {
    const own = [row("injected", connector("stranger", { rdns: "example.fox", clash: true }))]
    expect(arrange({ featured: [wallet("fox", { rdns: "example.fox" })] }, { own })).toEqual([
      "stranger",
      "fox",
      "all"
    ])
  })

  it("those that the app excludes are none, by rdns or by name", () => {
    const own = [
      row("injected", connector("fox", { rdns: "Example.Fox" })),
      row("injected", connector("bear", { name: "Bear" })),
      row("injected", connector("owl"))
    ]
    expect(arrange({ hidden: { rdns: ["example.fox"], names: ["Bear"] } }, { own })).toEqual(["owl", "all"])
  })

  it("are those of the wanted namespace; a wallet of the app's own serves any", () => {
    const featured = [wallet("evm"), wallet("sol", { chains: ["solana:x"] })]
    const custom = [wallet("own", { chains: [] })]
    expect(arrange({ featured, custom }, { goal: { namespace: "solana" } })).toEqual([
      "sol",
      "own",
      "all",
      none
    ])
  })

  it("keep room for what is on its way, and have none for what does not come", () => {
    expect(arrange({ status: "loading", expected: { featured: 2, custom: 1 } })).toEqual([
      "waiting featured 0",
      "waiting featured 1",
      "waiting custom 0",
      "all",
      none
    ])
    expect(arrange({ status: "idle" })).toEqual([
      "waiting recommended 0",
      "waiting recommended 1",
      "all",
      none
    ])
    expect(arrange({ status: "failed", expected: { featured: 2, custom: 0 } })).toEqual(["all"])
  })

  it("S9.05 in part, S9.06 in part: no row of all wallets where it is turned off", () => {
    expect(arrange({ allWallets: false, featured: [wallet("a")] })).toEqual(["a", none])
  })
})

it.each([
  [0, "0"],
  [9, "9"],
  [10, "10"],
  [11, "10+"],
  [479, "470+"],
  [1_234, "1,230+"]
])("%i wallets are said as %s", (count, label) => {
  expect(countLabel(count, "en")).toBe(label)
})
