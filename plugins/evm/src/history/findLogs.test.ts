import * as Effect from "effect/Effect"
import { HttpStatusError, HttpUnreachableError } from "@latchkey/core/effect"
import { describe, expect, it } from "vitest"
import { fakeReader } from "../../support/fakeReader.ts"
import { parseAddress } from "../Address.ts"
import { events } from "./AccountLog.ts"
import { findLogs } from "./findLogs.ts"

const account = parseAddress(`0x${"a".repeat(40)}`)!
const topic = `0x${"0".repeat(24)}${"a".repeat(40)}`
const other = `0x${"0".repeat(24)}${"b".repeat(40)}`
const log = (block: number, logIndex = 0) => ({
  address: `0x${"c".repeat(40)}`,
  transactionHash: `0x${String(block).padStart(64, "0")}`,
  blockNumber: `0x${block.toString(16)}`,
  transactionIndex: "0x0",
  logIndex: `0x${logIndex.toString(16)}`,
  topics: [events.transfer, topic, other],
  data: `0x${"1".padStart(64, "0")}`
})

interface Filter {
  readonly fromBlock: string
  readonly toBlock: string
  readonly topics: ReadonlyArray<unknown>
}

/** A node that allows so many blocks at once, and what it was asked for. */
const node = (most: number, answer: (filter: Filter) => unknown = () => []) => {
  const asked: Array<readonly [from: number, to: number]> = []
  const { reader } = fakeReader({
    node: {
      eth_getLogs: ([filter]: ReadonlyArray<Filter>) => {
        const range = [Number(filter!.fromBlock), Number(filter!.toBlock)] as const
        if (filter!.topics.length === 2) asked.push(range)
        if (range[1] - range[0] + 1 > most) throw { code: -32005, message: "range too large" }
        return answer(filter!)
      }
    }
  })
  const spans = new Map<string, number>()
  const find = (from: number, to: number, span?: number) => {
    if (span !== undefined) spans.set(reader.networkId, span)
    return Effect.runPromise(findLogs(reader, { spans }, account, { from, to }))
  }
  return { find, asked, spans }
}

describe("the logs that name an account", () => {
  it("asks for the last blocks of the range, by each place that an account has in a log", async () => {
    const topics: Array<unknown> = []
    const { find, asked } = node(100, (filter) => {
      topics.push(filter.topics)
      return []
    })
    expect(await find(1, 1_000, 100)).toEqual({ logs: [], from: 901 })
    expect(asked).toEqual([[901, 1_000]])
    expect(topics).toEqual([
      [[events.transfer, events.approval, events.approvalForAll], topic],
      [[events.transfer, events.transferSingle, events.transferBatch], null, topic],
      [[events.transferSingle, events.transferBatch], null, null, topic]
    ])
  })

  it("asks for no block before the first", async () => {
    const { find, asked } = node(10_000)
    expect(await find(990, 1_000, 100)).toEqual({ logs: [], from: 990 })
    expect(asked).toEqual([[990, 1_000]])
  })

  it("asks for half as many each time that the node refuses", async () => {
    const { find, asked } = node(26, ({ toBlock }) => [log(Number(toBlock))])
    const { from, logs } = await find(1, 1_000, 100)
    expect(asked).toEqual([
      [901, 1_000],
      [951, 1_000],
      [976, 1_000]
    ])
    expect(from).toBe(976)
    expect(logs.map(({ block }) => block)).toEqual([1_000])
  })

  it("remembers what the node gave, and asks for no more the next time", async () => {
    const { find, asked, spans } = node(26)
    await find(1, 1_000, 100)
    await find(1, 975)
    expect(spans.get("eip155:10")).toBe(25)
    expect(asked.slice(3)).toEqual([[951, 975]])
  })

  it("gives up where five blocks are refused too", async () => {
    const { find, asked } = node(4)
    await expect(find(1, 1_000, 11)).rejects.toMatchObject({ _tag: "RpcResponseError" })
    expect(asked.map(([from, to]) => to - from + 1)).toEqual([11, 5])
    const allowed = node(5)
    expect(await allowed.find(1, 1_000, 11)).toEqual({ logs: [], from: 996 })
  })

  it.each([
    [400, 2],
    [413, 2],
    [429, 1],
    [500, 2]
  ])("an answer of HTTP status %i is asked %i times", async (status, times) => {
    let count = 0
    const read = () =>
      Effect.suspend(() => {
        count++
        return Effect.fail(new HttpStatusError({ host: "node.test", status, body: "" }))
      })
    const failing = findLogs({ read: read as never, networkId: "eip155:10" }, { spans: new Map() }, account, {
      from: 1,
      to: 10
    })
    await expect(Effect.runPromise(failing)).rejects.toMatchObject({ _tag: "HttpStatusError" })
    expect(count).toBe(times * 3)
  })

  it("a node that cannot be reached is not asked again", async () => {
    let count = 0
    const read = () =>
      Effect.suspend(() => {
        count++
        return Effect.fail(new HttpUnreachableError({ host: "node.test" }))
      })
    await expect(
      Effect.runPromise(
        findLogs({ read: read as never, networkId: "eip155:10" }, { spans: new Map() }, account, {
          from: 1,
          to: 10
        })
      )
    ).rejects.toMatchObject({ _tag: "HttpUnreachableError" })
    expect(count).toBe(3)
  })

  it("T26 each log counts once, and those of other blocks not at all", async () => {
    const { find } = node(100, () => [log(950), log(950), log(950, 1), log(899), log(1_001)])
    const { logs } = await find(1, 1_000, 100)
    expect(logs.map(({ block, logIndex }) => [block, logIndex])).toEqual([
      [950, 0],
      [950, 1]
    ])
  })
})
