import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeReader } from "../../support/fakeReader.ts"
import { parseAddress } from "../Address.ts"
import { events } from "./AccountLog.ts"
import { findAllLogs } from "./findAllLogs.ts"
import type { LogMemory } from "./LogMemory.ts"

const account = parseAddress(`0x${"a".repeat(40)}`)!
const topic = `0x${"0".repeat(24)}${"a".repeat(40)}`
const other = `0x${"0".repeat(24)}${"b".repeat(40)}`
const logAt = (block: number) => ({
  address: `0x${"c".repeat(40)}`,
  transactionHash: `0x${String(block).padStart(64, "0")}`,
  blockNumber: `0x${block.toString(16)}`,
  transactionIndex: "0x0",
  logIndex: "0x0",
  topics: [events.approval, topic, other],
  data: `0x${"1".padStart(64, "0")}`
})

/** A node that gives so many blocks at once; `blocks` have an approval each. */
const node = (most: number) => {
  const chain = { blocks: [] as Array<number>, below: -1 }
  const asked: Array<readonly [from: number, to: number]> = []
  const { reader } = fakeReader({
    node: {
      eth_getLogs: ([filter]) => {
        const [from, to] = [Number(filter.fromBlock), Number(filter.toBlock)]
        asked.push([from, to])
        if (to - from + 1 > most) throw { code: -32602, message: `Max range: ${most}` }
        if (from < chain.below) throw { code: 4444, message: "pruned history unavailable" }
        return chain.blocks.filter((block) => block >= from && block <= to).map(logAt)
      }
    }
  })
  const memory: LogMemory = { spans: new Map(), looks: new Map() }
  const look = async (to: number, of = account) => {
    const { logs, ...rest } = await Effect.runPromise(findAllLogs(reader, memory, of, to, "approvals"))
    return { ...rest, blocks: logs.map(({ block }) => block) }
  }
  return { chain, asked, look, memory }
}

describe("all logs of an account", () => {
  it("are read at once where the node gives them, and only what is new the next time", async () => {
    const { chain, asked, look } = node(1_000_000)
    chain.blocks = [5, 900]
    expect(await look(1_000)).toEqual({ from: 0, goesOn: false, blocks: [900, 5] })
    chain.blocks.push(1_050)
    expect(await look(1_100)).toEqual({ from: 0, goesOn: false, blocks: [1_050, 900, 5] })
    expect(asked).toEqual([
      [0, 1_000],
      [969, 1_100]
    ])
  })

  it("T26 an approval 1,500 blocks old is found at 100 blocks a request, by the second look", async () => {
    const { chain, asked, look } = node(100)
    chain.blocks = [500]
    expect(await look(2_000)).toEqual({ from: 1_001, goesOn: true, blocks: [] })
    expect(asked.slice(0, 3)).toEqual([
      [0, 2_000],
      [1_901, 2_000],
      [1_801, 1_900]
    ])
    // Ten looks, of which the first is at what is new.
    expect(await look(2_010)).toEqual({ from: 101, goesOn: true, blocks: [500] })
    expect(await look(2_010)).toEqual({ from: 0, goesOn: false, blocks: [500] })
    expect(asked.every(([from, to], index) => index === 0 || to - from < 100)).toBe(true)
  })

  it("what a chain takes back is not kept", async () => {
    const { chain, look } = node(1_000_000)
    chain.blocks = [100, 995]
    await look(1_000)
    chain.blocks = [100, 998]
    expect((await look(1_001)).blocks).toEqual([998, 100])
  })

  it("what was read before a gap that is too wide for one look is forgotten, and looked for anew", async () => {
    const { chain, look } = node(10)
    chain.blocks = [190]
    expect((await look(200)).blocks).toEqual([190])
    expect(await look(1_000)).toEqual({ from: 901, goesOn: true, blocks: [] })
  })

  it("T26 where older blocks cannot be read, what is newer is told, and since when", async () => {
    const { chain, look } = node(100)
    Object.assign(chain, { blocks: [700, 950], below: 800 })
    expect(await look(1_000)).toEqual({ from: 801, goesOn: false, blocks: [950] })
    chain.below = -1
    expect(await look(1_000)).toMatchObject({ blocks: [950, 700] })
  })

  it("T26 where the newest cannot be read, it fails, whatever was read before", async () => {
    const { chain, look } = node(1_000)
    await look(1_000)
    chain.below = 5_000
    await expect(look(1_100)).rejects.toMatchObject({ _tag: "RpcResponseError" })
  })

  it("a node of another chain knows nothing of what was read", async () => {
    const { chain, look } = node(1_000_000)
    chain.blocks = [900]
    await look(1_000)
    chain.blocks = [10]
    expect(await look(20)).toEqual({ from: 0, goesOn: false, blocks: [10] })
  })

  it("T07 in part: more than 5,000 of one account, and more than 20 accounts, are not kept", async () => {
    const { chain, look, memory } = node(1_000_000)
    chain.blocks = Array.from({ length: 5_100 }, (_, index) => index)
    const { from, goesOn, blocks } = await look(6_000)
    expect({ from, goesOn, count: blocks.length }).toEqual({ from: 100, goesOn: false, count: 5_000 })
    chain.blocks = []
    for (let index = 0; index < 25; index++)
      await look(10, parseAddress(`0x${String(index).padStart(40, "0")}`)!)
    expect(memory.looks.size).toBe(20)
  })
})
