import { swapSourcesOn } from "@latchkey/core"
import type { ContractCalls, SwapOffer } from "@latchkey/core/effect"
import { rpcAnswer, swapSourceContract, type SentRequest } from "@latchkey/testing"
import { evm } from "@latchkey/evm"
import { mainnet, optimism, zksync } from "@latchkey/evm/networks"
import * as Effect from "effect/Effect"
import { decodeFunctionData, encodeFunctionResult, getAddress, parseAbi, type Hex } from "viem"
import { describe, expect, it } from "vitest"
import {
  codeOr,
  openServices,
  readFixtures,
  serveFixtures,
  type SeenRequest,
  type ServiceAnswer
} from "../../../tests/support/serviceFixtures.ts"
import { zeroEx } from "./index.ts"

const fixture = readFixtures(import.meta.dirname, "../fixtures/zeroEx.json")
const url = "https://proxy.example/base"
const account = getAddress("0x3765c8e049bae139f372f458940893e79ff32f08")
const tea = getAddress("0xbdf2a153d7ed29cff7dc22341d4ab475338c8c64")
const coin = `0x${"e".repeat(40)}`
const sold = { id: `eip155:1:${tea}`, name: "Tea", symbol: "TEA", decimals: 6 } as const
const ether = { id: "native", name: "Ether", symbol: "ETH", decimals: 18 } as const
const amount = 1_000_000n
const options = { url, networks: [{ networkId: "eip155:1", tokens: [tea] }] } as const

/** The answer of a fixture with other parts. */
const answerWith = (name: string, more: Readonly<Record<string, unknown>>): ServiceAnswer => {
  const { status, body } = fixture(name).response
  const parts = Object.entries(more).map(([part, value]) => [
    part,
    typeof value === "object" && value !== null && !Array.isArray(value) ? { ...body[part], ...value } : value
  ])
  return { status, body: { ...body, ...Object.fromEntries(parts) } }
}

/** The source over a proxy that answers so by the last part of the path. */
const open = async (
  answers: Readonly<Record<string, (request: SeenRequest) => ServiceAnswer | undefined>>,
  given: Parameters<typeof zeroEx>[0] = options
) => {
  const asked = serveFixtures((request) => answers[request.url.pathname.split("/").at(-1)!]?.(request))
  const { kit, http } = await openServices([evm(), zeroEx(given)], [mainnet, optimism])
  const source = await swapSourcesOn(kit.getSnapshot().plugin.fillings, "eip155:1")[0]!.load()
  const calls = {
    holding: ({ token }: { readonly token?: string }) =>
      Effect.succeed({
        ...(token === undefined ? {} : { token }),
        name: token ?? "Ether",
        amount: { value: 7n, decimals: token === undefined ? 18 : 6, symbol: "X" }
      })
  } as unknown as ContractCalls
  const place = { network: kit.getNetwork("eip155:1")!, calls, http, provider: undefined }
  const offer = (more: object = {}) =>
    source.offer({ ...place, sell: sold, buy: ether, amount, address: account, ...more })
  const built = (more: object = {}) =>
    codeOr(
      Effect.flatMap(offer(more), (found: SwapOffer) =>
        found.build({ address: account, minimum: 1n, slippage: 1, deadline: 0n })
      )
    )
  return { source, place, asked, offer, built }
}
const contract = "0x0000000000001fF3684f28c67538d4D072C22734"
const price = () => fixture("quote-ok").response
const other = `0x${"7".repeat(40)}`

describe("what 0x offers", () => {
  it("quote-ok: what is bought, what is kept of it, and the call as it is, to be tried", async () => {
    const { offer, built, asked } = await open({ price, quote: price })
    expect(await codeOr(offer())).toMatchObject({
      bought: 201_234_567_890_123n,
      providerFee: 301_852_000_000n
    })
    expect(await built()).toEqual({
      networkId: "eip155:1",
      sender: account,
      call: { to: contract, value: 0n, data: "0x2213bc0b" },
      bought: 201_234_567_890_123n,
      isTried: true
    })
    const query = {
      chainId: "1",
      sellToken: tea,
      buyToken: coin,
      sellAmount: "1000000",
      taker: account
    }
    const path = "/base/swap/allowance-holder"
    expect(asked.map((seen) => [seen.url.pathname, Object.fromEntries(seen.url.searchParams)])).toEqual([
      [`${path}/price`, query],
      [`${path}/price`, query],
      [`${path}/quote`, { ...query, slippageBps: "100" }]
    ])
  })

  it("quote-allowance-issue: that nothing is allowed yet, and could not be tried, is no obstacle", async () => {
    const { built } = await open({ price, quote: () => fixture("quote-allowance-issue").response })
    expect(await built()).toMatchObject({ bought: 201_234_567_890_123n, isTried: true })
  })

  it("price-no-liquidity: nobody sells it, before and when it is built", async () => {
    const none = () => fixture("price-no-liquidity").response
    expect(await codeOr((await open({ price: none })).offer())).toBe("SWAP_AMOUNT")
    expect(await (await open({ price, quote: none })).built()).toBe("SWAP_AMOUNT")
  })

  it("input-invalid: is the service's failure, and asked for once", async () => {
    const { offer, asked } = await open({ price: () => fixture("input-invalid").response })
    expect(await codeOr(offer())).toBe("SWAP_PROVIDER")
    expect(asked).toHaveLength(1)
  })

  it.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ["sells another token", { sellToken: other }],
    ["buys another token", { buyToken: other }],
    ["sells more", { sellAmount: "1000001" }],
    ["buys nothing", { buyAmount: "0" }],
    ["has a number for an amount", { buyAmount: 5 }],
    ["does not say whether it is sold", { liquidityAvailable: undefined }],
    ["lets another contract take it", { allowanceTarget: other }],
    ["calls another contract", { transaction: { to: other } }],
    ["takes of the coin", { transaction: { value: "1" } }],
    ["has no data", { transaction: { data: "0x" } }],
    ["has no least", { minBuyAmount: "0" }],
    ["has a least above what it buys", { minBuyAmount: "201234567890124" }]
  ])("T24 is none where it %s", async (_, more) => {
    const { built } = await open({ price, quote: () => answerWith("quote-ok", more) })
    expect(await built()).toBe("SWAP_PROVIDER")
  })

  it("of the coin goes along what is sold, and nothing has to be allowed", async () => {
    const answer = (value: string) => () =>
      answerWith("quote-ok", {
        sellToken: coin,
        buyToken: tea,
        allowanceTarget: null,
        transaction: { value }
      })
    const sell = { sell: ether, buy: sold }
    expect(
      await (await open({ price: answer("1000000"), quote: answer("1000000") })).built(sell)
    ).toMatchObject({ call: { value: amount } })
    expect(await (await open({ price: answer("0"), quote: answer("0") })).built(sell)).toBe("SWAP_PROVIDER")
  })

  it("keeps for the site what its options say, of what is bought, told apart from what 0x keeps", async () => {
    const fees = { integratorFee: { amount: "1000", token: coin } }
    const receiver = other
    const fee = { percent: 0.15, receiver }
    const { offer, asked } = await open(
      { price: () => answerWith("quote-ok", { fees }) },
      { ...options, fee }
    )
    expect(await codeOr(offer())).toMatchObject({
      providerFee: 301_852_000_000n,
      siteFee: 1000n,
      networkFee: 4_200_000_000_000_000n
    })
    const said = (seen: SeenRequest | undefined) =>
      ["swapFeeRecipient", "swapFeeBps", "swapFeeToken"].map((name) => seen!.url.searchParams.get(name))
    expect(said(asked[0])).toEqual([receiver, "15", coin])
    for (const wrong of [
      { ...fee, receiver: "me" },
      { ...fee, percent: 11 },
      { ...fee, percent: "1" }
    ]) {
      const { offer: without, asked: seen } = await open({ price }, { ...options, fee: wrong as typeof fee })
      expect(await codeOr(without())).not.toHaveProperty("siteFee")
      expect(said(seen[0])).toEqual([null, null, null])
    }
  })

  it("what is kept is not told where it is kept in something else", async () => {
    const fees = { zeroExFee: { amount: "5", token: other }, integratorFee: null }
    const { offer } = await open({ price: () => answerWith("quote-ok", { fees }) })
    expect(await codeOr(offer())).not.toHaveProperty("providerFee")
  })

  it("is on no network without a contract, and asks nobody for what the app names", async () => {
    const { source, place, asked } = await open({})
    expect(source.known!("eip155:1")).toEqual([`eip155:1:${tea}`])
    const list = await Effect.runPromise(source.tokens({ ...place, address: account }))
    expect(list.map(({ id }) => id)).toEqual(["native", `eip155:1:${tea}`])
    expect(asked).toEqual([])
    const networkId = `eip155:${zksync.id}` as const
    const { kit } = await openServices(
      [evm(), zeroEx({ url, networks: [{ networkId, tokens: [] }] })],
      [zksync]
    )
    expect(swapSourcesOn(kit.getSnapshot().plugin.fillings, networkId)).toEqual([])
  })
})

const abi = parseAbi([
  "function balanceOf(address) view returns (uint256)",
  "function decimals() view returns (uint8)",
  "function name() view returns (string)",
  "function symbol() view returns (string)"
])
const said = { balanceOf: 7_000_000n, decimals: 6, name: "Tea", symbol: "TEA" } as const

/** A node, and the proxy when all is well; `price` is the fixture of the first question. */
const serviceWith =
  (price: string) =>
  (request: SentRequest): unknown => {
    const at = new URL(request.url)
    if (at.host === "proxy.example") {
      const { status, body } = fixture(at.pathname.endsWith("/price") ? price : "quote-ok").response
      return status === 200 ? body : new Response(JSON.stringify(body), { status })
    }
    const answerTo = (body: unknown): unknown => {
      const { method, params } = body as { readonly method: string; readonly params: ReadonlyArray<any> }
      if (method === "eth_chainId") return "0x1"
      if (method === "eth_getBalance") return "0xde0b6b3a7640000"
      const { functionName } = decodeFunctionData({ abi, data: (params[0] as { readonly data: Hex }).data })
      return encodeFunctionResult({ abi, functionName, result: said[functionName] as never })
    }
    return Array.isArray(request.body)
      ? request.body.map((body: unknown) => rpcAnswer({ ...request, body }, answerTo(body)))
      : rpcAnswer(request, answerTo(request.body))
  }

describe("zeroEx keeps the contract of sources of swaps", () => {
  const cases = swapSourceContract({
    make: () => zeroEx(options),
    others: () => [evm()],
    networks: [mainnet, optimism],
    networkId: "eip155:1",
    unservedNetworkId: "eip155:10",
    address: account,
    service: serviceWith("quote-ok"),
    withoutOffer: serviceWith("price-no-liquidity"),
    sharesRequests: true,
    sell: sold,
    buy: ether,
    amount
  })
  it.each(cases)("$name", ({ run }) => run(), 120_000)
})
