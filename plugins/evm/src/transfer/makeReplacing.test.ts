import type { PreparedReplacement, ReplacementQuery, RpcCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { nodeWords } from "../../stack/providers.ts"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeProvider, rpcError, type Answers } from "../../support/fakeProvider.ts"
import type { NodeAnswers } from "../../support/fakeReader.ts"
import { digestOf } from "./digestOf.ts"
import { makeReplacing } from "./makeReplacing.ts"
import { encodeTransfer } from "./tokenCalls.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const hash = `0x${"ab".repeat(32)}`
const sent = `0x${"cd".repeat(32)}`
const gwei = (value: number) => BigInt(Math.round(value * 1e9))
const hex = (value: bigint) => `0x${value.toString(16)}`
const wordOf = (value: bigint) => `0x${value.toString(16).padStart(64, "0")}`

/** Number 7 of the account, of type 2, as nodes tell it. */
const waiting = {
  hash,
  type: "0x2",
  blockNumber: null,
  from: account.toLowerCase(),
  to: receiver.toLowerCase(),
  nonce: "0x7",
  value: "0x1f4",
  input: "0x",
  gas: "0x5208",
  gasPrice: hex(gwei(30)),
  maxFeePerGas: hex(gwei(30)),
  maxPriorityFeePerGas: hex(gwei(1))
}
const { maxFeePerGas: _, maxPriorityFeePerGas: __, ...priced } = waiting
const legacy = { ...priced, type: "0x0" }

/** A chain whose base fee is 10 gwei and whose tip is half of one, and what it says otherwise. */
const chain: NodeAnswers = {
  eth_getTransactionByHash: ([at]) => (at === hash ? waiting : null),
  eth_getTransactionCount: ([, block]) => (block === "latest" ? "0x7" : "0x8"),
  eth_getBlockByNumber: () => ({ number: "0x10", baseFeePerGas: hex(gwei(10)) }),
  eth_maxPriorityFeePerGas: () => hex(gwei(0.5)),
  eth_getBalance: () => hex(10n ** 18n),
  eth_estimateGas: () => "0x5208",
  // No oracle of a rollup stands there.
  eth_call: () => "0x"
}
const wallet: Answers = {
  eth_chainId: () => "0xa",
  eth_accounts: () => [account],
  eth_sendTransaction: () => sent
}

const network = fakeNetwork(10, { custom: ["https://own.test"] })
const given = { hashes: [hash], order: { nonce: "7" } }

const open = (node: NodeAnswers = {}, answers: Answers = {}) => {
  const all: NodeAnswers = { ...chain, ...node }
  const asked: Array<string> = []
  const provider = fakeProvider({ ...wallet, ...answers })
  const replacing = makeReplacing(
    {
      request: ({ method, params }: RpcCall) =>
        Effect.sync(() => {
          asked.push(method)
          return all[method]?.(params as ReadonlyArray<unknown>)
        })
    } as unknown as Parameters<typeof makeReplacing>[0],
    {}
  )
  // The wallet is asked to send alone: what is read is the node's.
  const place = { network, account }
  return {
    asked,
    provider,
    canReplace: replacing.canReplace,
    prepare: (by: "speedUp" | "cancel" = "speedUp", query: Partial<ReplacementQuery> = given) =>
      Effect.runPromise(replacing.prepare({ ...place, ...given, ...query, by })),
    send: (replacement: PreparedReplacement) =>
      Effect.runPromise(replacing.send({ replacement, provider, ...place }))
  }
}
const failing = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    ({ code }: { readonly code: string }) => code
  )
const withTransaction = (told: unknown): NodeAnswers => ({ eth_getTransactionByHash: () => told })

describe("what takes the place of a transaction that waits", () => {
  it("T28 in part: is the same call under its number, an eighth dearer; what it costs and has cost at most is said", async () => {
    const review = await open().prepare()
    const [max, tip] = [gwei(33.75) + 1n, gwei(1.125) + 1n]
    const coin = (value: bigint) => ({ value, decimals: 18, symbol: "ETH" })
    expect(review).toEqual({
      by: "speedUp",
      networkId: "eip155:10",
      sender: account,
      replaces: hash,
      fee: coin(21_000n * max),
      feeBefore: coin(21_000n * gwei(30)),
      order: { nonce: "7" },
      digest: digestOf({ to: receiver, value: "0x1f4", data: "0x" }),
      request: {
        from: account,
        to: receiver,
        value: "0x1f4",
        data: "0x",
        chainId: "0xa",
        gas: "0x5208",
        maxFeePerGas: hex(max),
        maxPriorityFeePerGas: hex(tip),
        nonce: "0x7"
      }
    })
    for (const part of [review, review.fee, review.feeBefore, review.order, review.request])
      expect(Object.isFrozen(part)).toBe(true)
  })

  it("T28 in part: keeps the gas and the call of what it replaces, of which the node is asked no trial", async () => {
    const data = encodeTransfer(receiver, 5n)
    const { prepare, asked } = open(
      withTransaction({ ...waiting, to: account.toLowerCase(), value: "0x0", input: data, gas: "0xc350" })
    )
    expect((await prepare()).request).toMatchObject({ to: account, value: "0x0", data, gas: "0xc350" })
    expect(asked).not.toContain("eth_estimateGas")
  })

  it("T28 in part: that cancels sends nothing to oneself, with as much gas as that takes", async () => {
    const review = await open({
      ...withTransaction({ ...waiting, gas: "0xc350" }),
      eth_estimateGas: () => "0x6000"
    }).prepare("cancel")
    const max = gwei(33.75) + 1n
    expect(review).toMatchObject({
      by: "cancel",
      digest: digestOf({ to: account, value: "0x0", data: "0x" }),
      // A quarter more than was used, where it is a contract that is called.
      request: { to: account, value: "0x0", data: "0x", gas: "0x7800", nonce: "0x7" }
    })
    expect(review.fee.value).toBe(0x7800n * max)
    expect(review.feeBefore.value).toBe(50_000n * gwei(30))
  })

  it.each<readonly [string, object, NodeAnswers, object]>([
    [
      "the chain takes more by now",
      waiting,
      {
        eth_getBlockByNumber: () => ({ baseFeePerGas: hex(gwei(100)) }),
        eth_maxPriorityFeePerGas: () => hex(gwei(5))
      },
      { maxFeePerGas: hex(gwei(205)), maxPriorityFeePerGas: hex(gwei(5)) }
    ],
    [
      "its tip was above its price",
      { ...waiting, maxFeePerGas: hex(gwei(1)), maxPriorityFeePerGas: hex(gwei(80)) },
      {},
      { maxFeePerGas: hex(gwei(90) + 1n), maxPriorityFeePerGas: hex(gwei(90) + 1n) }
    ],
    [
      "the chain has no base fee any more",
      waiting,
      { eth_getBlockByNumber: () => ({ number: "0x1" }), eth_gasPrice: () => hex(gwei(40)) },
      { maxFeePerGas: hex(gwei(40)), maxPriorityFeePerGas: hex(gwei(1.125) + 1n) }
    ],
    ["it is of the legacy type", legacy, {}, { gasPrice: hex(gwei(33.75) + 1n) }],
    ["it has a list of access", { ...legacy, type: "0x1" }, {}, { gasPrice: hex(gwei(33.75) + 1n) }],
    [
      "the node does not tell the type",
      { ...legacy, type: undefined },
      {},
      { gasPrice: hex(gwei(33.75) + 1n) }
    ],
    [
      "it is of the legacy type, and the chain takes more by now",
      legacy,
      {
        eth_getBlockByNumber: () => ({ baseFeePerGas: hex(gwei(100)) }),
        eth_maxPriorityFeePerGas: () => hex(gwei(5))
      },
      { gasPrice: hex(gwei(205)) }
    ],
    [
      "it is of the legacy type, on a chain without a base fee",
      legacy,
      { eth_getBlockByNumber: () => ({ number: "0x1" }), eth_gasPrice: () => hex(gwei(50)) },
      { gasPrice: hex(gwei(50)) }
    ]
  ])("T28 in part: pays enough for nodes and chain where %s", async (_case, told, node, price) => {
    const { request } = await open({ ...withTransaction(told), ...node }).prepare()
    const { from, to, value, data, chainId, gas, nonce, ...paid } = request as Record<string, string>
    expect([from, to, value, data, chainId, gas, nonce]).toEqual([
      account,
      receiver,
      "0x1f4",
      "0x",
      "0xa",
      "0x5208",
      "0x7"
    ])
    expect(paid).toEqual(price)
  })

  it("T21 in part: says what a rollup takes beside the gas, of both", async () => {
    const { prepare } = open({ eth_call: () => wordOf(4_000n) })
    const review = await prepare()
    // The bound for the data with a quarter more, and the operator's.
    expect(review.fee.value).toBe(21_000n * (gwei(33.75) + 1n) + 9_000n)
    expect(review.feeBefore.value).toBe(21_000n * gwei(30) + 9_000n)
  })

  it("T21 in part: needs the coin for the call and the dearer fee, to the last wei", async () => {
    const needed = 500n + 21_000n * (gwei(33.75) + 1n)
    const having = (coin: bigint) => open({ eth_getBalance: () => hex(coin) })
    expect((await having(needed).prepare()).by).toBe("speedUp")
    await expect(having(needed - 1n).prepare()).rejects.toMatchObject({
      code: "TRANSFER_BALANCE",
      details: { symbol: "ETH", of: "fee" }
    })
    await expect(having(499n).prepare()).rejects.toMatchObject({ details: { of: "amount" } })
    // What cancels sends none of it.
    expect((await having(needed - 1n).prepare("cancel")).by).toBe("cancel")
  })

  it("T28 in part: is of the latest that waits, of all that were sent for the place", async () => {
    const latest = { ...waiting, hash: sent, maxFeePerGas: hex(gwei(60)) }
    const node: NodeAnswers = { eth_getTransactionByHash: ([at]) => (at === hash ? waiting : latest) }
    const review = await open(node).prepare("speedUp", { hashes: [sent, hash] })
    expect([review.replaces, review.feeBefore.value]).toEqual([sent, 21_000n * gwei(60)])
    // One that the node has lost is passed over.
    const { prepare } = open()
    expect((await prepare("speedUp", { hashes: [sent, hash] })).replaces).toBe(hash)
  })

  it.each<readonly [string, NodeAnswers]>([
    ["it is in a block", withTransaction({ ...waiting, blockNumber: "0x10" })],
    ["its number is used", { eth_getTransactionCount: () => "0x8" }],
    [
      "its number is used, and no node knows it",
      { ...withTransaction(null), eth_getTransactionCount: () => "0x8" }
    ]
  ])("T28 in part: comes too late where %s", async (_case, node) => {
    expect(await failing(open(node).prepare())).toBe("TRANSACTION_SETTLED")
  })

  it.each([
    ["the node does not know it", null],
    ["another account has signed it", { ...waiting, from: receiver.toLowerCase() }],
    ["nobody has", { ...waiting, from: undefined }],
    ["it makes a contract", { ...waiting, to: null }],
    ["it carries blobs", { ...waiting, type: "0x3" }],
    ["it delegates the account", { ...waiting, type: "0x4" }],
    ["its type is made up", { ...waiting, type: "0x02" }],
    ["its type is longer", { ...waiting, type: "x0x2" }],
    ["it has another number", { ...waiting, nonce: "0x8" }]
  ])("T06, T28 in part: there is none where %s", async (_case, told) => {
    expect(await failing(open(withTransaction(told)).prepare())).toBe("TRANSACTION_FIXED")
  })

  it.each([
    ["another transaction", { ...waiting, hash: sent }],
    ["no hash", { ...waiting, hash: undefined }],
    ["no number", { ...waiting, nonce: undefined }],
    ["no amount", { ...waiting, value: null }],
    ["no gas", { ...waiting, gas: "many" }],
    ["no data", { ...waiting, input: undefined }],
    ["no price", { ...legacy, gasPrice: undefined }],
    ["half a price", { ...legacy, gasPrice: undefined, maxFeePerGas: "0x5" }],
    ["the other half of one", { ...legacy, gasPrice: undefined, maxPriorityFeePerGas: "0x5" }]
  ])("T06 in part: a node that tells %s is not believed", async (_case, told) => {
    expect(await failing(open(withTransaction(told)).prepare())).toBe("NODE_ANSWER_INVALID")
  })

  it("T28 in part: is offered of a certain number alone, of what has a hash, and of a wallet that takes numbers", async () => {
    const { canReplace, prepare, asked } = open()
    const query = { network, account, ...given }
    expect(canReplace(query)).toBe(true)
    expect(canReplace({ ...query, provider: { choosesNonce: "yes" } })).toBe(true)
    for (const less of [
      { order: undefined },
      { order: { count: "7" } },
      { order: { nonce: "" } },
      { order: { nonce: "-7" } },
      { order: { nonce: "7x" } },
      { order: { nonce: "7".repeat(21) } },
      { hashes: [] },
      { provider: { choosesNonce: true } }
    ] as ReadonlyArray<Partial<ReplacementQuery>>) {
      expect(canReplace({ ...query, ...less })).toBe(false)
      expect(await failing(prepare("speedUp", less))).toBe("TRANSACTION_FIXED")
    }
    expect(asked).toEqual([])
  })
})

describe("what takes the place, sent", () => {
  it("T28 in part: is what was reviewed, and the wallet's hash is told", async () => {
    const { prepare, send, provider } = open()
    const review = await prepare()
    expect(await send(review)).toEqual({ hash: sent })
    expect(provider.calls.filter(({ method }) => method === "eth_sendTransaction")).toEqual([
      { method: "eth_sendTransaction", params: [review.request] }
    ])
  })

  it("T20 in part: is refused before any wallet is asked, of another network and without its number", async () => {
    const { prepare, send, provider } = open()
    const review = await prepare()
    for (const changed of [{ networkId: "eip155:1" }, { order: {} }, { order: { nonce: "x" } }])
      expect(await failing(send({ ...review, ...changed } as PreparedReplacement))).toBe("TRANSFER_CHANGED")
    expect(provider.methods()).toEqual([])
  })

  it.each<readonly [string, NodeAnswers, string]>([
    ["went through", withTransaction({ ...waiting, blockNumber: "0x11" }), "TRANSACTION_SETTLED"],
    ["lost its number to another", { eth_getTransactionCount: () => "0x8" }, "TRANSACTION_SETTLED"],
    ["was lost by the node", withTransaction(null), "TRANSACTION_FIXED"]
  ])("T28 in part: is not asked for where the first %s meanwhile", async (_case, node, code) => {
    const review = await open().prepare()
    const { send, provider } = open(node)
    expect(await failing(send(review))).toBe(code)
    expect(provider.methods()).toEqual([])
  })

  const refusing = (error: unknown) => ({
    eth_sendTransaction: () => {
      throw error
    }
  })
  const underpriced = "replacement transaction underpriced"
  /** The first goes through once the wallet was asked, or the node says something else then. */
  const after = (told: unknown): NodeAnswers => {
    let count = 0
    return { eth_getTransactionByHash: () => (++count > 1 ? told : waiting) }
  }

  it.each<readonly [string, unknown, NodeAnswers, string]>([
    ["that pays too little", rpcError(-32_000, underpriced), {}, "TRANSFER_REFUSED"],
    ["whose fee is too low", rpcError(-32_000, "FEE TOO LOW to replace, needed 1"), {}, "TRANSFER_REFUSED"],
    [
      "whose gas costs too little",
      rpcError(-32_602, "Pooled: gas price too low to replace"),
      {},
      "TRANSFER_REFUSED"
    ],
    ["that failed somehow", rpcError(-32_000, "broken"), {}, "TRANSFER_UNCERTAIN"],
    ["that failed without a word", undefined, {}, "TRANSFER_UNCERTAIN"],
    ["that the wallet cannot read", rpcError(-32_602, "invalid"), {}, "TRANSFER_FAILED"],
    ["that the visitor declined", rpcError(4001, underpriced), {}, "TRANSFER_REJECTED"],
    [
      "that failed since the first went through",
      rpcError(-32_000, "nonce too low"),
      after({ ...waiting, blockNumber: "0x11" }),
      "TRANSACTION_SETTLED"
    ],
    [
      "that the wallet did not take since the first went through",
      rpcError(-32_602, "invalid"),
      after({ ...waiting, blockNumber: "0x11" }),
      "TRANSACTION_SETTLED"
    ],
    [
      "that the visitor declined while the first went through",
      rpcError(4001),
      after({ ...waiting, blockNumber: "0x11" }),
      "TRANSFER_REJECTED"
    ],
    ["that failed, and the node too", rpcError(-32_000, "broken"), after("odd"), "TRANSFER_UNCERTAIN"],
    [
      "that pays too little, says a wallet beside a broken node",
      rpcError(-32_000, underpriced),
      after("odd"),
      "TRANSFER_REFUSED"
    ]
  ])("T28 in part: %s is told as that", async (_case, error, node, code) => {
    const { send } = open(node, refusing(error))
    const review = await open().prepare()
    await expect(send(review)).rejects.toMatchObject({ code })
  })

  it.each(
    nodeWords.flatMap(({ name, replacementUnderpriced: words }) =>
      words === undefined ? [] : [[name, words] as const]
    )
  )("T28 in part: that pays too little is told as that in the words of %s: %s", async (_, words) => {
    const { send } = open({}, refusing(rpcError(-32_000, words)))
    const review = await open().prepare()
    await expect(send(review)).rejects.toMatchObject({ code: "TRANSFER_REFUSED", message: words })
  })

  it("T02 in part: what a node says of too low a fee is the reason, fit to show", async () => {
    const review = await open().prepare()
    const { send } = open({}, refusing(rpcError(-32_000, `${underpriced}\u202e`)))
    await expect(send(review)).rejects.toMatchObject({ message: underpriced })
  })
})
