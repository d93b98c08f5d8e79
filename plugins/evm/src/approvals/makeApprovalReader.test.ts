import { RpcResponseError, type RpcCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { parseAddress } from "../Address.ts"
import { events } from "../history/AccountLog.ts"
import { makeApprovalReader } from "./makeApprovalReader.ts"

const account = parseAddress(`0x${"a".repeat(40)}`)!
const contractOf = (number: number) => `0x${number.toString(16).padStart(40, "c")}`
const spenderOf = (number: number) => `0x${number.toString(16).padStart(40, "5")}`
const word = (value: number | bigint) => `0x${value.toString(16).padStart(64, "0")}`
const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, "0")}`
const network = fakeNetwork(10, { custom: ["https://node.test/"] })

interface Given {
  readonly block: number
  readonly contract?: number
  readonly spender?: number
  readonly more?: ReadonlyArray<string>
}
interface ChainOptions {
  readonly given?: ReadonlyArray<Given>
  readonly allowance?: (contract: string) => unknown
  readonly supply?: unknown
  /** Blocks that the node allows at once. */
  readonly most?: number
}

/** A chain on which an account gave approvals. */
const list = ({
  given = [],
  allowance = () => word(7),
  supply = word(100),
  most = Infinity
}: ChainOptions) => {
  const answer = ({ method, params }: RpcCall): unknown => {
    const [first] = params as ReadonlyArray<any>
    if (method === "eth_blockNumber") return "0x7a120"
    if (method === "eth_getBlockByNumber") return { timestamp: "0x64" }
    if (method === "eth_call") {
      const { data, to } = first as { readonly data: string; readonly to: string }
      if (data.startsWith("0xdd62ed3e")) return allowance(to.toLowerCase())
      if (data === "0x18160ddd") return supply
      throw new Error("reverted")
    }
    const range = [Number(first.fromBlock), Number(first.toBlock)] as const
    if (range[1] - range[0] + 1 > most) throw new Error("too many blocks")
    return given
      .filter(({ block }) => block >= range[0] && block <= range[1])
      .map(({ block, contract = 1, spender = 1, more = [] }, index) => ({
        address: contractOf(contract),
        transactionHash: word(block),
        blockNumber: `0x${block.toString(16)}`,
        transactionIndex: "0x0",
        logIndex: `0x${index.toString(16)}`,
        topics: [events.approval, topic(account), topic(spenderOf(spender)), ...more],
        data: word(1)
      }))
  }
  const request = (call: RpcCall) =>
    Effect.try({
      try: () => answer(call),
      catch: (cause) => new RpcResponseError({ host: "node.test", method: call.method, rpcCode: 3 }, cause)
    })
  return Effect.runPromise(
    makeApprovalReader({ request } as never, {}, { spans: new Map(), looks: new Map() }).list({
      address: account,
      network
    })
  )
}
const spendersOf = ({ approvals }: Awaited<ReturnType<typeof list>>) =>
  approvals.map(({ spender }) => Number(`0x${spender.slice(-2).replaceAll("5", "0")}`))

describe("approvals that an account has given", () => {
  it.each([
    [word(100), word(100), false],
    [word(101), word(100), true],
    [word(2n ** 255n), "0x", true],
    [word(2n ** 255n - 1n), "0x", false]
  ])("T25 in part: %s of %s is more than there is: %s", async (held, supply, isUnlimited) => {
    const { approvals } = await list({ given: [{ block: 1 }], allowance: () => held, supply })
    expect(approvals).toMatchObject([{ isUnlimited, amount: { value: BigInt(held) } }])
  })

  it.each([[word(0)], ["0x"], ["0x01"], [null]])(
    "T08 in part: the answer %s approves nothing",
    async (held) => {
      expect((await list({ given: [{ block: 1 }], allowance: () => held })).approvals).toEqual([])
    }
  )

  it("of a single thing are none of these", async () => {
    expect((await list({ given: [{ block: 1, more: [word(4)] }] })).approvals).toEqual([])
  })

  it("are each once, the last given first", async () => {
    const told = await list({
      given: [
        { block: 1, spender: 1 },
        { block: 2, spender: 2 },
        { block: 3, spender: 1 }
      ]
    })
    expect(spendersOf(told)).toEqual([1, 2])
  })

  it("T26 in part: are never an empty list where no contract answers", async () => {
    const refused = () => {
      throw new Error("busy")
    }
    await expect(list({ given: [{ block: 1 }], allowance: refused })).rejects.toMatchObject({
      code: "NODE_ANSWER_INVALID"
    })
    const first = contractOf(1)
    const told = await list({
      given: [
        { block: 1, contract: 1 },
        { block: 2, contract: 2, spender: 2 }
      ],
      allowance: (to) => (to === first ? refused() : word(7))
    })
    expect(spendersOf(told)).toEqual([2])
  })

  it("T07 in part: one contract that floods an account takes the place of no other, and what is left out is said", async () => {
    const flood = Array.from({ length: 60 }, (_, index) => ({
      block: 100 + index,
      contract: 2,
      spender: 100 + index
    }))
    const { approvals, since } = await list({ given: [{ block: 5 }, ...flood] })
    expect(approvals).toHaveLength(51)
    expect(since).toEqual({ block: 110, at: 100_000 })
  })

  it("T07 in part: no more than 200 are asked after", async () => {
    const flood = Array.from({ length: 250 }, (_, index) => ({
      block: 100 + index,
      contract: Math.floor(index / 25),
      spender: 100 + index
    }))
    const { approvals, since } = await list({ given: flood })
    expect(approvals).toHaveLength(200)
    expect(since?.block).toBe(150)
  })

  it("T26 in part: are those of the last blocks where the node tells of no more, and that is said", async () => {
    const { since } = await list({ most: 10_000, given: [{ block: 450_000 }] })
    expect(since).toEqual({ block: 400_001, at: 100_000, goesOn: true })
  })
})
