import { decodeFunctionData, encodeFunctionData, erc20Abi, parseAbi, type Hex } from "viem"
import { readSlot, swapSources, swapSourcesOn } from "@latchkey/core"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import type { Stack } from "../../../../tests/stack/Stack.ts"
import { startStack } from "../../../../tests/stack/startStack.ts"
import { openOnChain, trader, type Traded } from "../../../swap/support/openOnChain.ts"
import { cloud, type CloudApi, type CloudOptions } from "../index.ts"
import { sendAndMine } from "../../../../tests/support/sendAndMine.ts"

const coin = `0x${"e".repeat(40)}`
const stranger = `0x${"12".repeat(20)}`
type Json = Record<string, unknown>

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ parts: ["evm", "cloud"] })
})
afterAll(() => stack?.stop())

/** What the service was asked, and what is done to its answers on the way, by the end of the path. */
let requests: Array<{ readonly name: string; readonly url: URL; readonly body: Json | undefined }>
let altered: Record<string, (body: Json) => unknown>
const passThrough = globalThis.fetch
beforeEach(() => {
  requests = []
  altered = {}
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const response = await passThrough(input, init)
    if (url.origin !== stack.cloud!.url) return response
    const name = url.pathname.split("/").at(-1)!
    requests.push({
      name,
      url,
      body: typeof init?.body === "string" ? (JSON.parse(init.body) as Json) : undefined
    })
    const alter = altered[name]
    return alter === undefined
      ? response
      : new Response(JSON.stringify(alter((await response.json()) as Json)), {
          headers: { "content-type": "application/json" }
        })
  })
})

let opened: Awaited<ReturnType<typeof openOnChain>> | undefined
const router = () => stack.evm!.chain(1).exchange!.router
const open = async ({ faults = "", ...options }: CloudOptions & { readonly faults?: string } = {}) =>
  (opened = await openOnChain(
    stack,
    cloud({
      projectId: `stack${faults}`,
      urls: { api: stack.cloud!.url },
      swap: [{ networkId: "eip155:1", title: "Uniswap V2", router: router() }],
      ...options
    })
  ))
afterEach(async () => {
  await opened?.kit.dispose()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const asked = (name: string) => requests.filter((request) => request.name === name)
const decimalsOf = { native: 18, wrapped: 18, dai: 18, usdc: 6, usdt: 6 } as const
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    ({ code }: { code: string }) => code
  )

describe("swaps that the service builds, on a real exchange", () => {
  it("S7.07 S9.03 in part: the tokens are those of the service, what they are the chain says", async () => {
    altered["tokens"] = ({ tokens }) => ({
      tokens: (tokens as Array<Json>).map((token) => ({ ...token, name: "<b>Free</b>", symbol: "ETH" }))
    })
    const { kit, id, balance } = await open()
    const list = await kit.swap.tokens()
    expect(list.map(({ id, name, symbol, decimals }) => [id, name, symbol, decimals])).toEqual([
      ["native", "Ether", "ETH", 18],
      [id("usdc"), "USD Coin", "USDC", 6],
      [id("dai"), "Dai Stablecoin", "DAI", 18],
      [id("usdt"), "Tether USD", "USDT", 6],
      [id("wrapped"), "Wrapped Ether", "WETH", 18]
    ])
    expect(list.map(({ balance }) => balance)).toEqual([
      await balance("native"),
      await balance("usdc"),
      await balance("dai"),
      await balance("usdt"),
      0n
    ])
    expect(asked("tokens").map(({ url }) => url.searchParams.get("chainId"))).toEqual(["eip155:1"])
  })

  it.each<readonly [sell: Traded | "native", buy: Traded | "native", amount: bigint]>([
    ["native", "usdc", 10n ** 17n],
    ["usdc", "native", 150n * 10n ** 6n],
    ["dai", "usdc", 90n * 10n ** 18n],
    ["usdt", "dai", 33n * 10n ** 6n]
  ])(
    "S7.11, T20, T24 sells %s for %s: the whole of its body is said, what moves is what the review promised, an approval of exactly as much before it",
    async (sell, buy, value) => {
      const { kit, balance, allowance, idOf, exchange, asked: sent } = await open()
      const request = {
        sell: idOf(sell),
        buy: idOf(buy),
        amount: { value, decimals: decimalsOf[sell] },
        slippage: 2
      }
      let review = await kit.swap.prepare(request)
      if (sell !== "native") {
        expect(review).toMatchObject({
          step: "approve",
          facts: { kind: "approval", token: idOf(sell), spender: exchange.router, amount: value }
        })
        await kit.swap.submit(review)
        expect(await kit.swap.follow()).toMatchObject({ status: "success" })
        expect(await allowance(sell)).toBe(value)
        review = await kit.swap.prepare(request)
      }
      const { bought, minimum, priceImpact, providerFee } = review.quote
      expect(review).toMatchObject({
        step: "swap",
        facts: { kind: "swap", receiver: trader, amount: value, minimum: minimum.value }
      })
      expect(priceImpact).toBeLessThan(0.5)
      expect(providerFee!.value).toBeGreaterThan(0n)
      const [had, got] = [await balance(sell), await balance(buy)]
      await kit.swap.submit(review)
      expect(await kit.swap.follow()).toMatchObject({ status: "success" })
      if (review.step === "permit") throw new Error("It is to be sent, not signed")
      const fees = review.prepared.fee.value
      const [sold, gained] = [had - (await balance(sell)), (await balance(buy)) - got]
      if (sell === "native") expect(sold >= value && sold <= value + fees).toBe(true)
      else expect(sold).toBe(value)
      if (buy === "native") expect(gained >= minimum.value - fees && gained <= bought.value).toBe(true)
      else expect(gained).toBe(bought.value)

      const named = (id: Traded | "native") => (id === "native" ? `eip155:1:${coin}` : idOf(id))
      // The other way round it is asked too: whether what is bought can be sold again.
      const isThisWay = (from: unknown) => from === named(sell)
      const quotes = asked("quotes").map(({ url }) => Object.fromEntries(url.searchParams))
      for (const quote of quotes.filter(({ from }) => isThisWay(from)))
        expect(quote).toMatchObject({ from: named(sell), to: named(buy), amount: String(value) })
      const built = asked("build-transaction").flatMap(({ body }) =>
        isThisWay(body?.["from"]) ? [body] : []
      )
      // The swap is built and checked before its approval is asked for, and again behind it.
      expect(built).toEqual(
        Array.from({ length: sell === "native" ? 1 : 2 }, () => ({
          projectId: "stack",
          from: named(sell),
          to: named(buy),
          amount: String(value),
          userAddress: `eip155:1:${trader}`,
          eip155: { slippage: 2 },
          disableEstimate: true
        }))
      )
      expect(sent()).toHaveLength(sell === "native" ? 1 : 2)
    },
    20_000
  )

  it("S7.10 what gas costs is asked once for the network, and goes along with what a price is asked for", async () => {
    const { kit, idOf } = await open()
    const wish = (value: bigint) => ({
      sell: idOf("native"),
      buy: idOf("usdc"),
      amount: { value, decimals: 18 }
    })
    altered["gas-price"] = (body) => ({ ...body, standard: "1234567890" })
    await kit.swap.quote(wish(10n ** 17n))
    await kit.swap.quote(wish(2n * 10n ** 17n))
    const query = ({ url }: (typeof requests)[number]) => Object.fromEntries(url.searchParams)
    expect(asked("gas-price").map(query)).toEqual([expect.objectContaining({ chainId: "eip155:1" })])
    expect(asked("quotes").map((request) => query(request)["gasPrice"])).toEqual(["1234567890", "1234567890"])
  })

  it.each([null, {}, { standard: 7 }, { standard: "-1" }, { standard: "0" }, { standard: "1e9" }])(
    "S7.10 in part: a price of gas that is none, %j, is not passed on, and hinders nothing",
    async (body) => {
      const { kit, idOf } = await open()
      altered["gas-price"] = () => body
      await kit.swap.quote({
        sell: idOf("native"),
        buy: idOf("usdc"),
        amount: { value: 10n ** 17n, decimals: 18 }
      })
      expect(asked("quotes").map(({ url }) => url.searchParams.has("gasPrice"))).toEqual([false])
    }
  )

  it("S7.10 in part, S8.06[Network not supported for Gas Price, Network not supported for Swaps]: apps ask what gas costs, too; on a network that is not served that is an error of its own, and so are swaps", async () => {
    const { kit, node } = await open()
    const { gasPrices } = (kit as unknown as { readonly cloud: CloudApi }).cloud
    const now = BigInt(await node.rpc<string>("eth_gasPrice"))
    const prices = await gasPrices({ networkId: "eip155:1" })
    expect(prices.standard).toBe(now)
    expect(prices.fast > now && prices.instant > prices.fast).toBe(true)
    altered["gas-price"] = () => ({ standard: "7" })
    expect(await gasPrices({ networkId: "eip155:1" })).toEqual({
      standard: 7n,
      fast: 7n,
      instant: 7n
    })
    altered["gas-price"] = () => ({ standard: "-7" })
    await expect(gasPrices({ networkId: "eip155:1" })).rejects.toMatchObject({
      code: "HTTP_BODY_INVALID"
    })
    const before = asked("gas-price").length
    await expect(gasPrices({ networkId: "eip155:999" })).rejects.toMatchObject({
      code: "CLOUD_GAS_PRICE_UNSUPPORTED",
      message: "Network not supported for Gas Price"
    })
    expect(asked("gas-price")).toHaveLength(before)
    await kit.switchNetwork({ networkId: "eip155:8453" })
    await expect(
      kit.swap.quote({ sell: "native", buy: "native", amount: { value: 1n, decimals: 18 } })
    ).rejects.toMatchObject({ code: "SWAP_UNSUPPORTED", message: "Network not supported for Swaps" })
  })

  it("S7.09 S7.12 in part, T24: approvals are the kit's own, of the token that is sold: what the service would build is never asked for", async () => {
    const { kit, idOf, contract, exchange, asked: sent } = await open()
    const request = { sell: idOf("usdc"), buy: idOf("dai"), amount: { value: 7_000_000n, decimals: 6 } }
    const review = await kit.swap.prepare(request)
    await kit.swap.submit(review)
    expect(await kit.swap.follow()).toMatchObject({ status: "success" })
    const [{ to, data }] = sent().at(-1)!.params as [{ to: string; data: Hex }]
    // The service says the token to call in `tx.from`, and the one that is bought in `tx.to`.
    const said = new URL("/v1/convert/build-approve", stack.cloud!.url)
    const query = {
      from: request.sell,
      to: request.buy,
      userAddress: `eip155:1:${trader}`,
      amount: "7000000"
    }
    for (const [name, value] of Object.entries({ projectId: "stack", ...query }))
      said.searchParams.set(name, value)
    const { tx } = (await (await passThrough(said)).json()) as { tx: { from: string; to: string; data: Hex } }
    expect([to, data].map((text) => text.toLowerCase())).toEqual(
      [tx.from.slice("eip155:1:".length), tx.data].map((text) => text.toLowerCase())
    )
    expect(tx.to).toBe(`eip155:1:${contract("dai")}`)
    expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({
      functionName: "approve",
      args: [exchange.router, 7_000_000n]
    })
    expect([...asked("build-approve"), ...asked("allowance")]).toEqual([])
    await kit.swap.submit(await kit.swap.prepare(request))
    expect(await kit.swap.follow()).toMatchObject({ status: "success" })
  })

  it("the least that was shown holds, where the price moves between the quote and the transaction", async () => {
    const { kit, idOf, node, exchange, contract } = await open()
    const request = { sell: idOf("native"), buy: idOf("usdt"), amount: { value: 10n ** 17n, decimals: 18 } }
    altered["quotes"] = (body) => {
      const [quote] = body["quotes"] as [Json]
      return { quotes: [{ ...quote, toAmount: String(BigInt(quote["toAmount"] as string) + 1_000n) }] }
    }
    const { quote, facts } = await kit.swap.prepare(request)
    expect(facts).toMatchObject({ minimum: quote.minimum.value })
    const abi = parseAbi(["function swapExactETHForTokens(uint256,address[],address,uint256) payable"])
    altered = {}
    const review = await kit.swap.prepare(request)
    const data = encodeFunctionData({
      abi,
      args: [0n, [exchange.wrapped, contract("usdt")], trader, 2n ** 40n]
    })
    const whale = { from: trader, to: exchange.router, data, value: "0x8ac7230489e80000", gas: "0x7a120" }
    await sendAndMine(node, whale)
    expect(await codeOf(kit.swap.submit(review))).toBe("SWAP_PRICE_MOVED")
    expect(kit.getSnapshot().swap.progress).toMatchObject({ status: "unsent", code: "SWAP_PRICE_MOVED" })
  })
})

describe("T20, T21, T31: a service that lies is caught before the wallet is asked", () => {
  const quote =
    (change: Json) =>
    ({ quotes }: Json) => ({ quotes: [{ ...(quotes as [Json])[0], ...change }] })
  const tx = (change: Json) => (body: Json) => ({ tx: { ...(body["tx"] as Json), ...change } })
  /** Changes a word of the call behind its selector. */
  const word = (index: number, value: string) => (body: Json) => {
    const { data } = body["tx"] as { readonly data: string }
    const at = 10 + index * 64
    return tx({ data: data.slice(0, at) + value.padStart(64, "0") + data.slice(at + 64) })(body)
  }
  const wrongUnits = [
    undefined,
    null,
    "",
    "-1",
    "1.5",
    "1e30",
    "0x10",
    "NaN",
    "<b>1</b>",
    7,
    Number.NaN,
    1e30,
    [],
    {},
    "9".repeat(78),
    "9".repeat(79)
  ]
  const wrongIds = [
    undefined,
    null,
    7,
    {},
    "",
    stranger,
    `eip155:10:${stranger}`,
    `eip155:1:${stranger}`,
    "eip155:1:<b>",
    `eip155:1:0x12`
  ]

  it.each<readonly [string, string, (body: Json) => unknown, string]>([
    ...([null, [], 7, "text", {}, { quotes: {} }, { quotes: [7] }, { quotes: [null] }] as const).map(
      (body) => [JSON.stringify(body), "quotes", () => body, "SWAP_PROVIDER"] as const
    ),
    ["no quote at all", "quotes", () => ({ quotes: [] }), "SWAP_AMOUNT"],
    ...wrongUnits.flatMap((value) => [
      [
        `fromAmount ${JSON.stringify(value)}`,
        "quotes",
        quote({ fromAmount: value }),
        "SWAP_PROVIDER"
      ] as const,
      ...(value === "9".repeat(78)
        ? []
        : [
            [
              `toAmount ${JSON.stringify(value)}`,
              "quotes",
              quote({ toAmount: value }),
              "SWAP_PROVIDER"
            ] as const
          ])
    ]),
    ["fromAmount of another", "quotes", quote({ fromAmount: "100000000000000001" }), "SWAP_PROVIDER"],
    ["toAmount 0", "quotes", quote({ toAmount: "0" }), "SWAP_PROVIDER"],
    ["toAmount of more than 256 bits", "quotes", quote({ toAmount: String(2n ** 256n) }), "SWAP_PROVIDER"],
    [
      "toAmount that nobody can give",
      "quotes",
      quote({ toAmount: String(2n ** 256n - 1n) }),
      "SWAP_PRICE_MOVED"
    ],
    // What is built is worth less than what was shown.
    ["toAmount of ten times as much", "quotes", quote({ toAmount: "2500000000" }), "SWAP_PRICE_MOVED"],
    ...wrongIds.flatMap((value) => [
      [
        `fromAccount ${JSON.stringify(value)}`,
        "quotes",
        quote({ fromAccount: value }),
        "SWAP_PROVIDER"
      ] as const,
      [`toAccount ${JSON.stringify(value)}`, "quotes", quote({ toAccount: value }), "SWAP_PROVIDER"] as const
    ]),
    ...([null, [], 7, "text", {}, { tx: 7 }, { tx: [] }] as const).map(
      (body) => [JSON.stringify(body), "build-transaction", () => body, "SWAP_PROVIDER"] as const
    ),
    ...wrongIds.flatMap((value) => [
      [
        `tx.from ${JSON.stringify(value)}`,
        "build-transaction",
        tx({ from: value }),
        value === `eip155:1:${stranger}` ? "SWAP_MISMATCH" : "SWAP_PROVIDER"
      ] as const,
      [
        `tx.to ${JSON.stringify(value)}`,
        "build-transaction",
        tx({ to: value }),
        value === `eip155:1:${stranger}` ? "SWAP_MISMATCH" : "SWAP_PROVIDER"
      ] as const
    ]),
    ...[undefined, 7, "", "0x", "0xzz", "0x1", "7ff36ab5"].map(
      (data) => [`data ${JSON.stringify(data)}`, "build-transaction", tx({ data }), "SWAP_PROVIDER"] as const
    ),
    ["data without end", "build-transaction", tx({ data: `0x${"00".repeat(6_000)}` }), "SWAP_PROVIDER"],
    ["another call", "build-transaction", tx({ data: "0xa9059cbb" }), "SWAP_MISMATCH"],
    [
      "an approval in place of a swap",
      "build-transaction",
      tx({
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: "approve",
          args: [stranger as Hex, 1n]
        })
      }),
      "SWAP_MISMATCH"
    ],
    [
      "a word more",
      "build-transaction",
      (body) => tx({ data: `${(body["tx"] as { data: string }).data}${"00".repeat(32)}` })(body),
      "SWAP_MISMATCH"
    ],
    ["a smaller least", "build-transaction", word(0, "1"), "SWAP_MISMATCH"],
    ["another receiver", "build-transaction", word(2, stranger.slice(2)), "SWAP_MISMATCH"],
    ["no end", "build-transaction", word(3, "f".repeat(64)), "SWAP_MISMATCH"],
    ["another token bought", "build-transaction", word(6, stranger.slice(2)), "SWAP_MISMATCH"],
    ["a least that nobody gives", "build-transaction", word(0, "f".repeat(60)), "TRANSFER_REFUSED"]
  ])("%s of %s", async (_, path, alter, code) => {
    const { kit, idOf, asked: sent } = await open()
    altered[path] = alter
    const request = { sell: idOf("native"), buy: idOf("usdc"), amount: { value: 10n ** 17n, decimals: 18 } }
    expect(await codeOf(kit.swap.prepare(request))).toBe(code)
    const { review, progress } = kit.getSnapshot().swap
    expect([review, progress, sent()]).toEqual([undefined, undefined, []])
    altered = {}
    expect(await kit.swap.prepare(request)).toMatchObject({ step: "swap" })
  })

  it.each([...wrongUnits, "0", "1", "9".repeat(77)])(
    "T24 tx.amount %j makes no other swap of it: the least that was shown is in the call",
    async (amount) => {
      const { kit, idOf } = await open()
      altered["build-transaction"] = tx({ amount })
      const review = await kit.swap.prepare({
        sell: idOf("native"),
        buy: idOf("usdc"),
        amount: { value: 10n ** 17n, decimals: 18 }
      })
      expect(review).toMatchObject({ facts: { minimum: review.quote.minimum.value } })
    }
  )

  it("T20, T24 where the price has moved a little, the review says the new one, with the least that the call has; a call of less than that is refused", async () => {
    const { kit, idOf } = await open()
    const request = { sell: idOf("native"), buy: idOf("usdc"), amount: { value: 10n ** 17n, decimals: 18 } }
    const { bought } = await kit.swap.quote(request)
    const more = String((bought.value * 1_005n) / 1_000n)
    altered["quotes"] = quote({ toAmount: more })
    const review = await kit.swap.prepare(request)
    expect([review.quote.bought.value, review.quote.minimum.value]).toEqual([
      bought.value,
      (bought.value * 99n) / 100n
    ])
    expect(review.facts).toMatchObject({ minimum: review.quote.minimum.value })
    // It says that it buys more than the call is made for.
    altered["build-transaction"] = tx({ amount: more })
    expect(await codeOf(kit.swap.prepare(request))).toBe("SWAP_MISMATCH")
    // It does not say what it buys.
    altered["build-transaction"] = tx({ amount: null })
    expect(await codeOf(kit.swap.prepare(request))).toBe("SWAP_MISMATCH")
    // It buys less than the least that was shown.
    altered["quotes"] = quote({ toAmount: String((bought.value * 102n) / 100n) })
    altered["build-transaction"] = tx({})
    expect(await codeOf(kit.swap.prepare(request))).toBe("SWAP_PRICE_MOVED")
  })

  it("T24 a fraction of a percent is asked for as the whole one below: the call gives no less than was shown", async () => {
    const { kit, idOf } = await open()
    const request = { sell: idOf("native"), buy: idOf("usdc"), amount: { value: 10n ** 17n, decimals: 18 } }
    for (const [slippage, whole] of [
      [0.5, 0],
      [1.99, 1]
    ] as const) {
      const { quote: shown, facts } = await kit.swap.prepare({ ...request, slippage })
      const bodies = asked("build-transaction").map(({ body }) => body!)
      const own = bodies.findLast(({ to }) => to === idOf("usdc"))
      expect(own!["eip155"]).toEqual({ slippage: whole })
      expect((facts as { minimum: bigint }).minimum).toBeGreaterThan(shown.minimum.value)
    }
  })

  it.each<readonly [string, (list: ReadonlyArray<Json>) => unknown]>([
    ["other decimals", (list) => list.map((token) => ({ ...token, decimals: 8 }))],
    ["decimals as a text", (list) => list.map((token) => ({ ...token, decimals: "6" }))],
    ["a fraction of decimals", (list) => list.map((token) => ({ ...token, decimals: 6.5 }))],
    [
      "contracts that are none",
      (list) => list.map((token) => ({ ...token, address: `eip155:1:${stranger}` }))
    ],
    [
      "those of another network",
      (list) => list.map((token) => ({ ...token, address: `eip155:10:${stranger}` }))
    ],
    ["markup for an address", (list) => list.map((token) => ({ ...token, address: "<img src=x>" }))],
    ["no objects", () => [null, 7, "x", []]]
  ])("tokens of %s are not offered", async (_, change) => {
    altered["tokens"] = ({ tokens }) => {
      const [first, usdc, ...rest] = tokens as ReadonlyArray<Json>
      return { tokens: [first, usdc, ...(change(rest) as ReadonlyArray<unknown>), usdc] }
    }
    const { kit, id } = await open()
    expect((await kit.swap.tokens()).map((token) => token.id)).toEqual(["native", id("usdc")])
  })

  it.each([null, [], 7, { tokens: {} }])("tokens %j are none", async (body) => {
    altered["tokens"] = () => body
    const { kit } = await open()
    expect(await codeOf(kit.swap.tokens())).toBe("SWAP_PROVIDER")
  })

  it("S9.03 in part: of a list without end the coin and what is sought are kept, in whatever order it comes", async () => {
    const nth = (index: number) => `eip155:1:0x${(index + 1).toString(16).padStart(40, "0")}`
    altered["tokens"] = ({ tokens }) => ({
      tokens: [
        ...Array.from({ length: 1_000 }, (_, index) => ({
          address: nth(index),
          decimals: 6,
          symbol: `A${index}`
        })),
        ...(tokens as ReadonlyArray<Json>).toReversed()
      ]
    })
    const { kit, id } = await open()
    expect((await kit.swap.tokens()).map((token) => token.id)).toEqual([
      "native",
      id("usdc"),
      id("usdt"),
      id("dai"),
      id("wrapped")
    ])
  })

  it("a router that the app did not name is not called, whatever the service says", async () => {
    const {
      kit,
      idOf,
      asked: sent
    } = await open({
      swap: [{ networkId: "eip155:1", title: "Uniswap V2", router: stranger }]
    })
    const request = { sell: idOf("native"), buy: idOf("usdc"), amount: { value: 10n ** 17n, decimals: 18 } }
    await expect(kit.swap.prepare(request)).rejects.toMatchObject({
      code: "SWAP_MISMATCH",
      details: { what: "contract" }
    })
    expect(sent()).toEqual([])
  })

  it("what it says of the price's impact and of its share is shown only where it can be", async () => {
    const { kit, idOf } = await open()
    const request = { sell: idOf("native"), buy: idOf("usdc"), amount: { value: 10n ** 17n, decimals: 18 } }
    for (const value of ["1", -1, 101, null, 1e30, "<b>"]) {
      altered["quotes"] = quote({ priceImpact: value, fee: value === "1" ? -1 : value })
      const shown = await kit.swap.quote(request)
      expect(["priceImpact" in shown, "providerFee" in shown]).toEqual([false, false])
    }
  })
})

describe("T31 a service that fails", () => {
  const request = (of: typeof opened) => ({
    sell: "native" as const,
    buy: of!.id("usdc"),
    amount: { value: 10n ** 17n, decimals: 18 }
  })

  it.each(["429", "401", "503", "drop", "half", "big", "wrong", "text", "null"])(
    "S7.06 S7.11 in part: %s is an error of its own, and the form is as before",
    async (fault) => {
      for (const place of ["quotes", "build-transaction"]) {
        const { kit, asked: sent } = await open({ faults: `~${place}.${fault}` })
        await kit.swap.edit({ amount: "0.1" })
        const { form } = kit.getSnapshot().swap
        expect(await codeOf(kit.swap.prepare(request(opened)))).toBe("SWAP_PROVIDER")
        const { review, progress, form: after } = kit.getSnapshot().swap
        expect([review, progress, after, sent()]).toEqual([undefined, undefined, form, []])
        await kit.dispose()
      }
    },
    20_000
  )

  it("one that hangs ends after ten seconds", async () => {
    const { kit } = await open({ faults: "~quotes.hang" })
    await kit.swap.tokens()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const outcome = codeOf(kit.swap.quote(request(opened)))
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(9_999)
      expect(asked("quotes")).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect(await Promise.race([outcome, Promise.resolve("none yet")])).toBe("SWAP_PROVIDER")
    })
  })

  it("T28 one that fails right before the wallet is asked: nothing was sent, and the same can be sent later", async () => {
    const { kit, asked: sent } = await open()
    const review = await kit.swap.prepare(request(opened))
    altered["quotes"] = () => ({ quotes: "gone" })
    expect(await codeOf(kit.swap.submit(review))).toBe("SWAP_PROVIDER")
    expect(kit.getSnapshot().swap.progress).toMatchObject({ status: "unsent", code: "SWAP_PROVIDER" })
    expect(sent()).toEqual([])
    altered = {}
    await kit.swap.submit(review)
    expect(await kit.swap.follow()).toMatchObject({ status: "success" })
    expect(sent()).toHaveLength(1)
  })
})

describe("where the service swaps", () => {
  const quote = ({ kit, idOf }: NonNullable<typeof opened>) =>
    codeOf(kit.swap.quote({ sell: "native", buy: idOf("usdc"), amount: { value: 10n ** 17n, decimals: 18 } }))

  it("S4.14 S7.03 the networks that it serves are fetched once, for swaps and accounts together", async () => {
    const of = await open({ accounts: ["eip155"] })
    expect(asked("supported-chains")).toEqual([])
    expect(await Promise.all([quote(of), quote(of), of.kit.swap.tokens()])).toMatchObject([
      "none",
      "none",
      {}
    ])
    expect(await quote(of)).toBe("none")
    expect(asked("supported-chains")).toHaveLength(1)
  })

  it("S4.14 S5.01 in part: an answer that names none is asked for again; on a network that is not served nothing else is", async () => {
    altered["supported-chains"] = () => ({ http: [], ws: [] })
    const of = await open()
    expect([await quote(of), await quote(of)]).toEqual(["SWAP_UNSUPPORTED", "SWAP_UNSUPPORTED"])
    expect(asked("supported-chains")).toHaveLength(2)
    expect(asked("quotes")).toEqual([])
    altered = {}
    expect([await quote(of), await quote(of)]).toEqual(["none", "none"])
    expect(asked("supported-chains")).toHaveLength(3)
  })

  it("T32 without the option, or a project, it is no source, and is not asked", async () => {
    for (const options of [{ swap: [] }, { projectId: "" }]) {
      const of = await open(options)
      expect(await quote(of)).toBe("SWAP_UNSUPPORTED")
      await of.kit.dispose()
    }
    expect(requests).toEqual([])
  })

  it("S9.01[all] by 1inch, where the app says no more: on its twelve networks and nowhere else, with a slippage of 1", async () => {
    const { kit, id, node } = await open({ swap: "1inch" })
    const { fillings } = kit.getSnapshot().plugin
    const chains = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554]
    for (const chain of chains)
      expect(swapSourcesOn(fillings, `eip155:${chain}`).map(({ title }) => title)).toEqual(["1inch"])
    const networks = readSlot(fillings, swapSources).flatMap((source) => source.networks)
    expect(networks).toHaveLength(chains.length)
    expect(kit.getSnapshot().swap.form.slippage).toBe(1)

    // The contract is not on the local chain: one that takes every call stands where it would be.
    const oneInch = "0x111111125421cA6dc452d289314280a0f8842A65"
    await node.rpc("anvil_setCode", [oneInch, "0x00"])
    let receiver: string = trader
    altered["build-transaction"] = (body) => {
      expect(asked("build-transaction").at(-1)!.body!["eip155"]).toEqual({ slippage: 1 })
      const { amount } = body["tx"] as { readonly amount: string }
      const data = encodeFunctionData({
        abi: parseAbi([
          "function swap(address executor, (address sold, address bought, address by, address to, uint256 amount, uint256 minimum, uint256 flags) what, bytes path) payable"
        ]),
        functionName: "swap",
        args: [
          oneInch,
          {
            sold: coin as Hex,
            bought: id("usdc").split(":")[2] as Hex,
            by: oneInch,
            to: receiver as Hex,
            amount: 10n ** 17n,
            minimum: (BigInt(amount) * 99n) / 100n,
            flags: 0n
          },
          "0x"
        ]
      })
      return { tx: { ...(body["tx"] as Json), to: `eip155:1:${oneInch}`, data } }
    }
    const request = {
      sell: "native",
      buy: id("usdc"),
      amount: { value: 10n ** 17n, decimals: 18 }
    } as const
    const review = await kit.swap.prepare(request)
    expect(review).toMatchObject({
      step: "swap",
      quote: { provider: "1inch", slippage: 1 },
      prepared: { call: { to: oneInch, value: 10n ** 17n } },
      facts: { kind: "swap", amount: 10n ** 17n, minimum: review.quote.minimum.value, receiver: trader }
    })
    receiver = stranger
    expect(await codeOf(kit.swap.prepare(request))).toBe("SWAP_MISMATCH")
  })

  it("S9.01 in part: on a network that the app named no router for there are no swaps", async () => {
    const of = await open()
    await of.kit.switchNetwork({ networkId: "eip155:8453" })
    expect(await quote(of)).toBe("SWAP_UNSUPPORTED")
  })
})
