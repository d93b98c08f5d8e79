import {
  createKit,
  definePlugin,
  memoryStorage,
  onrampSources,
  readSlot,
  swapSources,
  type KitError,
  type SetupHost
} from "@latchkey/core"
import {
  history,
  nameRegistry,
  nameResolution,
  prices,
  tokenBalances,
  type OnrampPlace,
  type SwapPlace
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { expect, it, onTestFinished, vi } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { cloud } from "./index.ts"

const outcome = <A>(effect: Effect.Effect<A, KitError>) =>
  Effect.runPromise(Effect.catch(effect, ({ code }) => Effect.succeed(code)))

/** A kit on two networks, of which the service serves the first, and all that asks the service about the second. */
const open = async () => {
  const asked: Array<string> = []
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    asked.push(pathname)
    return pathname === "/v1/supported-chains"
      ? Response.json({ http: ["eip155:1"], ws: ["eip155:2"] })
      : new Response("Not served", { status: 404 })
  })
  const parts: Array<SetupHost<any>> = []
  const router = { networkId: "eip155:2", title: "Router", router: `0x${"a".repeat(40)}` } as const
  const onramp = { provider: "coinbase", title: "Shop", networks: ["eip155:2"], pages: [] } as const
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1, "eip155"), testNetwork(2, "eip155")],
    storage: memoryStorage(),
    plugins: [
      virtualChain({ wallet: { connect: () => "a1" } }, "eip155").plugin,
      cloud({
        projectId: "one",
        urls: { api: "http://127.0.0.1:1" },
        accounts: ["eip155"],
        names: { zone: "tea.example" },
        swap: [router],
        onramp
      }),
      definePlugin({ id: "probe", requires: ["cloud"], setup: (host) => void parts.push(host) })
    ]
  })
  onTestFinished(async () => {
    await kit.dispose()
    vi.restoreAllMocks()
  })
  await kit.ready()
  return { kit, asked, host: parts[0]!, network: kit.getNetwork("eip155:2")! }
}

it("S5.01[all] on a network that the service does not serve, it is asked for nothing, whoever asks: there is nothing, or an error says so", async () => {
  const { kit, asked, host, network } = await open()
  const names = host.capabilitiesOf("eip155", nameResolution)[0]!
  const registry = host.capabilitiesOf("eip155", nameRegistry)[0]!
  const reading = await Effect.runPromise(names.reader)
  const address = "a1"
  const query = { network, networks: [network], address }
  const sign = vi.fn(() => Effect.succeed("0x"))
  const { fillings } = kit.getSnapshot().plugin
  const swaps = await readSlot(fillings, swapSources)[0]!.load()
  const sales = await readSlot(fillings, onrampSources)[0]!.load()
  const place = { network, address } as unknown as SwapPlace & OnrampPlace
  const coin = { id: "native", name: "Coin", symbol: "COIN", decimals: 18 } as const

  expect({
    history: await outcome(host.capabilitiesOf("eip155", history)[0]!.list({ address, network })),
    prices: await outcome(
      host.capabilitiesOf("eip155", prices)[0]!.list({ network, tokens: ["eip155:2:a5"], currency: "USD" })
    ),
    balances: await outcome(host.capabilitiesOf("eip155", tokenBalances)[0]!.list({ address, network })),
    resolve: await outcome(reading.resolve({ ...query, name: "harbour.tea.example" })),
    reverse: await outcome(reading.reverse(query)),
    picture: await outcome(reading.picture!(query)),
    suggestions: await outcome(registry.suggestions({ label: "harbour", network })),
    owned: await outcome(registry.owned(query)),
    register: await outcome(registry.register({ ...query, label: "harbour", sign })),
    tokens: await outcome(swaps.tokens({ ...place, address })),
    offer: await outcome(swaps.offer({ ...place, sell: coin, buy: coin, amount: 1n })),
    purchases: await outcome(sales.purchases!({ ...place, address, since: 0 } as never)),
    gas: await kit.cloud.gasPrices({ networkId: "eip155:2" }).catch(({ code }: KitError) => code)
  }).toEqual({
    history: { transactions: [], coverage: "none" },
    prices: [],
    balances: "CLOUD_NETWORK_UNSUPPORTED",
    resolve: undefined,
    reverse: undefined,
    picture: undefined,
    suggestions: [],
    owned: undefined,
    register: "NAME_FAILED",
    tokens: "SWAP_UNSUPPORTED",
    offer: "SWAP_UNSUPPORTED",
    purchases: [],
    gas: "CLOUD_GAS_PRICE_UNSUPPORTED"
  })
  expect(sign).not.toHaveBeenCalled()
  expect(asked).toEqual(["/v1/supported-chains"])
})
