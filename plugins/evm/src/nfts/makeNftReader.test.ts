import { HttpUnreachableError, RpcResponseError, type NftHolding, type RpcCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { parseAddress } from "../Address.ts"
import { events } from "../history/AccountLog.ts"
import { makeNftReader } from "./makeNftReader.ts"

const account = parseAddress(`0x${"a".repeat(40)}`)!
const stranger = `0x${"b".repeat(40)}`
const word = (value: number | bigint) => value.toString(16).padStart(64, "0")
const hex = (value: number) => `0x${value.toString(16)}`
const addressWord = (address: string) => address.slice(2).toLowerCase().padStart(64, "0")
const contractOf = (number: number) => `0x${number.toString(16).padStart(40, "c")}`

interface Given {
  readonly block: number
  readonly id?: number
  readonly contract?: number
  readonly to?: string
}
interface ChainOptions {
  readonly latest?: number
  readonly given?: ReadonlyArray<Given>
  /** Blocks that the node allows at once. */
  readonly most?: number
  /** Answers to calls of contracts, by the first digits of their data. */
  readonly calls?: Readonly<Record<string, (data: string) => unknown>>
  readonly time?: () => unknown
  /** What every call of a contract fails with. */
  readonly fault?: (call: RpcCall) => HttpUnreachableError | RpcResponseError
}

const owner = (_data: string) => `0x${addressWord(account)}`

/** A chain on which an account was given things of ERC-721, and which blocks its node was asked for. */
const chain = ({
  latest = 500_000,
  given = [],
  most = Infinity,
  calls = {},
  time = () => ({ timestamp: "0x64" }),
  fault
}: ChainOptions) => {
  const ranges: Array<readonly [from: number, to: number]> = []
  const asked: Array<string> = []
  const answer = ({ method, params }: RpcCall): unknown => {
    const [first] = params as ReadonlyArray<any>
    if (method === "eth_blockNumber") return hex(latest)
    if (method === "eth_getBlockByNumber") return time()
    if (method === "eth_call") {
      asked.push(first.data)
      const found = { "0x6352211e": owner, ...calls }[(first.data as string).slice(0, 10)]
      if (found === undefined) throw new Error("reverted")
      return found(first.data)
    }
    const range = [Number(first.fromBlock), Number(first.toBlock)] as const
    if (first.topics.length !== 4 || first.topics[3] !== null) return []
    ranges.push(range)
    if (range[1] - range[0] + 1 > most) throw new Error("too many blocks")
    return given
      .filter(({ block }) => block >= range[0] && block <= range[1])
      .map(({ block, id = 1, contract = 1, to = account }, index) => ({
        address: contractOf(contract),
        transactionHash: `0x${word(block)}`,
        blockNumber: hex(block),
        transactionIndex: "0x0",
        logIndex: hex(index),
        topics: [events.transfer, addressWord(stranger), addressWord(to), word(id)].map((topic) =>
          topic.startsWith("0x") ? topic : `0x${topic}`
        ),
        data: "0x"
      }))
  }
  const rpc = {
    request: (call: RpcCall) =>
      fault !== undefined && call.method === "eth_call"
        ? Effect.fail(fault(call))
        : Effect.try({
            try: () => answer(call),
            catch: (cause) =>
              new RpcResponseError({ host: "node.test", method: call.method, rpcCode: -32000 }, cause)
          })
  }
  const holdings = makeNftReader(rpc, {}, { spans: new Map(), looks: new Map() })
  const network = fakeNetwork(10, { custom: ["https://own.test"] })
  return {
    ranges,
    asked,
    list: () => Effect.runPromise(holdings.list({ address: account, network })),
    uriOf: (nft: Partial<NftHolding>) =>
      Effect.runPromise(
        holdings.uriOf({
          nft: {
            collection: `eip155:10:${parseAddress(contractOf(1))!}`,
            id: "1",
            count: 1n,
            standard: "ERC-721",
            collectionName: "",
            name: "",
            ...nft
          },
          network
        })
      )
  }
}
const idsOf = ({ nfts }: { readonly nfts: ReadonlyArray<NftHolding> }) => nfts.map(({ id }) => id)

describe("things of ERC-721 and ERC-1155 that an account holds", () => {
  it("are looked for in all blocks at once, and nothing is said to be missing there", async () => {
    const { list, ranges } = chain({ given: [{ block: 1 }] })
    const told = await list()
    expect(idsOf(told)).toEqual(["1"])
    expect(told).not.toHaveProperty("since")
    expect(ranges).toEqual([[0, 500_000]])
  })

  it("T26 are those of the last 100,000 blocks where the node tells of no more, and that is said", async () => {
    const { list, ranges } = chain({ most: 10_000, given: [{ block: 1 }, { block: 450_000, id: 2 }] })
    const told = await list()
    expect(idsOf(told)).toEqual(["2"])
    expect(told).toMatchObject({ coverage: "partial", since: { block: 400_001, at: 100_000, goesOn: true } })
    expect(ranges).toHaveLength(11)
  })

  it("T26 are more the next time, which goes on where the last look ended", async () => {
    const { list, ranges } = chain({ most: 10_000, given: [{ block: 350_000 }, { block: 450_000, id: 2 }] })
    await list()
    const told = await list()
    expect(idsOf(told)).toEqual(["2", "1"])
    expect(told.since).toMatchObject({ block: 310_001, goesOn: true })
    expect(ranges.slice(11, 13)).toEqual([
      [499_969, 500_000],
      [390_001, 400_000]
    ])
  })

  it("T26 are those of as many blocks as the node allows", async () => {
    const { list } = chain({ most: 1_000, given: [{ block: 499_000 }] })
    expect(await list()).toMatchObject({ nfts: [{ id: "1" }], since: { block: 493_751 } })
  })

  it.each([{ timestamp: "soon" }, null, { timestamp: hex(8_640_000_000_000) }])(
    "a time that is none is not told: %j",
    async (time) => {
      const { since } = await chain({ most: 10_000, time: () => time }).list()
      expect(since).toEqual({ block: 400_001, goesOn: true })
    }
  )

  it("are asked after once each, the last received first", async () => {
    const { list, asked } = chain({ given: [{ block: 1 }, { block: 3, id: 2 }, { block: 5 }] })
    expect(idsOf(await list())).toEqual(["1", "2"])
    expect(asked.filter((data) => data.startsWith("0x6352211e"))).toHaveLength(2)
  })

  it("T26 are none that went to somebody else, or that somebody else owns", async () => {
    expect(idsOf(await chain({ given: [{ block: 1, to: stranger }] }).list())).toEqual([])
    const theirs = { "0x6352211e": () => `0x${addressWord(stranger)}` }
    expect(idsOf(await chain({ given: [{ block: 1 }], calls: theirs }).list())).toEqual([])
  })

  it.each([["0x"], ["0x01"], [null], [`0x${"f".repeat(64)}`], [7]])(
    "T08 an owner that is none keeps nothing: %j",
    async (answer) => {
      expect(
        idsOf(await chain({ given: [{ block: 1 }], calls: { "0x6352211e": () => answer } }).list())
      ).toEqual([])
    }
  )

  it("T26 a node that says nothing of any owner is no empty list", async () => {
    const refused = (call: RpcCall) =>
      new RpcResponseError({ host: "node.test", method: call.method, rpcCode: -32005 })
    await expect(chain({ given: [{ block: 1 }], fault: refused }).list()).rejects.toMatchObject({
      code: "NODE_ANSWER_INVALID"
    })
    const gone = () => new HttpUnreachableError({ host: "node.test" })
    await expect(chain({ given: [{ block: 1 }], fault: gone }).list()).rejects.toMatchObject({
      code: "NODE_ANSWER_INVALID"
    })
  })

  it("T26 one collection that floods an account takes the place of no other", async () => {
    const flood = Array.from({ length: 300 }, (_, index) => ({
      block: 1_000 + index,
      id: index,
      contract: 2
    }))
    const { nfts, since } = await chain({ given: [{ block: 5 }, ...flood] }).list()
    expect(nfts).toHaveLength(201)
    expect(nfts.at(-1)).toMatchObject({ id: "1", collection: `eip155:10:${parseAddress(contractOf(1))!}` })
    expect(since?.block).toBe(1_100)
  })

  it("T07 in part: no more than 500 are asked after", async () => {
    const flood = Array.from({ length: 700 }, (_, index) => ({
      block: 1_000 + index,
      id: index,
      contract: Math.floor(index / 50)
    }))
    const { nfts, since } = await chain({ given: flood }).list()
    expect(nfts).toHaveLength(500)
    expect(since?.block).toBe(1_200)
  })

  it("T31 in part: a description is at most 300,000 bytes, and none where the contract says none", async () => {
    const text = (length: number) => () =>
      `0x${word(32)}${word(length)}${"61".repeat(length)}${"00".repeat((32 - (length % 32)) % 32)}`
    const of = (answer: () => unknown) => chain({ calls: { "0xc87b56dd": answer } }).uriOf({})
    expect(await of(text(300_000))).toHaveLength(300_000)
    expect(await of(text(300_001))).toBeUndefined()
    expect(await of(text(0))).toBeUndefined()
    expect(await of(() => "0x")).toBeUndefined()
    expect(await chain({}).uriOf({})).toBeUndefined()
  })

  it.each([
    { collection: "eip155:1:0xcccccccccccccccccccccccccccccccccccccccc" },
    { id: "1e3" },
    { id: String(2n ** 256n) },
    { standard: "ERC-20" }
  ] as const)("what is no thing of the network is not asked after: %j", async (nft) => {
    const { uriOf, asked } = chain({ calls: { "0xc87b56dd": () => "0x" } })
    expect(await uriOf(nft)).toBeUndefined()
    expect(asked).toEqual([])
  })
})
