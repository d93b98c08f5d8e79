import { swapSourcesOn } from "@latchkey/core"
import type { ContractCalls, SwapOffer } from "@latchkey/core/effect"
import { rpcAnswer, swapSourceContract, type SentRequest } from "@latchkey/testing"
import { evm } from "@latchkey/evm"
import { mainnet, optimism, zksync } from "@latchkey/evm/networks"
import * as Effect from "effect/Effect"
import { decodeFunctionData, encodeFunctionResult, getAddress, parseAbi, type Hex } from "viem"
import { describe, expect, it, vi } from "vitest"
import {
  codeOr,
  openServices,
  readFixtures,
  serveFixtures,
  type SeenRequest,
  type ServiceAnswer
} from "../../../tests/support/serviceFixtures.ts"
import { lifi } from "./index.ts"

const fixture = readFixtures(import.meta.dirname, "../fixtures/lifi.json")
const account = getAddress("0x3765c8e049bae139f372f458940893e79ff32f08")
const tea = getAddress("0xbdf2a153d7ed29cff7dc22341d4ab475338c8c64")
const contract = "0xb449cf6c2887cd97dc55d720c0eee64cecdc4bdb"
const sold = { id: `eip155:1:${tea}`, name: "Tea", symbol: "TEA", decimals: 6 } as const
const ether = { id: "native", name: "Ether", symbol: "ETH", decimals: 18 } as const
const amount = 1_000_000n
const quoted = fixture("quote-ok").response.body as Readonly<Record<string, any>>
const options = { networks: [{ networkId: "eip155:1", contract, tokens: [tea] }] } as const

/** The quote with other parts. */
const quoteWith = (more: Readonly<Record<string, object>>): ServiceAnswer => ({
  status: 200,
  body: Object.fromEntries(
    Object.entries(quoted).map(([name, part]) => [name, name in more ? { ...part, ...more[name] } : part])
  )
})

/** The source over a service that answers so. */
const open = async (answer: (request: SeenRequest) => ServiceAnswer | undefined, given: object = options) => {
  const asked = serveFixtures(answer)
  const { kit, http } = await openServices([evm(), lifi(given)], [mainnet, optimism])
  const source = await swapSourcesOn(kit.getSnapshot().plugin.fillings, "eip155:1")[0]!.load()
  const calls = {
    holding: ({ token }: { readonly token?: string }) =>
      token?.endsWith("dead") === true
        ? Effect.fail({ code: "TRANSFER_TOKEN_INVALID" })
        : Effect.succeed({
            ...(token === undefined ? {} : { token }),
            name: token ?? "Ether",
            amount: { value: 7n, decimals: token === undefined ? 18 : 6, symbol: "X" }
          })
  } as unknown as ContractCalls
  const place = { network: kit.getNetwork("eip155:1")!, calls, http, provider: undefined }
  const offer = (more: object = {}) =>
    source.offer({ ...place, sell: sold, buy: ether, amount, address: account, ...more })
  return { source, place, asked, offer }
}
const build = ({ build: make }: SwapOffer, slippage = 1) =>
  make({ address: account, minimum: 1n, slippage, deadline: 0n })

describe("what LI.FI offers", () => {
  it("quote-ok: what is bought, what is kept of it, and the call as it is, to be tried", async () => {
    const { offer, asked } = await open(() => fixture("quote-ok").response)
    const found = await Effect.runPromise(offer())
    // 0.25 % of what is sold; of so little, cents say nothing of the price.
    expect(found).toMatchObject({ bought: 201_234_567_890_123n, providerFee: 503_086_419_725n })
    expect(found).not.toHaveProperty("priceImpact")
    expect(await codeOr(build(found))).toEqual({
      networkId: "eip155:1",
      sender: account,
      call: { to: contract, value: 0n, data: "0x4630a0d8" },
      bought: 201_234_567_890_123n,
      isTried: true
    })
    expect(asked.map(({ url }) => [url.host, url.pathname, Object.fromEntries(url.searchParams)])).toEqual(
      ["0.005", "0.01"].map((slippage) => [
        "li.quest",
        "/v1/quote",
        {
          fromChain: "1",
          toChain: "1",
          fromToken: tea,
          toToken: `0x${"0".repeat(40)}`,
          fromAmount: "1000000",
          fromAddress: account,
          toAddress: account,
          slippage,
          integrator: "latchkey"
        }
      ])
    )
  })

  it.each(
    Object.entries({
      "quote-no-route": "SWAP_AMOUNT",
      "quote-rate-limited": "SWAP_PROVIDER",
      "quote-slippage": "SWAP_PROVIDER",
      // Of another route: nothing that was asked for.
      "status-pending": "SWAP_PROVIDER"
    })
  )("%s", async (name, code) => {
    const { offer, asked } = await open(() => fixture(name).response)
    expect(await codeOr(offer())).toBe(code)
    // Each is counted: none is asked for twice.
    expect(asked).toHaveLength(1)
  })

  it("is asked for once in half a minute, and anew behind that", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 })
    try {
      const { offer, asked } = await open(() => fixture("quote-ok").response)
      const found = await Effect.runPromise(offer())
      await Effect.runPromise(offer())
      await Effect.runPromise(build(found, 0.5))
      expect(asked).toHaveLength(1)
      vi.setSystemTime(1_030_000)
      await Effect.runPromise(offer())
      expect(asked).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it("is worth so much less than what is sold, where that is more than cents", async () => {
    const { offer } = await open(() =>
      quoteWith({ estimate: { fromAmountUSD: "1000.00", toAmountUSD: "970.00" } })
    )
    expect((await Effect.runPromise(offer())).priceImpact).toBeCloseTo(3, 9)
  })

  const other = `0x${"7".repeat(40)}`
  it.each<readonly [string, Readonly<Record<string, object>>]>([
    ["sells another token", { action: { fromToken: { address: other } } }],
    ["buys another token", { action: { toToken: { address: other } } }],
    ["sells more", { action: { fromAmount: "1000001" } }],
    ["sells by another figure", { estimate: { fromAmount: "1000001" } }],
    ["pays somebody else", { action: { toAddress: other } }],
    ["leads to another network", { action: { toChainId: 10 } }],
    ["is of another network", { transactionRequest: { chainId: 10 } }],
    ["calls another contract", { transactionRequest: { to: other } }],
    ["lets another contract take it", { estimate: { approvalAddress: other } }],
    ["is another's", { transactionRequest: { from: other } }],
    ["takes of the coin", { transactionRequest: { value: "0x1" } }],
    ["buys nothing", { estimate: { toAmount: "0" } }],
    ["buys less than nothing", { estimate: { toAmount: "-5" } }],
    ["has a number for an amount", { estimate: { toAmount: 201_234_567_890_123 } }],
    ["has no data", { transactionRequest: { data: "0x" } }],
    ["has data that is none", { transactionRequest: { data: "0x4630a0d" } }]
  ])("T24 is none where it %s", async (_, more) => {
    const { offer } = await open(() => quoteWith(more))
    expect(await codeOr(offer())).toBe("SWAP_PROVIDER")
  })

  it("of the coin goes along what is sold, and nothing else", async () => {
    const answer = (value: string) =>
      quoteWith({
        action: {
          fromToken: { address: `0x${"0".repeat(40)}` },
          toToken: { address: tea }
        },
        transactionRequest: { value }
      })
    const sell = { sell: ether, buy: sold }
    const { offer } = await open(() => answer("0xf4240"))
    expect((await Effect.runPromise(Effect.flatMap(offer(sell), (found) => build(found)))).call.value).toBe(
      amount
    )
    expect(await codeOr((await open(() => answer("0x0"))).offer(sell))).toBe("SWAP_PROVIDER")
  })

  it("what is kept is not told where it is kept in something else", async () => {
    const fee = (more: object) => ({ ...quoted["estimate"].feeCosts[0], ...more })
    const keptOf = async (feeCosts: unknown) => {
      const { offer } = await open(() => quoteWith({ estimate: { feeCosts } }))
      return (await Effect.runPromise(offer())).providerFee
    }
    expect(await keptOf([fee({ token: { address: other } })])).toBeUndefined()
    expect(await keptOf([fee({ amount: 2500 })])).toBeUndefined()
    expect(await keptOf([fee({ included: false })])).toBe(0n)
    expect(await keptOf([fee({ amount: "9", token: { address: `0x${"0".repeat(40)}` } })])).toBe(9n)
  })

  it("what the network takes is told in its coin, or not at all", async () => {
    const gas = (more: object) => ({ ...quoted["estimate"].gasCosts[0], ...more })
    const takenOf = async (gasCosts: unknown) => {
      const { offer } = await open(() => quoteWith({ estimate: { gasCosts } }))
      return (await Effect.runPromise(offer())).networkFee
    }
    expect(await takenOf([gas({})])).toBe(4_600_000_000_000_000n)
    expect(await takenOf([gas({}), gas({ amount: "5", token: { address: `0x${"0".repeat(40)}` } })])).toBe(
      4_600_000_000_000_005n
    )
    for (const costs of [undefined, {}, [], [gas({ amount: 5 })], [gas({ token: { address: other } })]])
      expect(await takenOf(costs)).toBeUndefined()
  })

  it("keeps for the site what its options say, told apart from what LI.FI keeps; and nothing that it cannot", async () => {
    const offered = async (percent: number, amounts: ReadonlyArray<string>) => {
      const fees = amounts.map((units) => ({ ...quoted["estimate"].feeCosts[0], amount: units }))
      const { offer, asked } = await open(() => quoteWith({ estimate: { feeCosts: fees } }), {
        ...options,
        integrator: "site",
        fee: { percent }
      })
      const { providerFee, siteFee } = await Effect.runPromise(offer())
      return [asked[0]!.url.searchParams.get("fee"), providerFee, siteFee]
    }
    // Half a percent of what is sold, and a quarter for LI.FI.
    expect(await offered(0.5, ["2500", "5000"])).toEqual(["0.005", 503_086_419_725n, 1_006_172_839_450n])
    // Where the fee is in no list of fees, what others keep cannot be told from it.
    expect(await offered(0.5, ["2500"])).toEqual(["0.005", undefined, 1_006_172_839_450n])
    for (const percent of [0, -1, 10.01, Number.NaN, 0.001, 0.125])
      expect(await offered(percent, ["2500"])).toEqual([null, 503_086_419_725n, undefined])
  })

  it("T24 in part: what somebody else gets is quoted and built for them, and none where the answer pays another; the coin goes to nobody else", async () => {
    const receiver = getAddress(`0x${"5".repeat(40)}`)
    const wish = { sell: { ...sold, id: `eip155:1:${contract}` }, buy: sold, receiver }
    const paying = (action: object) =>
      open(() =>
        quoteWith({
          action: { fromToken: { address: contract }, toToken: { address: tea }, ...action }
        })
      )
    expect(await codeOr((await paying({})).offer(wish))).toBe("SWAP_PROVIDER")
    const { offer, asked } = await paying({ toAddress: receiver })
    expect(await codeOr(offer(wish))).toMatchObject({ bought: 201_234_567_890_123n })
    expect(asked[0]!.url.searchParams.get("toAddress")).toBe(receiver)
    expect(asked[0]!.url.searchParams.get("fromAddress")).toBe(account)
    expect(await codeOr(offer({ receiver }))).toBe("SWAP_AMOUNT")
    expect(asked).toHaveLength(1)
  })

  it("needs an account to quote for, and asks nobody without", async () => {
    const { offer, asked } = await open(() => fixture("quote-ok").response)
    expect(await codeOr(offer({ address: undefined }))).toBe("SWAP_PROVIDER")
    expect(asked).toEqual([])
  })
})

describe("what LI.FI swaps", () => {
  const entry = (number: number, more: object = {}) => ({
    address: `0x${String(number).padStart(40, "0")}`,
    chainId: 1,
    symbol: `T${number}`,
    ...more
  })
  const listWith = async (list: unknown) => {
    const { source, place, asked } = await open(() => ({ status: 200, body: { tokens: { "1": list } } }), {
      networks: [{ networkId: "eip155:1", contract }]
    })
    const ask = () => codeOr(source.tokens({ ...place, address: account }))
    const told = await ask()
    await ask()
    return { ids: typeof told === "string" ? told : told.map(({ id }) => id), asked }
  }

  it("is the coin and what it lists, what is sought first, of which the chain says the rest; asked for once", async () => {
    const { ids, asked } = await listWith([
      entry(1),
      entry(2, { symbol: "usdc" }),
      entry(0),
      entry(3, { chainId: 10 }),
      entry(4, { address: "0xdead" }),
      entry(5, { address: `0x${"0".repeat(36)}dead` }),
      entry(1),
      null
    ])
    const id = (number: number) => `eip155:1:${entry(number).address}`
    expect(ids).toEqual(["native", id(2), id(1)])
    expect(asked).toHaveLength(1)
  })

  it("T26 is at most 200 of a list of thousands", async () => {
    const { ids } = await listWith(Array.from({ length: 5_000 }, (_, index) => entry(index + 1)))
    expect(ids).toHaveLength(201)
  })

  it("T26 is not known of an answer that is no list", async () => {
    expect((await listWith("none")).ids).toBe("SWAP_PROVIDER")
  })

  it("is named by the app without anybody being asked, and on no network without a contract", async () => {
    const { source, place, asked } = await open(() => undefined)
    expect(source.known!("eip155:1")).toEqual([`eip155:1:${tea}`])
    await Effect.runPromise(source.tokens({ ...place, address: account }))
    expect(asked).toEqual([])
    const { kit } = await openServices(
      [evm(), lifi({ networks: [{ networkId: `eip155:${zksync.id}` }, { networkId: "eip155:10" }] })],
      [zksync, optimism]
    )
    const { fillings } = kit.getSnapshot().plugin
    expect(swapSourcesOn(fillings, `eip155:${zksync.id}`)).toEqual([])
    expect(swapSourcesOn(fillings, "eip155:10")).toHaveLength(1)
  })
})

const abi = parseAbi([
  "function balanceOf(address) view returns (uint256)",
  "function decimals() view returns (uint8)",
  "function name() view returns (string)",
  "function symbol() view returns (string)"
])
const said = { balanceOf: 7_000_000n, decimals: 6, name: "Tea", symbol: "TEA" } as const

/** A node, and the service when all is well. */
const serviceWith =
  (name: string) =>
  (request: SentRequest): unknown => {
    if (new URL(request.url).host === "li.quest") {
      const { status, body } = fixture(name).response
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

describe("lifi keeps the contract of sources of swaps", () => {
  const cases = swapSourceContract({
    make: () => lifi(options),
    others: () => [evm()],
    networks: [mainnet, optimism],
    networkId: "eip155:1",
    unservedNetworkId: "eip155:10",
    address: account,
    service: serviceWith("quote-ok"),
    withoutOffer: serviceWith("quote-no-route"),
    sharesRequests: true,
    sell: sold,
    buy: ether,
    amount
  })
  it.each(cases)("$name", ({ run }) => run(), 120_000)
})
