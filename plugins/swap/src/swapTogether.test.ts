import { decodeFunctionData, encodeFunctionData, erc20Abi, parseAbi, toHex, type Hex } from "viem"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { openOnChain, trader } from "../support/openOnChain.ts"
import { sendAndMine } from "../../../tests/support/sendAndMine.ts"

const routerAbi = parseAbi([
  "function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)",
  "function swapExactTokensForETH(uint256,uint256,address[],address,uint256)"
])

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

let opened: Awaited<ReturnType<typeof openOnChain>> | undefined
const open = async (batches = true) => (opened = await openOnChain(stack, undefined, { batches }))
afterEach(async () => {
  await opened?.kit.dispose()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Batch {
  readonly calls: ReadonlyArray<{ readonly to: string; readonly data: Hex; readonly value: string }>
}
const batchesAsked = ({ wallet }: NonNullable<typeof opened>) =>
  wallet
    .requests()
    .filter(({ method }) => method === "wallet_sendCalls")
    .map(({ params }) => (params as [Batch])[0])
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    ({ code }: { code: string }) => code
  )
const usdcFor = (of: NonNullable<typeof opened>, buy: "dai" | "native", value = 20_000_000n) => ({
  sell: of.id("usdc"),
  buy: of.idOf(buy),
  amount: { value, decimals: 6 }
})

describe("an approval and a swap in one request, where the wallet can", () => {
  it.each(["dai", "native"] as const)(
    "T20, T24 of a token for %s: one confirmation, what moves is what the review promised, nothing stays allowed",
    async (buy) => {
      const of = await open()
      const { kit, balance, allowance, exchange, id, asked, contract } = of
      const request = usdcFor(of, buy)
      const review = await kit.swap.prepare(request)
      expect(review).toMatchObject({
        step: "swap",
        approval: {
          kind: "approval",
          token: id("usdc"),
          spender: exchange.router,
          amount: request.amount.value
        },
        facts: { kind: "swap", receiver: trader, amount: request.amount.value }
      })
      const { bought, minimum } = review.quote
      const [had, got] = [await balance("usdc"), await balance(buy)]
      expect(await kit.swap.submit(review)).toEqual({})
      expect(await kit.swap.follow()).toMatchObject({ status: "success" })
      if (review.step === "permit") throw new Error("It is to be sent, not signed")
      const fees = review.prepared.fee.value
      expect(had - (await balance("usdc"))).toBe(request.amount.value)
      const gained = (await balance(buy)) - got
      if (buy === "native") expect(gained >= minimum.value - fees && gained <= bought.value).toBe(true)
      else expect(gained).toBe(bought.value)
      expect(await allowance("usdc")).toBe(0n)

      expect(asked()).toEqual([])
      const [batch, ...more] = batchesAsked(of)
      expect(more).toEqual([])
      expect(batch).toEqual(review.prepared.request)
      expect(batch).toMatchObject({ version: "2.0.0", chainId: "0x1", from: trader, atomicRequired: true })
      const [approve, swap] = batch!.calls
      expect([approve!.to, swap!.to]).toEqual([contract("usdc"), exchange.router])
      expect(decodeFunctionData({ abi: erc20Abi, data: approve!.data })).toEqual({
        functionName: "approve",
        args: [exchange.router, request.amount.value]
      })
      expect(decodeFunctionData({ abi: routerAbi, data: swap!.data }).args.slice(0, 2)).toEqual([
        request.amount.value,
        minimum.value
      ])
      const { progress } = kit.getSnapshot().swap
      expect(progress).toMatchObject({ status: "success", hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
    },
    20_000
  )

  it("the fee that is shown is about what it took, and never less", async () => {
    const of = await open()
    const { kit, node } = of
    const review = await kit.swap.prepare(usdcFor(of, "dai"))
    await kit.swap.submit(review)
    await kit.swap.follow()
    const { hash } = kit.getSnapshot().swap.progress!
    const receipt = await node.rpc<{ gasUsed: Hex; effectiveGasPrice: Hex }>("eth_getTransactionReceipt", [
      hash
    ])
    const paid = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
    if (review.step === "permit") throw new Error("It is to be sent, not signed")
    const shown = review.prepared.fee.value
    expect(shown >= paid && shown < paid * 10n).toBe(true)
  })

  it("is not asked for where enough is allowed already, or of the coin", async () => {
    const of = await open()
    const { kit, node, contract, exchange } = of
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: "approve",
      args: [exchange.router, 20_000_000n]
    })
    await sendAndMine(node, { from: trader, to: contract("usdc"), data })
    expect(await kit.swap.prepare(usdcFor(of, "dai"))).not.toHaveProperty("approval")
    expect(await kit.swap.prepare(usdcFor(of, "dai", 20_000_001n))).toHaveProperty("approval")
    const coin = { sell: of.idOf("native"), buy: of.id("dai"), amount: { value: 10n ** 16n, decimals: 18 } }
    expect(await kit.swap.prepare(coin)).not.toHaveProperty("approval")
    const none = encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [exchange.router, 0n] })
    await sendAndMine(node, { from: trader, to: contract("usdc"), data: none })
  })

  it("T28 a visitor who declines has sent nothing, and can send it later", async () => {
    const of = await open()
    const { kit, wallet, balance } = of
    const review = await kit.swap.prepare(usdcFor(of, "dai"))
    const had = await balance("usdc")
    wallet.setPolicy("reject", "wallet_sendCalls")
    expect(await codeOf(kit.swap.submit(review))).toBe("TRANSFER_REJECTED")
    expect(kit.getSnapshot().swap.progress).toMatchObject({ status: "unsent" })
    expect(await balance("usdc")).toBe(had)
    wallet.setPolicy(undefined, "wallet_sendCalls")
    await kit.swap.submit(review)
    expect(await kit.swap.follow()).toMatchObject({ status: "success" })
    expect(await codeOf(kit.swap.submit(review))).toBe("SWAP_SUBMITTED")
    expect(batchesAsked(of)).toHaveLength(2)
  })

  it("T20 neither is carried out where the swap would be undone: the approval does not stay", async () => {
    const of = await open()
    const { kit, wallet, allowance, node, exchange, contract, balance } = of
    const review = await kit.swap.prepare(usdcFor(of, "dai", 2_000_000_000n))
    const had = await balance("usdc")
    wallet.setPolicy("hang", "wallet_sendCalls")
    const sent = kit.swap.submit(review)
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    // The price moves while the visitor reads.
    const abi = parseAbi(["function swapExactETHForTokens(uint256,address[],address,uint256) payable"])
    const data = encodeFunctionData({
      abi,
      args: [0n, [exchange.wrapped, contract("dai")], trader, 2n ** 40n]
    })
    const whale = { from: trader, to: exchange.router, data, value: toHex(45n * 10n ** 18n), gas: "0x7a120" }
    await sendAndMine(node, whale)
    wallet.pending()[0]!.approve()
    await sent
    expect(await kit.swap.follow()).toMatchObject({ status: "failed" })
    expect([await allowance("usdc"), await balance("usdc")]).toEqual([0n, had])
  })
})

describe("T16 in part: where it is not sure that the wallet can, the approval comes first", () => {
  it.each<readonly [string, unknown]>([
    ["says that it cannot", { "0x1": { atomic: { status: "unsupported" } } }],
    ["would change the account first", { "0x1": { atomic: { status: "ready" } } }],
    ["can on another chain", { "0x2105": { atomic: { status: "supported" } } }],
    ["says it in the words of an earlier version", { "0x1": { atomicBatch: { supported: true } } }],
    ["says it of no chain", { "1": { atomic: { status: "supported" } } }],
    ["says true", { "0x1": { atomic: true } }],
    ["says a list", [{ atomic: { status: "supported" } }]],
    ["says null", null],
    ["says a text", "supported"]
  ])("a wallet that %s", async (_, answer) => {
    const of = await open()
    const { provider } = of.wallet
    const request = provider.request.bind(provider)
    vi.spyOn(provider, "request").mockImplementation((args) =>
      args.method === "wallet_getCapabilities" ? Promise.resolve(answer) : request(args)
    )
    expect(await of.kit.swap.prepare(usdcFor(of, "dai"))).toMatchObject({ step: "approve" })
    expect(batchesAsked(of)).toEqual([])
  })

  it("a wallet without batches, and one that does not know the question", async () => {
    const of = await open(false)
    expect(await of.kit.swap.prepare(usdcFor(of, "dai"))).toMatchObject({ step: "approve" })
    of.wallet.setPolicy("reject", "wallet_getCapabilities")
    expect(await of.kit.swap.prepare(usdcFor(of, "dai"))).toMatchObject({ step: "approve" })
  })

  it("a wallet that never answers, after three seconds", async () => {
    const of = await open()
    await of.kit.swap.tokens()
    of.wallet.setPolicy("hang", "wallet_getCapabilities")
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout"],
      shouldAdvanceTime: true,
      advanceTimeDelta: 200
    })
    const review = of.kit.swap.prepare(usdcFor(of, "dai"))
    await vi.waitFor(() => expect(of.wallet.pending()).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await review).toMatchObject({ step: "approve" })
  })

  it("a node that tries no calls in a row", async () => {
    const of = await open()
    const pass = globalThis.fetch
    vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
      const response = await pass(input, init)
      return typeof init?.body === "string" && init.body.includes("eth_simulateV1")
        ? new Response(
            JSON.stringify({
              jsonrpc: "2.0",
              id: (JSON.parse(init.body) as { id: number }).id,
              error: { code: -32601, message: "no such method" }
            }),
            { headers: { "content-type": "application/json" } }
          )
        : response
    })
    expect(await of.kit.swap.prepare(usdcFor(of, "dai"))).toMatchObject({ step: "approve" })
  })
})

describe("T28 what a wallet says of the calls that it was given", () => {
  /** Sends a batch whose status the wallet tells as `change` makes it of the true one. */
  const followed = async (change: (status: Record<string, unknown>) => unknown) => {
    const of = await open()
    const { kit, wallet } = of
    await kit.swap.submit(await kit.swap.prepare(usdcFor(of, "dai", 1_000_000n)))
    const { provider } = wallet
    const request = provider.request.bind(provider)
    vi.spyOn(provider, "request").mockImplementation(async (args) => {
      const answer = await request(args)
      return args.method === "wallet_getCallsStatus" ? change(answer as Record<string, unknown>) : answer
    })
    return of
  }
  const withHash = (status: Record<string, unknown>, transactionHash: unknown) => ({
    ...status,
    receipts: [{ ...(status["receipts"] as [object])[0], transactionHash }]
  })

  it.each<readonly [string, (status: Record<string, unknown>) => unknown, object]>([
    [
      "failed, of what the chain carried out",
      (status) => ({ ...status, status: 500 }),
      { status: "unknown" }
    ],
    ["in part", (status) => ({ ...status, status: 600 }), { status: "unknown" }],
    ["not sent", ({ receipts: _, ...rest }) => ({ ...rest, status: 400 }), { status: "failed" }],
    ["done, without a transaction", ({ receipts: _, ...rest }) => rest, { status: "unknown" }],
    ["done, by no hash", (status) => withHash(status, "0x12"), { status: "unknown" }]
  ])("%s", async (_, change, outcome) => {
    const { kit } = await followed(change)
    expect(await kit.swap.follow()).toEqual(outcome)
  })

  it("done, by a transaction that is another", async () => {
    const of = await followed((status) => withHash(status, other))
    const other = await of.node.rpc<Hex>("eth_sendTransaction", [{ from: trader, to: trader, value: "0x1" }])
    expect(await of.kit.swap.follow()).toEqual({ status: "unknown" })
  })

  it("nothing for as long as it is waited for, then what it was", async () => {
    let isTold = false
    const { kit } = await followed((status) => (isTold ? status : { ...status, status: 100 }))
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout"],
      shouldAdvanceTime: true,
      advanceTimeDelta: 500
    })
    const first = kit.swap.follow()
    await vi.advanceTimersByTimeAsync(25_000)
    expect(await first).toEqual({ status: "unknown" })
    expect(kit.getSnapshot().swap.progress).toMatchObject({ status: "unknown" })
    isTold = true
    expect(await kit.swap.follow()).toMatchObject({ status: "success" })
  })

  it.each([null, 7, "", {}, { id: 7 }, { id: "" }, []])("an id that is none: %j", async (answer) => {
    const of = await open()
    const { kit, wallet } = of
    const review = await kit.swap.prepare(usdcFor(of, "dai", 1_000_000n))
    const { provider } = wallet
    const request = provider.request.bind(provider)
    vi.spyOn(provider, "request").mockImplementation((args) =>
      args.method === "wallet_sendCalls" ? Promise.resolve(answer) : request(args)
    )
    expect(await codeOf(kit.swap.submit(review))).toBe("TRANSFER_UNCERTAIN")
    expect(kit.getSnapshot().swap.progress).toMatchObject({ status: "unknown" })
    expect(await codeOf(kit.swap.follow())).toBe("SWAP_MISSING")
  })

  it.each([5700, 5710, 5720, 5740, 5750, 5760])("that it does not send it, by the code %i", async (code) => {
    const of = await open()
    const { kit, wallet } = of
    const review = await kit.swap.prepare(usdcFor(of, "dai", 1_000_000n))
    const { provider } = wallet
    const request = provider.request.bind(provider)
    vi.spyOn(provider, "request").mockImplementation((args) =>
      args.method === "wallet_sendCalls"
        ? Promise.reject(Object.assign(new Error("no"), { code }))
        : request(args)
    )
    expect(await codeOf(kit.swap.submit(review))).toBe("TRANSFER_FAILED")
    expect(kit.getSnapshot().swap.progress).toMatchObject({ status: "unsent" })
  })
})
