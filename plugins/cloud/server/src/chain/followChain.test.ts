import fc from "fast-check"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { KEPT_BLOCKS } from "../activity/ActivityIndex.ts"
import { sqliteActivity } from "../activity/sqliteActivity.ts"
import type { ChainRecord } from "./ChainRecord.ts"
import { followChain, readOn } from "./followChain.ts"
import type { Node } from "./makeNode.ts"

const sender = `0x${"a".repeat(40)}`
const record: ChainRecord = {
  id: "eip155:1",
  rpcUrl: "http://127.0.0.1:1",
  coin: { name: "Ether", symbol: "ETH", decimals: 18 },
  startBlock: 0
}

const hex = (value: number) => `0x${value.toString(16)}`
const hash = (seed: number) => `0x${seed.toString(16).padStart(64, "0")}`

/** A chain with a transaction a block; each block is made once, so that a fork has others. */
const testChain = () => {
  let made = 0
  const blocks: Array<{ readonly hash: string; readonly parent: string }> = []
  const grow = (count: number) => {
    for (let block = 0; block < count; block++)
      blocks.push({ hash: hash(++made), parent: blocks.at(-1)?.hash ?? hash(0) })
  }
  const answers: Record<string, (number: number) => unknown> = {
    eth_chainId: () => "0x1",
    eth_blockNumber: () => hex(blocks.length - 1),
    eth_getBlockByNumber: (number) => {
      const block = blocks[number]
      return block === undefined
        ? null
        : {
            number: hex(number),
            hash: block.hash,
            parentHash: block.parent,
            timestamp: hex(1_000 + number),
            transactions: [
              {
                hash: block.hash,
                from: sender,
                to: sender,
                nonce: "0x0",
                value: "0x1",
                input: "0x",
                gasPrice: "0x1"
              }
            ]
          }
    },
    eth_getBlockReceipts: (number) => {
      const block = blocks[number]
      return block === undefined
        ? null
        : [{ transactionHash: block.hash, blockHash: block.hash, status: "0x1", gasUsed: "0x1", logs: [] }]
    }
  }
  const node: Node = {
    ask: async (method, ...params) => answers[method]!(Number(params[0])),
    askAll: async () => []
  }
  return { blocks, grow, answers, node }
}

const open = () => {
  const index = sqliteActivity()
  onTestFinished(() => index.close())
  return {
    index,
    told: async (entries = 10_000) =>
      (await index.list({ address: sender, chains: [record.id], entries })).map(
        ({ transaction }) => transaction.hash
      )
  }
}

const newestFirst = (blocks: ReadonlyArray<{ readonly hash: string }>) =>
  blocks.map((block) => block.hash).toReversed()

describe("S7.05 in part: how a chain is read", () => {
  it("T26 the index has what the chain has, after any changes of its mind", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ drop: fc.nat(30), grow: fc.nat(40) }), { minLength: 1, maxLength: 6 }),
        async (steps) => {
          const { blocks, grow, node } = testChain()
          const index = sqliteActivity()
          grow(1)
          for (const step of steps) {
            blocks.splice(Math.max(1, blocks.length - step.drop))
            grow(step.grow)
            await readOn(record, node, index)
            const found = await index.list({ address: sender, chains: [record.id], entries: 10_000 })
            expect(found.map(({ transaction }) => transaction.hash)).toEqual(newestFirst(blocks))
          }
          await index.close()
        }
      ),
      { numRuns: 60 }
    )
  })

  it("a reorganisation longer than is remembered is read from the start", async () => {
    const { blocks, grow, node } = testChain()
    const { index, told } = open()
    grow(KEPT_BLOCKS + 20)
    await readOn(record, node, index)
    expect(await index.blocks(record.id)).toHaveLength(KEPT_BLOCKS)
    blocks.splice(5)
    grow(30)
    await readOn(record, node, index)
    expect(await told()).toEqual(newestFirst(blocks))
  })

  it("a chain that changes between two questions is read no further until the next round", async () => {
    const { blocks, grow, answers, node } = testChain()
    const { index, told } = open()
    grow(4)
    await readOn(record, node, index)
    grow(4)
    const { eth_getBlockReceipts: receipts } = answers
    // Of each of the next blocks the block is one and its receipts are another's.
    answers["eth_getBlockReceipts"] = (number) => receipts!(number - 1)
    await expect(readOn(record, node, index)).rejects.toThrow("receipt")
    expect(await told()).toHaveLength(4)
    // The blocks that follow do not follow what was read.
    answers["eth_getBlockReceipts"] = receipts!
    const { eth_getBlockByNumber: block } = answers
    answers["eth_getBlockByNumber"] = (number) => {
      const found = block!(number)
      return number < 4 ? found : { ...(found as object), parentHash: hash(99_999) }
    }
    await readOn(record, node, index)
    expect(await told()).toHaveLength(4)
    answers["eth_getBlockByNumber"] = block!
    await readOn(record, node, index)
    expect(await told()).toEqual(newestFirst(blocks))
  })

  it("ends after what is under way when it is told to", async () => {
    const { grow, node } = testChain()
    const { index, told } = open()
    grow(40)
    const ended = new AbortController()
    const onRead = (block: number) => {
      if (block > 0) ended.abort()
    }
    await readOn(record, node, index, { signal: ended.signal, onRead })
    expect(await told()).toHaveLength(16)
  })

  it("T22 a node of another chain is not read", async () => {
    const { grow, answers, node } = testChain()
    const { index, told } = open()
    grow(2)
    answers["eth_chainId"] = () => "0x2"
    await expect(readOn(record, node, index)).rejects.toThrow("not one of eip155:1")
    expect(await told()).toEqual([])
  })

  it("without a start block, from the block that is the latest then", async () => {
    const { blocks, grow, node } = testChain()
    const { index, told } = open()
    const { startBlock: _, ...latest } = record
    grow(10)
    await readOn(latest, node, index)
    grow(2)
    await readOn(latest, node, index)
    expect(await told()).toEqual(newestFirst(blocks.slice(9)))
  })

  it("a chain that lost its end is not asked for what it has not, and one that another server reads not for all of it", async () => {
    const { blocks, grow, answers, node } = testChain()
    const { index, told } = open()
    const asked: Array<number> = []
    const { eth_getBlockByNumber: block } = answers
    answers["eth_getBlockByNumber"] = (number) => {
      asked.push(number)
      return block!(number)
    }
    grow(50)
    await readOn(record, node, index)
    blocks.splice(10)
    asked.length = 0
    await readOn(record, node, index)
    expect(asked).toEqual([9])
    grow(60)
    asked.length = 0
    await readOn(record, node, { ...index, append: async () => false })
    expect(asked.length).toBeLessThan(20)
    expect(await told()).toHaveLength(10)
  })

  it("two that read the same write nothing twice", async () => {
    const { blocks, grow, node } = testChain()
    const { index, told } = open()
    grow(20)
    await Promise.all([readOn(record, node, index), readOn(record, node, index)])
    await readOn(record, node, index)
    expect(await told()).toEqual(newestFirst(blocks))
    expect(await index.append(record.id, undefined, [])).toBe(false)
    await index.cut(record.id, { number: 3, hash: hash(4) }, undefined)
    expect(await told()).toHaveLength(20)
  })

  it.each([
    ["eth_blockNumber", "20"],
    ["eth_blockNumber", 20],
    ["eth_getBlockReceipts", null],
    ["eth_getBlockReceipts", []],
    ["eth_getBlockReceipts", [{}]]
  ])("an answer that cannot be read changes nothing: %s %j", async (method, answer) => {
    const { grow, answers, node } = testChain()
    const { index, told } = open()
    grow(2)
    await readOn(record, node, index)
    grow(2)
    const right = answers[method]!
    answers[method] = () => answer
    await expect(readOn(record, node, index)).rejects.toThrow("no usable")
    expect(await told()).toHaveLength(2)
    answers[method] = right
    await readOn(record, node, index)
    expect(await told()).toHaveLength(4)
  })
})

describe("following", () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it("T31 goes on after a failure, which it tells once, and ends when it is told to", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {})
    const { grow, answers, node } = testChain()
    const { index } = open()
    grow(2)
    const right = answers["eth_chainId"]!
    answers["eth_chainId"] = () => {
      throw new Error("down")
    }
    const followed = followChain({ ...record, pollSeconds: 0.001 }, node, index)
    await expect.poll(followed.failures).toBeGreaterThan(2)
    expect(told).toHaveBeenCalledOnce()
    expect(followed.block()).toBe(-1)
    answers["eth_chainId"] = right
    await expect.poll(followed.block).toBe(1)
    await followed.stop()
    grow(1)
    expect(followed.block()).toBe(1)
  })
})
