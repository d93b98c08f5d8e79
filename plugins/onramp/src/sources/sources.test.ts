import {
  createKit,
  memoryStorage,
  readSlot,
  onrampSources,
  type AnyPlugin,
  type OnrampProvider
} from "@latchkey/core"
import type { OnrampOrder } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { dollars, network, testChain } from "../../support/testMarket.ts"
import { checkLink } from "../checkLink.ts"
import { defaultPayment, defaultPurchase } from "../defaults.ts"
import { chosenOf } from "../react/chosenOf.ts"
import { purchaseOn } from "../readLists.ts"
import { coinbaseOnramp, meld } from "./index.ts"

const address = "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
const order = (networkId: string, symbol: string, method = "card") =>
  ({
    network: { caipNetworkId: networkId },
    address,
    purchase: { id: symbol, symbol },
    pay: dollars(250_50n),
    method
  }) as unknown as OnrampOrder
const declared = ({ fills = [] }: AnyPlugin) => readSlot(fills, onrampSources)[0]!
const linkOf = async (plugin: AnyPlugin, wanted: OnrampOrder) => {
  const { link } = await declared(plugin).load()
  return Effect.runPromise(Effect.result(link(wanted)))
}
const parametersOf = (link: unknown) => Object.fromEntries(new URL(String(link)).searchParams)

describe("the sources", () => {
  it("S9.02[all] are Meld and Coinbase, with fees of 1 to 2 %; USD Coin on chains 1 and 137 is what is bought where nobody chooses", async () => {
    const sources = [declared(meld()), declared(coinbaseOnramp({ session: async () => "s" }))]
    expect(sources.map(({ provider, title, fee }) => [provider, title, fee])).toEqual([
      ["meld", "Meld", "1-2"],
      ["coinbase", "Coinbase", "1-2"]
    ])
    for (const { load } of sources) {
      const { options } = await load()
      const { purchase } = await Effect.runPromise(options(order("eip155:1", "USDC")))
      expect(purchase[0]?.symbol).toBe("USDC")
      expect(purchase[0]?.networks.map(({ networkId }) => networkId)).toEqual(
        expect.arrayContaining(["eip155:1", "eip155:137"])
      )
    }
    // The lists that ship, for a provider that does not say.
    const [first] = defaultPurchase
    expect([first?.symbol, first?.networks.map(({ networkId }) => networkId)]).toEqual([
      "USDC",
      ["eip155:1", "eip155:137"]
    ])
    for (const networkId of ["eip155:1", "eip155:137"] as const) {
      const provider: OnrampProvider = {
        id: "meld",
        title: "Meld",
        payment: defaultPayment,
        purchase: purchaseOn(defaultPurchase, networkId),
        isDefault: true,
        hasQuotes: false,
        tellsStatus: false,
        isOpaque: false
      }
      const chosen = chosenOf({ networkId, providers: [provider] }, { amount: "" })
      expect([chosen?.purchase.symbol, chosen?.payment.id]).toEqual(["USDC", "USD"])
    }
  })

  it("S1.12 in part: sell on Ethereum's networks, and Meld on Solana", () => {
    const namespaces = (plugin: AnyPlugin) => [
      ...new Set(declared(plugin).networks.map((networkId) => networkId.split(":")[0]))
    ]
    expect(namespaces(meld())).toEqual(["eip155", "solana"])
    expect(namespaces(coinbaseOnramp({ session: async () => "s" }))).toEqual(["eip155"])
  })

  it("T27 Meld's link fixes the coin and the account, and has no key but the app's own", async () => {
    const made = await linkOf(meld({ publicKey: "own" }), order("eip155:8453", "USDC", "ach_bank_account"))
    expect(made).toMatchObject({ _tag: "Success" })
    const link = "success" in made ? made.success : ""
    expect(parametersOf(link)).toEqual({
      transactionType: "BUY",
      publicKey: "own",
      destinationCurrencyCodeLocked: "USDC_BASE",
      walletAddressLocked: address,
      sourceCurrencyCode: "USD",
      sourceAmount: "250.5",
      paymentMethodType: "ACH"
    })
    const without = await linkOf(meld(), order("eip155:1", "ETH"))
    expect(parametersOf("success" in without ? without.success : "")).not.toHaveProperty("publicKey")
    expect(
      checkLink(link, {
        pages: declared(meld()).pages,
        address,
        parseAddress: (text) => (/^0x[0-9a-f]{40}$/.test(text) ? text : undefined),
        contract: undefined,
        isOpaque: false
      })
    ).toEqual({ url: link })
  })

  it("Coinbase's link has the session of the app's server, asked for with the account and the coin", async () => {
    const asked: Array<unknown> = []
    const plugin = coinbaseOnramp({
      session: async (request) => {
        asked.push(request)
        return "s&1"
      }
    })
    const made = await linkOf(plugin, order("eip155:8453", "ETH"))
    expect(asked).toEqual([{ address, network: "base", asset: "ETH" }])
    expect("success" in made ? made.success.split("?")[0] : "").toBe(
      "https://pay.coinbase.com/buy/select-asset"
    )
    expect(parametersOf("success" in made ? made.success : "")).toEqual({
      sessionToken: "s&1",
      defaultExperience: "buy",
      defaultNetwork: "base",
      defaultAsset: "ETH",
      fiatCurrency: "USD",
      presetFiatAmount: "250.5"
    })
  })

  it.each([
    ["a server that rejects", async () => Promise.reject(new Error("down"))],
    ["a server that says nothing", async () => ""],
    ["a server that says something else", async () => ({ token: "s" }) as never]
  ])("%s gives no link", async (_, session) => {
    const made = await linkOf(coinbaseOnramp({ session }), order("eip155:1", "USDC"))
    expect(made).toMatchObject({ _tag: "Failure", failure: { code: "ONRAMP_PROVIDER" } })
  })

  it.each([
    [meld(), "eip155:10", "USDC"],
    [meld(), "eip155:137", "ETH"],
    [coinbaseOnramp({ session: async () => "s" }), "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "SOL"]
  ])("none gives a link for what it does not sell", async (plugin, networkId, symbol) => {
    expect(await linkOf(plugin, order(networkId, symbol))).toMatchObject({
      _tag: "Failure",
      failure: { code: "ONRAMP_PROVIDER" }
    })
  })

  it("fit into a kit together, and load nothing there", async () => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [network(1)],
      plugins: [testChain().plugin, meld(), coinbaseOnramp({ session: async () => "s" })],
      storage: memoryStorage()
    })
    await kit.ready()
    expect(readSlot(kit.getSnapshot().plugin.fillings, onrampSources)).toHaveLength(2)
    await kit.dispose()
  })
})
