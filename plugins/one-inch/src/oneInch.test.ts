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
import { oneInch } from "./index.ts"

const fixture = readFixtures(import.meta.dirname, "../fixtures/oneInch.json")
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
  given: Parameters<typeof oneInch>[0] = options
) => {
  const asked = serveFixtures((request) => answers[request.url.pathname.split("/").at(-1)!]?.(request))
  const { kit, http } = await openServices([evm(), oneInch(given)], [mainnet, optimism])
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
const router = "0x111111125421cA6dc452d289314280a0f8842A65"
const quote = () => fixture("quote-ok").response
const swap = () => fixture("swap-ok").response
const other = `0x${"7".repeat(40)}`

describe("what 1inch offers", () => {
  it("quote-ok, swap-ok: what is bought, and the call as it is", async () => {
    const { offer, built, asked } = await open({ quote, swap })
    expect(await codeOr(offer())).toMatchObject({ bought: 201_234_567_890_123n })
    expect(await built()).toEqual({
      networkId: "eip155:1",
      sender: account,
      call: { to: router, value: 0n, data: fixture("swap-ok").response.body.tx.data },
      bought: 201_234_567_890_123n,
      isTried: true
    })
    const query = { src: tea, dst: coin, amount: "1000000" }
    expect(asked.at(-1)!.url.pathname).toBe("/base/swap/v6.0/1/swap")
    expect(Object.fromEntries(asked.at(-1)!.url.searchParams)).toEqual({
      ...query,
      from: account,
      origin: account,
      slippage: "1",
      disableEstimate: "true"
    })
    expect(Object.fromEntries(asked[0]!.url.searchParams)).toEqual({ ...query, includeTokensInfo: "true" })
  })

  it("keeps for the site what its options say, and tells how much that is", async () => {
    const fee = { percent: 1, receiver: other }
    const { offer, built, asked } = await open({ quote, swap }, { ...options, fee })
    expect(await codeOr(offer())).toMatchObject({ siteFee: 2_032_672_402_930n })
    await built()
    const said = asked.map(({ url: { searchParams } }) => [
      searchParams.get("fee"),
      searchParams.get("referrer")
    ])
    expect(said).toEqual([
      ["1", null],
      ["1", null],
      ["1", other]
    ])
    // More than its router allows.
    const { offer: without, asked: seen } = await open(
      { quote },
      { ...options, fee: { ...fee, percent: 3.5 } }
    )
    expect(await codeOr(without())).not.toHaveProperty("siteFee")
    expect(seen[0]!.url.searchParams.has("fee")).toBe(false)
  })

  it.each([
    ["quote-no-liquidity", "SWAP_AMOUNT"],
    ["rate-limited", "SWAP_PROVIDER"],
    ["unauthorized", "SWAP_PROVIDER"]
  ])("%s", async (name, code) => {
    const { offer, asked } = await open({ quote: () => fixture(name).response })
    expect(await codeOr(offer())).toBe(code)
    expect(asked).toHaveLength(1)
  })

  it("swap-not-enough-allowance: is its failure: it is asked to try nothing", async () => {
    const { built } = await open({ quote, swap: () => fixture("swap-not-enough-allowance").response })
    expect(await built()).toBe("SWAP_PROVIDER")
  })

  it.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ["buys nothing", { dstAmount: "0" }],
    ["has a number for an amount", { dstAmount: 5 }],
    ["is of another token", { srcToken: { address: other } }],
    ["buys another token", { dstToken: { address: other } }],
    ["is another's", { tx: { from: other } }],
    ["calls another contract", { tx: { to: other } }],
    ["takes of the coin", { tx: { value: "1" } }],
    ["has no data", { tx: { data: "0x" } }]
  ])("T24 is none where it %s", async (_, more) => {
    const { built } = await open({ quote, swap: () => answerWith("swap-ok", more) })
    expect(await built()).toBe("SWAP_PROVIDER")
  })

  it("T24 a quote of other tokens is none", async () => {
    const { offer } = await open({ quote: () => answerWith("quote-ok", { dstToken: { address: other } }) })
    expect(await codeOr(offer())).toBe("SWAP_PROVIDER")
  })
})

describe("what 1inch swaps", () => {
  it("tokens-ok: is the coin and what it lists, of which the chain says the rest; asked for once", async () => {
    const listing = { url, networks: [{ networkId: "eip155:1" }] } as const
    const { source, place, asked } = await open({ tokens: () => fixture("tokens-ok").response }, listing)
    const ask = () => codeOr(source.tokens({ ...place, address: account }))
    const list = await ask()
    expect(typeof list === "string" ? list : list.map(({ id }) => id)).toEqual([
      "native",
      `eip155:1:${tea.toLowerCase()}`
    ])
    await ask()
    expect(asked).toHaveLength(1)
  })

  it("T26 is at most 200 of a list of thousands, what is sought first", async () => {
    const entries = Array.from({ length: 3_000 }, (_, index) => {
      const address = `0x${String(index + 1).padStart(40, "0")}`
      return [address, { address, symbol: index === 2_999 ? "usdc" : `T${index}` }]
    })
    const { source, place } = await open(
      { tokens: () => ({ status: 200, body: { tokens: Object.fromEntries(entries) } }) },
      { url, networks: [{ networkId: "eip155:1" }] }
    )
    const list = await Effect.runPromise(source.tokens({ ...place, address: account }))
    expect(list).toHaveLength(201)
    expect(list[1]!.id).toBe(`eip155:1:${entries.at(-1)![0] as string}`)
  })

  it("is on no network without a router", async () => {
    const networkId = `eip155:${zksync.id}` as const
    const { kit } = await openServices([evm(), oneInch({ url, networks: [{ networkId }] })], [zksync])
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
      const { status, body } = fixture(at.pathname.endsWith("/swap") ? "swap-ok" : price).response
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

describe("oneInch keeps the contract of sources of swaps", () => {
  const cases = swapSourceContract({
    make: () => oneInch(options),
    others: () => [evm()],
    networks: [mainnet, optimism],
    networkId: "eip155:1",
    unservedNetworkId: "eip155:10",
    address: account,
    service: serviceWith("quote-ok"),
    withoutOffer: serviceWith("quote-no-liquidity"),
    sharesRequests: true,
    sell: sold,
    buy: ether,
    amount
  })
  it.each(cases)("$name", ({ run }) => run(), 120_000)
})
