import {
  catalogues,
  catalogueState,
  createKit,
  emptyCatalogue,
  fillSlot,
  installedCatalogue,
  memoryStorage,
  type CatalogueActions,
  type CatalogueState,
  type CatalogueWallet,
  type KitCore,
  type Plugin
} from "@latchkey/core"
import { Catalogue, CatalogueFailedError } from "@latchkey/core/effect"
import { walletLinkBase, webLink } from "@latchkey/core/chain-kit"
import { catalogueContract, pluginContract } from "@latchkey/testing"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { wallets } from "./index.ts"
import { knownWallets } from "./knownWallets.ts"
import { toCatalogueWallet } from "./toCatalogueWallet.ts"
import type { WalletsOptions } from "./WalletsOptions.ts"

const namespaces = ["eip155", "solana", "bip122", "polkadot", "cosmos"]
const [metaMask] = knownWallets

const kitOf = (
  options: WalletsOptions = {},
  { namespace = "eip155", others = [] as ReadonlyArray<object> } = {}
) =>
  createKit({
    app: { name: "Test", url: "http://127.0.0.1" },
    networks: [testNetwork(1, namespace)],
    plugins: [virtualChain({ wallet: {} }, namespace).plugin, ...(others as []), wallets(options)],
    storage: memoryStorage(),
    prefetch: false
  }) as KitCore & { readonly wallets: CatalogueActions }

const shownIn = (kit: KitCore) => catalogueState(kit.getSnapshot(), "wallets")

const opened = async (kit: KitCore) => {
  kit.open()
  await vi.waitFor(() => expect(shownIn(kit).status).toBe("ready"))
  return shownIn(kit)
}

const names = (list: ReadonlyArray<CatalogueWallet>) => list.map(({ name }) => name)

afterEach(() => vi.unstubAllGlobals())

const onDevice = (userAgent: string) => vi.stubGlobal("navigator", { userAgent, maxTouchPoints: 5 })

describe("the list", () => {
  const all = knownWallets.map((wallet) => toCatalogueWallet(wallet, []))

  it("names each wallet once, with an id of its own, and some for each namespace", () => {
    expect(new Set(names(all).map((name) => name.toLowerCase())).size).toBe(all.length)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const rdns = all.flatMap((wallet) => wallet.rdns ?? [])
    expect(new Set(rdns).size).toBe(rdns.length)
    expect(rdns.every((each) => each === each.toLowerCase())).toBe(true)
    for (const namespace of namespaces)
      expect(knownWallets.filter(({ on }) => on.some((each) => each === namespace)).length).toBeGreaterThan(4)
  })

  it("T03 in part: each link opens a page of the web or a wallet, as it would if it were a stranger's", () => {
    for (const wallet of all) {
      const { homepage, appStore, playStore, chromeStore, firefoxStore } = wallet
      for (const link of [homepage, appStore, playStore, chromeStore, firefoxStore])
        if (link !== undefined) expect(webLink(link)).toBe(link)
      for (const link of [wallet.mobileLink, wallet.universalLink, wallet.desktopLink])
        if (link !== undefined) expect(walletLinkBase(link)).toBe(link.replace(/([^/])$/, "$1/"))
    }
  })

  it("knows where each wallet is got", () => {
    for (const { name, appStore, playStore, chromeStore, firefoxStore, homepage } of all)
      expect(appStore ?? playStore ?? chromeStore ?? firefoxStore ?? homepage, name).toBeDefined()
    for (const { ios, chrome } of knownWallets) {
      expect(String(ios ?? 100_000)).toMatch(/^\d{6,11}$/)
      expect(chrome ?? "a".repeat(32)).toMatch(/^[a-p]{32}$/)
    }
  })
})

describe("wallets", () => {
  it("loads its list when the modal opens and no sooner, and shows four that the app's networks have", async () => {
    const kit = kitOf({}, { namespace: "polkadot" })
    await kit.ready()
    expect(shownIn(kit)).toEqual(emptyCatalogue)
    const { recommended, count } = await opened(kit)
    expect(names(recommended)).toEqual(["SubWallet", "Talisman", "Enkrypt", "Nightly"])
    expect(count).toBe(knownWallets.filter(({ on }) => on.includes("polkadot")).length)
    await kit.dispose()
  })

  it("asks nobody", async () => {
    const asked = vi.fn()
    vi.stubGlobal("fetch", asked)
    const kit = kitOf()
    await opened(kit)
    const { wallets: found, count } = await kit.wallets.wallets()
    expect(found).toHaveLength(40)
    const { wallets: rest } = await kit.wallets.wallets({ page: 2 })
    expect(found.length + rest.length).toBe(count)
    expect(names((await kit.wallets.wallets({ search: "okex.WALLET" })).wallets)).toEqual(["OKX Wallet"])
    await expect(kit.wallets.image({ kind: "wallet", id: "any" })).rejects.toMatchObject({
      code: "CATALOGUE_FAILED"
    })
    expect(asked).not.toHaveBeenCalled()
    await kit.dispose()
  })

  it.each([
    ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)", "appStore", "Leather"],
    ["an Android phone", "Mozilla/5.0 (Linux; Android 14; Pixel 8)", "playStore", "Family"]
  ] as const)("on %s every wallet can be got or opened there", async (_, userAgent, store, absent) => {
    onDevice(userAgent)
    const kit = kitOf()
    await opened(kit)
    const { wallets: found } = await kit.wallets.wallets({ entries: 100 })
    for (const wallet of found)
      expect(wallet[store] ?? wallet.mobileLink ?? wallet.universalLink).toBeDefined()
    const isThere = names(found).includes(absent)
    expect(isThere).toBe(absent === "Family")
    await kit.dispose()
  })

  it("wallets of the app's own come first, without links that are not safe; what is excluded is hidden", async () => {
    const kit = kitOf({
      customWallets: [
        { id: "own", name: "Own Wallet", homepage: "javascript:alert(1)", appStore: "https://a.example" }
      ],
      exclude: [metaMask!.id]
    })
    const { custom, recommended, hidden, expected } = await opened(kit)
    expect(custom).toEqual([
      { id: "own", name: "Own Wallet", certified: false, chains: [], appStore: "https://a.example" }
    ])
    expect(expected.custom).toBe(1)
    expect(names(recommended)).not.toContain("MetaMask")
    expect(hidden).toEqual({ rdns: ["io.metamask"], names: ["MetaMask"] })
    expect((await kit.wallets.wallets({ search: "own" })).wallets[0]?.id).toBe("own")
    await kit.dispose()
  })
})

describe("with another catalogue", () => {
  const wallet = (id: string, more: Partial<CatalogueWallet> = {}): CatalogueWallet => ({
    id,
    name: `Wallet ${id}`,
    certified: false,
    chains: [],
    ...more
  })
  const doubles = [
    wallet(metaMask!.id, { name: "Another name" }),
    wallet("by-rdns", { rdns: "io.rabby" }),
    wallet("by-name", { name: "trust wallet" })
  ]
  const other = (
    state: Partial<CatalogueState>,
    answer: CatalogueActions["wallets"] | "fails"
  ): Plugin<"other", object, CatalogueState> => ({
    id: "other",
    fills: [fillSlot(catalogues, { id: "other" })],
    slice: { name: "other", initial: { ...emptyCatalogue, status: "ready", ...state } },
    load: async () => ({
      start: Effect.succeed(
        Context.make(
          Catalogue,
          Catalogue.of({
            wallets: (query) =>
              answer === "fails"
                ? Effect.fail(new CatalogueFailedError("out of order"))
                : Effect.promise(() => answer(query)),
            image: () => Effect.succeed("data:image/png;base64,AA==")
          })
        )
      )
    })
  })

  it("views draw on the list, wherever it was installed, and on one catalogue's own where there is none", () => {
    const before = other({}, "fails")
    const fillings = [...before.fills!, ...wallets().fills!]
    expect(installedCatalogue(fillings)).toBe("wallets")
    expect(installedCatalogue(fillings.toReversed())).toBe("wallets")
    expect(installedCatalogue(before.fills!)).toBe("other")
    expect(installedCatalogue([])).toBeUndefined()
  })

  it("shows what it has beside the list, no wallet twice: by id, by reverse domain name, by name", async () => {
    const chosen = [wallet("theirs"), doubles[0]!]
    const kit = kitOf(
      {},
      {
        others: [other({ featured: chosen, recommended: [...doubles, wallet("more")], count: 500 }, "fails")]
      }
    )
    const { featured, recommended, count } = await opened(kit)
    expect(featured).toEqual(chosen)
    expect(names(recommended)).toEqual(["Phantom", "Trust Wallet", "Coinbase Wallet", "OKX Wallet"])
    const shown = [...featured, ...recommended].map(({ name }) => name)
    expect(new Set(shown).size).toBe(shown.length)
    expect(count).toBe(500)
    await kit.dispose()
  })

  it("vouches for none of its own: who asks for certified ones gets those of the other, and alone it offers no such filter", async () => {
    const certified = wallet("checked", { certified: true })
    const kit = kitOf(
      {},
      { others: [other({ count: 1, certifies: true }, async () => ({ wallets: [certified], count: 1 }))] }
    )
    expect((await opened(kit)).certifies).toBe(true)
    expect((await kit.wallets.wallets({ certified: true })).wallets).toEqual([certified])
    expect((await kit.wallets.wallets({ certified: true, search: "wallet" })).wallets).toEqual([certified])
    await kit.dispose()
    const alone = kitOf({})
    expect((await opened(alone)).certifies).toBe(false)
    expect((await alone.wallets.wallets({ certified: true })).count).toBe(0)
    expect((await alone.wallets.wallets()).wallets.some(({ certified: is }) => is)).toBe(false)
    await alone.dispose()
  })

  it("its pages come after those of the list, and only what is new; a search finds in both", async () => {
    const answer = vi.fn(async () => ({ wallets: [...doubles, wallet("new")], count: 300 }))
    const kit = kitOf({}, { others: [other({ count: 300 }, answer)] })
    await opened(kit)
    const { count } = await kit.wallets.wallets()
    expect(answer).not.toHaveBeenCalled()
    expect(count).toBe(2 * 40 + 300)
    expect(names((await kit.wallets.wallets({ page: 3 })).wallets)).toEqual(["Wallet new"])
    expect(answer).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1 }))
    const { wallets: found } = await kit.wallets.wallets({ search: "wallet" })
    expect(names(found).filter((name) => name === "Trust Wallet")).toHaveLength(1)
    expect(names(found).at(-1)).toBe("Wallet new")
    expect(await kit.wallets.image({ kind: "wallet", id: "any" })).toMatch(/^data:image/)
    await kit.dispose()
  })

  it("what is known here is found where it does not answer; what it alone could know fails", async () => {
    const kit = kitOf({}, { others: [other({ status: "failed" }, "fails")] })
    const { status, recommended } = await opened(kit)
    expect([status, recommended.length]).toEqual(["ready", 4])
    expect(names((await kit.wallets.wallets({ search: "rainbow" })).wallets)).toEqual(["Rainbow"])
    await expect(kit.wallets.wallets({ search: "nobody's" })).rejects.toMatchObject({
      code: "CATALOGUE_FAILED"
    })
    await kit.dispose()
  })

  it("keeps room for what the app chose of it, and waits for nothing else", async () => {
    const expected = { featured: 2, custom: 0 }
    const kit = kitOf({}, { others: [other({ status: "loading", expected }, "fails")] })
    kit.open()
    await vi.waitFor(() => expect(shownIn(kit).recommended).toHaveLength(4))
    expect(shownIn(kit)).toMatchObject({ status: "loading", expected })
    await kit.dispose()
  })
})

describe("wallets keeps the contracts", () => {
  const make = () => wallets()
  const others = () => [virtualChain({ wallet: {} }, "eip155").plugin]
  const networks = [testNetwork(1, "eip155")]
  const use = async (kit: KitCore) => {
    kit.open()
    await (kit as KitCore & { readonly wallets: CatalogueActions }).wallets.wallets({ search: "rainbow" })
  }
  it.each([
    ...pluginContract({ make, others, networks, use }),
    ...catalogueContract({ make, others, networks, networkId: "eip155:1", walletId: metaMask!.id })
  ])("$name", ({ run }) => run(), 60_000)
})
