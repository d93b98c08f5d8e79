import { swapSourcesOn } from "@latchkey/core"
import type { ContractCalls, SwapOffer } from "@latchkey/core/effect"
import { fromBase58, toBase64 } from "@latchkey/core/chain-kit"
import { rpcAnswer, swapSourceContract, type SentRequest } from "@latchkey/testing"
import { solana, solanaDevnet, solanaMainnet } from "@latchkey/solana"
import * as Effect from "effect/Effect"
import { describe, expect, it, vi } from "vitest"
import {
  codeOr,
  openServices,
  readFixtures,
  serveFixtures,
  type SeenRequest,
  type ServiceAnswer
} from "../../../tests/support/serviceFixtures.ts"
import { jupiter } from "./index.ts"
import { PROGRAM } from "./readRoute.ts"

const fixture = readFixtures(import.meta.dirname, "../fixtures/jupiter.json")
const networkId = solanaMainnet.caipNetworkId
const account = "4jFSekfcYHLSw9ZXGqFzZsU9rXCjqpJAsuX2aScwzDQM"
const tea = "FbY3Eh6JLEHmyvWgksrgv8jCsftuhRhQEPkUZ8Z295z3"
const wrapped = "So11111111111111111111111111111111111111112"
const coin = { id: "native", name: "SOL", symbol: "SOL", decimals: 9 } as const
const token = { id: `${networkId}:${tea}`, name: "Tea", symbol: "TEA", decimals: 6 } as const
const amount = 100_000_000n
const quoted = fixture("quote-ok").response.body as Readonly<Record<string, unknown>>
const bought = 17_057_460n
const minimum = 16_972_172n

interface Built {
  readonly sold?: bigint
  readonly quoted?: bigint
  readonly slippage?: number
  readonly program?: string
  readonly form?: string
  readonly times?: number
}

/** A transaction that calls Jupiter's program with a route, as base64. */
const transactionWith = ({
  sold = amount,
  quoted: out = bought,
  slippage = 50,
  program = PROGRAM,
  form = "e517cb977ae3ad2a",
  times = 1
}: Built = {}) => {
  const tail = new DataView(new ArrayBuffer(19))
  tail.setBigUint64(0, sold, true)
  tail.setBigUint64(8, out, true)
  tail.setUint16(16, slippage, true)
  const data = [...Buffer.from(form, "hex"), 1, 2, 3, ...new Uint8Array(tail.buffer)]
  const call = [1, 1, 0, data.length, ...data]
  const keys = [account, program].flatMap((key) => [...fromBase58(key, 44)!])
  const message = [
    0x80,
    1,
    0,
    1,
    2,
    ...keys,
    ...new Uint8Array(32),
    times,
    ...Array.from({ length: times }, () => call).flat(),
    0
  ]
  return toBase64(Uint8Array.from([1, ...new Uint8Array(64), ...message]))
}

const swapAnswer = (swapTransaction: unknown): ServiceAnswer => ({
  status: 200,
  body: { ...fixture("swap-ok").response.body, swapTransaction }
})
const service =
  (transaction: unknown = transactionWith(), quote: ServiceAnswer = fixture("quote-ok").response) =>
  ({ url }: SeenRequest) =>
    url.pathname === "/swap/v1/swap" ? swapAnswer(transaction) : quote

const open = async (answer: (request: SeenRequest) => ServiceAnswer | undefined) => {
  const asked = serveFixtures(answer)
  const { kit, http } = await openServices([solana(), jupiter()], [solanaMainnet, solanaDevnet])
  const { fillings } = kit.getSnapshot().plugin
  const source = await swapSourcesOn(fillings, networkId)[0]!.load()
  const calls = {} as ContractCalls
  const place = { network: kit.getNetwork(networkId)!, calls, http, provider: undefined }
  const offer = (more: object = {}) => source.offer({ ...place, sell: coin, buy: token, amount, ...more })
  return { source, asked, offer, fillings }
}
const build = ({ build: make }: SwapOffer, least = minimum) =>
  make({ address: account, minimum: least, slippage: 0.5, deadline: 0n })
const built = async (answer: (request: SeenRequest) => ServiceAnswer | undefined, least = minimum) => {
  const { offer, asked } = await open(answer)
  return { told: await codeOr(Effect.flatMap(offer(), (found) => build(found, least))), asked }
}

describe("what Jupiter offers", () => {
  it("quote-ok, swap-ok: what is bought, and a transaction of that quote for the least that was shown, to be tried", async () => {
    const { offer, asked } = await open(service())
    const found = await Effect.runPromise(offer())
    expect(found).toMatchObject({ bought, priceImpact: 0.01 })
    expect(await codeOr(build(found))).toEqual({
      networkId,
      sender: account,
      call: { to: PROGRAM, value: amount, data: transactionWith() },
      isTried: true
    })
    expect(asked.map(({ url, method }) => `${method} ${url.origin}${url.pathname}`)).toEqual([
      "GET https://api.jup.ag/swap/v1/quote",
      "POST https://api.jup.ag/swap/v1/swap"
    ])
    expect(Object.fromEntries(asked[0]!.url.searchParams)).toEqual(fixture("quote-ok").request.query)
    const { userPublicKey, quoteResponse } = fixture("swap-ok").request.body
    expect(asked[1]!.body).toEqual({
      userPublicKey,
      // What is built is made of the slippage: so much that the least which was shown is bought.
      quoteResponse: { ...quoteResponse, slippageBps: 50, otherAmountThreshold: String(minimum) },
      dynamicComputeUnitLimit: true
    })
  })

  it("of the coin goes along what is sold, of a token nothing", async () => {
    const reversed = { ...quoted, inputMint: tea, outputMint: wrapped }
    const { offer } = await open(service(transactionWith(), { status: 200, body: reversed }))
    const found = await Effect.runPromise(offer({ sell: token, buy: coin }))
    expect(await codeOr(build(found))).toMatchObject({ call: { value: 0n } })
  })

  it("quote-no-route: nobody sells it", async () => {
    const { offer } = await open(() => fixture("quote-no-route").response)
    expect(await codeOr(offer())).toBe("SWAP_AMOUNT")
  })

  it("rate-limited: is its failure, and no quote", async () => {
    const { offer } = await open(() => fixture("rate-limited").response)
    expect(await codeOr(offer())).toBe("SWAP_PROVIDER")
  })

  it("swap-simulation-error: what would not go through is not built", async () => {
    const { told } = await built(
      ({ url }) => fixture(url.pathname === "/swap/v1/swap" ? "swap-simulation-error" : "quote-ok").response
    )
    expect(told).toBe("SWAP_PROVIDER")
  })

  it.each([
    ["sells something else", { inputMint: tea }],
    ["buys something else", { outputMint: wrapped }],
    ["is of another amount", { inAmount: "99" }],
    ["is for a fixed purchase", { swapMode: "ExactOut" }],
    ["buys nothing", { outAmount: "0" }],
    ["buys less than nothing", { outAmount: "-5" }],
    ["has a number for an amount", { outAmount: 17_057_460 }],
    ["has more than a token can have", { outAmount: "99999999999999999999" }]
  ])("T24 is none where it %s", async (_, more) => {
    const { offer } = await open(() => ({ status: 200, body: { ...quoted, ...more } }))
    expect(await codeOr(offer())).toBe("SWAP_PROVIDER")
  })

  it.each([
    ["a text", fixture("swap-ok").response.body.swapTransaction],
    ["nothing", null],
    ["of another program", transactionWith({ program: tea })],
    ["of another form", transactionWith({ form: "0000000000000000" })],
    ["with two routes", transactionWith({ times: 2 })],
    ["that sells more", transactionWith({ sold: amount + 1n })],
    ["that sells less", transactionWith({ sold: 1n })],
    ["that may buy less", transactionWith({ slippage: 51 })],
    ["that quotes less", transactionWith({ quoted: bought - 10_000n })],
    ["without a least at all", transactionWith({ slippage: 10_001 })]
  ])("T24 a transaction that is %s is refused before anybody sees it", async (_, transaction) => {
    expect((await built(service(transaction))).told).toBe("SWAP_MISMATCH")
  })

  it("T24 where the price has fallen below the least that was shown, nothing is built", async () => {
    const { told, asked } = await built(service(), bought + 1n)
    expect(told).toBe("SWAP_PRICE_MOVED")
    expect(asked).toHaveLength(1)
  })

  it("a quote is asked for once in twenty seconds: a visitor has thirty requests a minute", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 })
    try {
      const { offer, asked } = await open(service())
      for (const at of [1_000_000, 1_019_000]) {
        vi.setSystemTime(at)
        await Effect.runPromise(offer())
      }
      expect(asked).toHaveLength(1)
      vi.setSystemTime(1_021_000)
      await Effect.runPromise(offer())
      expect(asked).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it("the token that stands for the coin is not sold as a token, and on another network nothing is", async () => {
    const { offer, asked, fillings, source } = await open(service())
    expect(await codeOr(offer({ sell: { ...token, id: `${networkId}:${wrapped}` } }))).toBe("SWAP_AMOUNT")
    expect(asked).toEqual([])
    expect(swapSourcesOn(fillings, solanaDevnet.caipNetworkId)).toEqual([])
    expect(source.contracts(solanaDevnet.caipNetworkId)).toBeUndefined()
    expect(source.known!(networkId)).toHaveLength(2)
  })
})

describe("jupiter keeps the contract of sources of swaps", () => {
  /** What a node says of an account without tokens, and of tokens of six decimals. */
  const nodeAnswers = (method: string, params: ReadonlyArray<any>): unknown => {
    if (method === "getBalance") return { value: 5_000 }
    if (method === "getTokenAccountsByOwner") return { value: [] }
    if (method !== "getMultipleAccounts") return null
    const data = new Uint8Array(82)
    data[44] = 6
    data[45] = 1
    const owner = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
    const mint = { lamports: 1, owner, executable: false, data: [toBase64(data), "base64"], space: 82 }
    return { value: (params[0] as ReadonlyArray<string>).map(() => mint) }
  }
  const rpcOf = (request: SentRequest): unknown => {
    const answerTo = (body: any): unknown => nodeAnswers(body.method, body.params)
    return Array.isArray(request.body)
      ? request.body.map((body: unknown) => rpcAnswer({ ...request, body }, answerTo(body)))
      : rpcAnswer(request, answerTo(request.body))
  }
  const serviceWith =
    (name: string) =>
    (request: SentRequest): unknown => {
      if (new URL(request.url).host !== "api.jup.ag") return rpcOf(request)
      if (request.url.includes("/swap/v1/swap")) return swapAnswer(transactionWith({ slippage: 0 })).body
      const { status, body } = fixture(name).response
      return status === 200 ? body : new Response(JSON.stringify(body), { status })
    }
  const cases = swapSourceContract({
    make: () => jupiter({ tokens: [tea] }),
    others: () => [solana()],
    networks: [solanaMainnet, solanaDevnet],
    networkId,
    unservedNetworkId: solanaDevnet.caipNetworkId,
    address: account,
    service: serviceWith("quote-ok"),
    withoutOffer: serviceWith("quote-no-route"),
    sharesRequests: true,
    sell: coin,
    buy: token,
    amount
  })
  it.each(cases)("$name", ({ run }) => run(), 120_000)
})
