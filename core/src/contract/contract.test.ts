import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { codeOf } from "../../../tests/support/bareKernel.ts"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { Swap, SwapAmountError, SwapUnsupportedError, type Plugin, type PluginModule } from "../effect.ts"
import {
  createKit,
  defineContract,
  definePlugin,
  defineSlice,
  memoryStorage,
  type KitError,
  type SwapActions,
  type SwapProgress,
  type SwapQuote
} from "../index.ts"
import * as errors from "./errors.ts"
import * as exchangeErrors from "./exchangeErrors.ts"
import * as nameErrors from "./nameErrors.ts"
import * as onrampErrors from "./onrampErrors.ts"

const coin = { decimals: 18, symbol: "COIN" }
const offer = (value: bigint): SwapQuote => ({
  networkId: "test:1",
  sell: "native",
  buy: "test:1:tea",
  provider: "teahouse",
  sourceId: "teahouse",
  sold: { ...coin, value },
  bought: { value: value * 2n, decimals: 18, symbol: "TEA" },
  minimum: { value: (value * 198n) / 100n, decimals: 18, symbol: "TEA" },
  slippage: 1,
  expiresAt: 0
})
const nothing = new SwapAmountError()

/** The contract as somebody who knows Effect keeps it: one service, which is the plugin's actions too. */
const swapping = Swap.of({
  tokens: () => Effect.fail(new SwapUnsupportedError({ networkId: "test:1" })),
  quote: ({ amount: { value } }) => (value > 0n ? Effect.succeed(offer(value)) : Effect.fail(nothing)),
  offers: () => Effect.fail(nothing),
  max: () => Effect.fail(nothing),
  prepare: () => Effect.fail(nothing),
  submit: () => Effect.succeed({ hash: "0x1" }),
  stopAsking: () => Effect.void,
  follow: () => Effect.succeed({ status: "success" as const })
})
const swapModule: PluginModule<SwapActions> = {
  start: Effect.succeed(Context.make(Swap, swapping)),
  actions: swapping
}
const swap = (): Plugin<"swap", SwapActions, SwapProgress | null> => ({
  id: "swap",
  when: "demand",
  slice: defineSlice<SwapProgress | null>("swap", null),
  actions: ["tokens", "quote", "offers", "max", "prepare", "submit", "stopAsking", "follow"],
  load: async () => swapModule
})

interface PriceApi {
  /** What one base unit buys. */
  readonly price: () => Promise<bigint>
}
const priceModule: PluginModule<PriceApi, Swap> = {
  actions: {
    price: () =>
      Effect.gen(function* () {
        const { quote } = yield* Swap
        const { bought } = yield* quote({
          sell: "native",
          buy: "test:1:tea",
          amount: { value: 1n, decimals: 18 }
        })
        return bought.value
      })
  }
}
const price = (): Plugin<"price", PriceApi> => ({
  id: "price",
  requires: ["swap"],
  when: "demand",
  actions: ["price"],
  load: async () => priceModule
})

const hasSwap = definePlugin<"asking", { readonly has: () => Promise<boolean> }>({
  id: "asking",
  requires: ["swap"],
  actions: ["has"],
  setup: (host) => {
    const service = host.use(defineContract<Swap["Service"]>("@latchkey/core/Swap"))
    return { has: async () => service !== undefined }
  }
})

describe("a contract of a feature", () => {
  it("is provided by one plugin and required by others, whatever they are written with", async () => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [virtualChain({}).plugin, price(), hasSwap, swap()],
      storage: memoryStorage()
    })
    expect(kit.getSnapshot().swap).toBeNull()
    expect(await kit.price.price()).toBe(2n)
    expect(await kit.asking.has()).toBe(true)
    const none = { sell: "native", buy: "test:1:tea", amount: { value: 0n, decimals: 18 } } as const
    expect(await codeOf(() => kit.swap.tokens())).toBe("SWAP_UNSUPPORTED")
    expect(await codeOf(() => kit.swap.quote(none))).toBe("SWAP_AMOUNT")
    await kit.dispose()
  })

  it("S8.09, S8.06 in part: fails with the texts that visitors and developers know", () => {
    expect(new SwapUnsupportedError({ networkId: "test:2" }).message).toBe("Network not supported for Swaps")
    expect(new errors.SiwxDeclinedError()).toMatchObject({ message: "Signature declined", rejected: true })
    expect(new errors.SiwxSignatureInvalidError({ chainId: "test:1" }).message).toBe(
      "The signature is not valid"
    )
    expect(new nameErrors.NameInvalidError({ reason: "short" }).message).toBe(
      "Name must be at least 4 characters long"
    )
  })

  it("only what the visitor declines is an outcome", () => {
    const details = {
      networkId: "test:1",
      symbol: "COIN",
      provider: "x",
      chainId: "test:1",
      reason: "short",
      by: "self",
      min: "10.00",
      max: "7500.00",
      currency: "USD",
      exchangeId: "north",
      percent: 10
    }
    const made = Object.values({ ...errors, ...exchangeErrors, ...nameErrors, ...onrampErrors }).map(
      (Made) => new (Made as new (details: object) => KitError)(details)
    )
    expect(
      made
        .filter(({ rejected }) => rejected)
        .map(({ code }) => code)
        .toSorted()
    ).toEqual(["SIWX_DECLINED"])
    for (const error of made) expect(error.message + error.advice).not.toContain("undefined")
  })
})
