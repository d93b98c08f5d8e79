import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { decodeAssets, makeWalletAssets } from "./walletAssets.ts"

const network = fakeNetwork(10)
const address = `0x${"A".repeat(40)}`
const contract = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
const coin = {
  address: "native",
  balance: "0xde0b6b3a7640000",
  type: "NATIVE",
  metadata: { name: "Anything", symbol: "ANY", decimals: 18, price: 3_000.5, iconUrl: "" }
}
const token = {
  address: contract,
  balance: "0x5",
  type: "ERC20",
  metadata: { name: "Tea", symbol: "TEA", decimals: 6, price: 1, iconUrl: "https://one.test/tea.png" }
}
const of = (...assets: ReadonlyArray<unknown>) => ({ "0xA": assets, "0x1": [] })
const read = (...assets: ReadonlyArray<unknown>) => decodeAssets(of(...assets), network)
const withMetadata = (more: object) => ({ ...token, metadata: { ...token.metadata, ...more } })

const held = [
  { name: "Anything", amount: { value: 10n ** 18n, decimals: 18, symbol: "ANY" } },
  { token: `eip155:10:${contract}`, name: "Tea", amount: { value: 5n, decimals: 6, symbol: "TEA" } }
]

/** A wallet that answers by method, and what it was asked. */
const walletOf = (answers: Readonly<Record<string, () => unknown>>) => {
  const asked: Array<unknown> = []
  const provider = {
    request: async (request: { readonly method: string }) => {
      asked.push(request)
      return answers[request.method]?.()
    }
  }
  return { provider, asked }
}
const listOf = (provider: unknown, assets = makeWalletAssets()) =>
  Effect.runPromiseExit(assets.list({ address, network, provider }))
const can = () => ({ "0xa": { assetDiscovery: { supported: true } } })

describe("S5.19 in part: assets that a wallet tells", () => {
  it("are accepted where each field is as it has to be, the coin first", () => {
    expect(read(token, coin)).toEqual(held)
    expect(read({ ...coin, address: `0x${"0".repeat(40)}` })).toEqual(held.slice(0, 1))
    expect(read(coin, { ...token, address: contract.toLowerCase() })).toEqual(held)
  })

  it("S5.20 in part: without tokens that have no decimals", () => {
    expect(read(coin, withMetadata({ decimals: 0 }))).toEqual(held.slice(0, 1))
  })

  const noTexts: ReadonlyArray<unknown> = [undefined, null, 5, true, {}, []]
  const noNumbers: ReadonlyArray<unknown> = [undefined, null, "6", true, {}, [], NaN, Infinity, -Infinity]
  it.each([
    ...noTexts.map((value) => ["address", { ...token, address: value }] as const),
    ...["", "native", "0x1", `${contract}00`].map(
      (value) => ["address", { ...token, address: value }] as const
    ),
    ...noTexts.map((value) => ["balance", { ...token, balance: value }] as const),
    ...["", "0x", "5", "-0x5", "0x1.5", `0x${"f".repeat(65)}`].map(
      (value) => ["balance", { ...token, balance: value }] as const
    ),
    ...[...noTexts, "erc20", "ERC721", ""].map((value) => ["type", { ...token, type: value }] as const),
    ...[undefined, null, 5, "metadata", []].map(
      (value) => ["metadata", { ...token, metadata: value }] as const
    ),
    ...(["name", "symbol", "iconUrl"] as const).flatMap((field) =>
      noTexts.map((value) => [field, withMetadata({ [field]: value })] as const)
    ),
    ...(["decimals", "price"] as const).flatMap((field) =>
      noNumbers.map((value) => [field, withMetadata({ [field]: value })] as const)
    ),
    ...[-1, 1.5, 256].map((value) => ["decimals", withMetadata({ decimals: value })] as const),
    ...[null, 5, "asset", []].map((asset) => ["place", asset] as const)
  ])("S5.19[all] none of them are where the %s of one is not: %o", (_, wrong) => {
    expect(read(coin, token, wrong)).toBeUndefined()
  })

  it.each([
    ["no coin", of(token)],
    ["two coins", of(coin, coin)],
    ["a coin in another unit", of({ ...coin, metadata: { ...coin.metadata, decimals: 6 } })],
    ["another network only", { "0x1": [coin] }],
    ["no list", { "0xa": { 0: coin } }],
    ["a list for a record", [coin]],
    ["text", JSON.stringify(of(coin))],
    ["nothing", undefined],
    ["more than a thousand", of(coin, ...Array.from({ length: 1_000 }, () => token))],
    [
      "a trap",
      {
        get "0xa"() {
          throw new Error("trap")
        }
      }
    ]
  ])("T26 an answer with %s is none", (_, answer) => {
    expect(decodeAssets(answer, network)).toBeUndefined()
  })

  it("T26 names are fit to show", () => {
    const [, shown] = read(coin, withMetadata({ name: "\u202e" + "x".repeat(100), symbol: "y".repeat(50) }))!
    expect(shown!.name).toHaveLength(64)
    expect(shown!.name).toMatch(/^x/)
    expect(shown!.amount.symbol).toHaveLength(20)
  })

  it.each([
    ["of the network", can],
    ["of every network", () => ({ "0x0": { assetDiscovery: { supported: true } } })]
  ])("are asked for where the wallet says by its capabilities %s that it can", async (_, told) => {
    const { provider, asked } = walletOf({
      wallet_getCapabilities: told,
      wallet_getAssets: () => of(coin, token)
    })
    expect(await listOf(provider)).toEqual(Exit.succeed(held))
    expect(asked).toEqual([
      { method: "wallet_getCapabilities", params: [address, ["0xa"]] },
      { method: "wallet_getAssets", params: [{ account: address, chainFilter: ["0xa"] }] }
    ])
  })

  it.each([
    ["says nothing of it", { "0xa": {} }],
    ["says it of another network", { "0x1": { assetDiscovery: { supported: true } } }],
    ["says no", { "0xa": { assetDiscovery: { supported: false } } }],
    ["says something else", { "0xa": { assetDiscovery: { supported: "yes" } } }],
    ["says nothing at all", undefined]
  ])("are not asked for where it %s", async (_, told) => {
    const { provider, asked } = walletOf({ wallet_getCapabilities: () => told })
    expect(await listOf(provider)).toMatchObject({ _tag: "Failure" })
    expect(asked).toHaveLength(1)
  })

  it("a wallet that fails at its capabilities is asked for them once", async () => {
    const { provider, asked } = walletOf({
      wallet_getCapabilities: () => {
        throw Object.assign(new Error("no"), { code: -32601 })
      }
    })
    const assets = makeWalletAssets()
    for (let times = 0; times < 2; times++)
      expect(await listOf(provider, assets)).toMatchObject({ _tag: "Failure" })
    expect(asked).toHaveLength(1)
    expect(await listOf(undefined, assets)).toMatchObject({ _tag: "Failure" })
  })

  it("a no of the wallet is not the visitor's, after which nobody else would be asked", async () => {
    const { provider } = walletOf({
      wallet_getCapabilities: can,
      wallet_getAssets: () => {
        throw Object.assign(new Error("no"), { code: 4001 })
      }
    })
    const error = await Effect.runPromise(
      Effect.flip(makeWalletAssets().list({ address, network, provider }))
    )
    expect(error).toMatchObject({ code: "EVM_REQUEST_FAILED", rejected: false })
  })
})
