import { RpcResponseError, type RpcCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { parseAddress } from "../Address.ts"
import { events } from "./AccountLog.ts"
import { makeHistory } from "./makeHistory.ts"

const account = parseAddress(`0x${"a".repeat(40)}`)!
const contract = `0x${"c".repeat(40)}`
const word = (value: number) => value.toString(16).padStart(64, "0")
const hex = (value: number) => `0x${value.toString(16)}`

interface Mined {
  readonly block: number
  readonly index?: number
}
const hashOf = ({ block, index = 0 }: Mined) => `0x${word(block * 1_000 + index)}`

interface ChainOptions {
  readonly latest: number
  readonly mined?: ReadonlyArray<Mined>
  /** Blocks that the node allows at once. */
  readonly most?: number
  /** Answers other than usual, by method. */
  readonly odd?: Readonly<Record<string, (hash: string) => unknown>>
}

/** A chain on which the account sends one token in each of some transactions, and what its node was asked. */
const chain = ({ latest, mined = [], most = Infinity, odd = {} }: ChainOptions) => {
  const ranges: Array<readonly [from: number, to: number]> = []
  const asked: Array<string> = []
  const find = (hash: string) => mined.find((one) => hashOf(one) === hash)
  const answers: Record<string, (params: ReadonlyArray<any>) => unknown> = {
    eth_blockNumber: () => hex(latest),
    eth_getLogs: ([{ fromBlock, toBlock, topics }]) => {
      const range = [Number(fromBlock), Number(toBlock)] as const
      if (topics.length === 2) ranges.push(range)
      if (range[1] - range[0] + 1 > most) throw new Error("too many blocks")
      if (topics.length !== 2) return []
      return mined
        .filter(({ block }) => block >= range[0] && block <= range[1])
        .map((one) => ({
          address: contract,
          transactionHash: hashOf(one),
          blockNumber: hex(one.block),
          transactionIndex: hex(one.index ?? 0),
          logIndex: hex(one.index ?? 0),
          topics: [
            events.transfer,
            `0x${word(0).slice(40)}${account.slice(2)}`,
            `0x${word(0).slice(40)}${"b".repeat(40)}`
          ],
          data: `0x${word(5)}`
        }))
    },
    eth_getTransactionByHash: ([hash]) => ({
      hash,
      blockNumber: hex(find(hash)!.block),
      from: account,
      to: contract,
      value: "0x0"
    }),
    eth_getTransactionReceipt: ([hash]) => ({
      transactionHash: hash,
      blockNumber: hex(find(hash)!.block),
      status: "0x1"
    }),
    eth_getBlockByNumber: ([block]) => ({ timestamp: hex(Number(block) * 12) }),
    // Its decimals; its texts are none.
    eth_call: () => `0x${word(6)}`
  }
  const symbol = `0x${"544541".padEnd(64, "0")}`
  const rpc = {
    request: ({ method, params }: RpcCall) =>
      Effect.try({
        try: () => {
          const list = params as ReadonlyArray<any>
          asked.push(method)
          if (method === "eth_call" && list[0].data !== "0x313ce567") return symbol
          return odd[method] === undefined ? answers[method]!(list) : odd[method](list[0])
        },
        catch: (cause) => new RpcResponseError({ host: "node.test", method, rpcCode: -32000 }, cause)
      })
  }
  const { list } = makeHistory(rpc, {}, { spans: new Map(), looks: new Map() })
  const network = fakeNetwork(10, { custom: ["https://own.test"] })
  return {
    ranges,
    asked,
    list: (cursor?: string) =>
      Effect.runPromise(list({ address: account, network, ...(cursor === undefined ? {} : { cursor }) }))
  }
}
const hashesOf = ({ transactions }: { readonly transactions: ReadonlyArray<{ readonly hash: string }> }) =>
  transactions.map(({ hash }) => hash)

describe("the history of an account, from the chain itself", () => {
  it("S2.19 in part: looks back ten times for a page, from page to page to the first block", async () => {
    const { list, ranges } = chain({ latest: 150_000 })
    const first = await list()
    expect(first).toEqual({ transactions: [], next: "50000-0", coverage: "partial" })
    expect(ranges).toHaveLength(10)
    expect(ranges[0]).toEqual([140_001, 150_000])
    expect(await list(first.next)).toEqual({ transactions: [], coverage: "partial" })
    expect(ranges.at(-1)).toEqual([0, 0])
  })

  it("asks for no block below the first", async () => {
    const { list, ranges } = chain({ latest: 3, mined: [{ block: 0 }] })
    expect(hashesOf(await list())).toEqual([hashOf({ block: 0 })])
    expect(ranges).toEqual([[0, 3]])
  })

  it("keeps to the number of blocks that a node allows", async () => {
    const { list, ranges } = chain({ latest: 500_000, most: 2_500 })
    const { next } = await list()
    expect(ranges.slice(0, 4)).toEqual([
      [490_001, 500_000],
      [495_001, 500_000],
      [497_501, 500_000],
      [495_001, 497_500]
    ])
    expect(next).toBe("475000-0")
    await list(next)
    expect(ranges.at(-1)![1] - ranges.at(-1)![0] + 1).toBe(2_500)
    expect(ranges.filter(([from, to]) => to - from + 1 > 2_500)).toHaveLength(2)
  })

  it("S2.19 in part: a page is 25 transactions or somewhat more, in whole blocks", async () => {
    const mined = Array.from({ length: 30 }, (_, index) => ({
      block: 100 - Math.floor(index / 4),
      index: 3 - (index % 4)
    }))
    const { list } = chain({ latest: 100, mined })
    const first = await list()
    expect(hashesOf(first)).toEqual(mined.slice(0, 28).map(hashOf))
    expect(first.next).toBe("93-0")
    const second = await list(first.next)
    expect(hashesOf(second)).toEqual(mined.slice(28).map(hashOf))
    expect(second).not.toHaveProperty("next")
  })

  it("a block with more than 100 gives 100", async () => {
    const mined = Array.from({ length: 101 }, (_, index) => ({ block: 5, index }))
    expect((await chain({ latest: 9, mined }).list()).transactions).toHaveLength(100)
  })

  it("says when each was mined, asking once for each block", async () => {
    const { list, asked } = chain({
      latest: 9,
      mined: [
        { block: 5, index: 1 },
        { block: 5, index: 0 },
        { block: 4, index: 0 }
      ]
    })
    expect((await list()).transactions.map(({ minedAt }) => minedAt)).toEqual([60_000, 60_000, 48_000])
    expect(asked.filter((method) => method === "eth_getBlockByNumber")).toHaveLength(2)
  })

  const mined = [{ block: 5 }, { block: 4 }]
  const lost = hashOf(mined[0]!)
  it.each([
    ["a transaction", "eth_getTransactionByHash"],
    ["a receipt", "eth_getTransactionReceipt"]
  ])("T26 %s that a node does not have leaves out one", async (_, method) => {
    const usual = chain({ latest: 9, mined })
    expect(hashesOf(await usual.list())).toHaveLength(2)
    const name = method === "eth_getTransactionByHash" ? "hash" : "transactionHash"
    const odd = {
      [method]: (hash: string) =>
        hash === lost
          ? null
          : { [name]: hash, blockNumber: "0x4", from: account, to: contract, value: "0x0", status: "0x1" }
    }
    expect(hashesOf(await chain({ latest: 9, mined, odd }).list())).toEqual([hashOf(mined[1]!)])
  })

  it("T26 a block without a time leaves out what is in it", async () => {
    const odd = { eth_getBlockByNumber: (block: string) => (block === "0x5" ? {} : { timestamp: "0x1" }) }
    expect(hashesOf(await chain({ latest: 9, mined, odd }).list())).toEqual([hashOf(mined[1]!)])
  })

  it.each([
    ["tells no block", { eth_blockNumber: () => "newest" }],
    ["tells a block beyond numbers", { eth_blockNumber: () => "0x20000000000000" }],
    [
      "refuses",
      {
        eth_getLogs: () => {
          throw new Error("no")
        }
      }
    ],
    ["answers with no list", { eth_getLogs: () => ({}) }]
  ])("fails where the node %s", async (_, odd) => {
    await expect(chain({ latest: 9, odd }).list()).rejects.toMatchObject({
      code: "NODE_ANSWER_INVALID",
      details: { networkId: "eip155:10" }
    })
  })

  it("fails where there is no node", async () => {
    const { list } = makeHistory(
      { request: () => Effect.die("asked") },
      {},
      { spans: new Map(), looks: new Map() }
    )
    await expect(
      Effect.runPromise(list({ address: account, network: fakeNetwork(10) }))
    ).rejects.toMatchObject({ code: "RPC_URL_MISSING" })
  })
})
