import type { RpcCall, TransactionQuery } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeChainReader } from "../../support/fakeChainReader.ts"
import { fakeProvider, oddValues } from "../../support/fakeProvider.ts"
import { digestOf } from "./digestOf.ts"
import { makeTracker } from "./makeTracker.ts"

const hash = `0x${"ab".repeat(32)}`
const account = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
const network = fakeNetwork(10, { custom: ["https://own.test"] })

/** One look, over a node that answers so. */
const look = (answers: Readonly<Record<string, unknown>>, more: { readonly hash?: string } = { hash }) => {
  const asked: Array<string> = []
  const { look: at } = makeTracker(
    {
      request: ({ method }: RpcCall) =>
        Effect.sync(() => {
          asked.push(method)
          return answers[method]
        })
    } as Parameters<typeof makeTracker>[0],
    {}
  )
  return { asked, sight: Effect.runPromise(at({ network, account, others: [], isOld: false, ...more })) }
}
const receipt = { transactionHash: hash, blockNumber: "0x64", status: "0x1" }

describe("what became of a transaction", () => {
  it.each([
    ["0x1", "0x64", { status: "confirmed", isFinal: false }],
    ["0x1", "0x6f", { status: "confirmed", isFinal: false }],
    ["0x1", "0x70", { status: "confirmed", isFinal: true }],
    ["0x0", "0x70", { status: "failed", isFinal: true }],
    // A node that is behind the one that gave the receipt.
    ["0x1", "0x60", { status: "confirmed", isFinal: false }]
  ])(
    "T28 of status %s, seen at block %s, is %j: twelve blocks on top are for good",
    async (status, latest, told) => {
      const { sight } = look({
        eth_getTransactionReceipt: { ...receipt, status },
        eth_blockNumber: latest
      })
      expect(await sight).toEqual(told)
    }
  )

  it("T28 is under way where the node has it in its pool, with its number, and not seen where it has not", async () => {
    const pooled = { hash: hash.toUpperCase().replace("0X", "0x"), nonce: "0x7" }
    const seen = (from: string) =>
      look({ eth_getTransactionReceipt: null, eth_getTransactionByHash: { ...pooled, from } }).sight
    expect(await seen(account.toLowerCase())).toEqual({ status: "pending", order: { nonce: "7" } })
    // What a bundler sends for the account has a number of the bundler's.
    expect(await seen(`0x${"5".repeat(40)}`)).toEqual({ status: "pending" })
    expect(await look({ eth_getTransactionReceipt: null, eth_getTransactionByHash: null }).sight).toEqual({
      status: "absent"
    })
  })

  it.each([
    [100, undefined, { status: "pending" }],
    [200, "0x1", { status: "confirmed", isFinal: false, hash }],
    [500, "0x0", { status: "failed", isFinal: false, hash }],
    // Not all of them happened, and what did stays: it has not failed.
    [600, "0x1", { status: "confirmed", isFinal: false, hash }],
    [400, undefined, { status: "dropped" }],
    // The chain knows nothing of what the wallet says is done.
    [200, undefined, { status: "absent" }],
    ["what?", undefined, { status: "absent" }]
  ])("T28 of calls with the wallet's own id, of which it says %j, is %j %j", async (status, ended, told) => {
    const receipts = ended === undefined ? [] : [{ transactionHash: hash, status: ended }]
    const { reader } = fakeChainReader(10, {
      eth_getTransactionReceipt: () =>
        ended === undefined ? null : { ...receipt, status: ended, from: account, to: account }
    })
    const provider = fakeProvider({
      wallet_getCallsStatus: ([id]: ReadonlyArray<unknown> = []) => ({
        id,
        chainId: "0xa",
        atomic: status !== 600,
        status,
        receipts
      })
    })
    const { look: at } = makeTracker(
      {
        request: ({ method, params }: RpcCall) => reader.read(method, params as never, "it", (it) => it)
      } as never,
      {}
    )
    const asked = { network, provider, account, callsId: "0xid", others: [], isOld: false }
    expect(await Effect.runPromise(at(asked))).toEqual(told)
    // Without its wallet nobody can tell.
    const { provider: _, ...alone } = asked
    expect(await Effect.runPromise(at(alone))).toEqual({ status: "absent" })
  })

  it("T28 is what a second node knows where the first has lost its receipt, and free only where each node says so", async () => {
    const two = fakeNetwork(10, { custom: ["https://behind.test", "https://ahead.test"] })
    const at = (ahead: Readonly<Record<string, unknown>>) => {
      const asked: Array<string> = []
      const { look: seek } = makeTracker(
        {
          request: ({ method, urls }: RpcCall) =>
            Effect.sync(() => {
              const isAhead = urls[0] === "https://ahead.test"
              asked.push(`${method} ${isAhead ? "ahead" : "behind"}`)
              return isAhead
                ? ahead[method]
                : method === "eth_getTransactionCount"
                  ? "0x7"
                  : method === "eth_blockNumber"
                    ? "0x64"
                    : null
            })
        } as Parameters<typeof makeTracker>[0],
        {}
      )
      const query = { network: two, account, hash, order: { nonce: "7" }, others: [], isOld: false }
      return { asked, sight: Effect.runPromise(seek(query)) }
    }
    const mined = at({ eth_getTransactionReceipt: receipt, eth_blockNumber: "0x70" })
    expect(await mined.sight).toEqual({ status: "confirmed", isFinal: true })
    expect(mined.asked).toEqual([
      "eth_getTransactionReceipt behind",
      "eth_getTransactionReceipt ahead",
      "eth_blockNumber ahead"
    ])
    const pooled = { hash, nonce: "0x7", from: account }
    expect(await at({ eth_getTransactionReceipt: null, eth_getTransactionByHash: pooled }).sight).toEqual({
      status: "pending",
      order: { nonce: "7" }
    })
    const lost = { eth_getTransactionReceipt: null, eth_getTransactionByHash: null, eth_blockNumber: "0x64" }
    expect(await at({ ...lost, eth_getTransactionCount: "0x7" }).sight).toEqual({
      status: "absent",
      isFree: true
    })
    // Of that number it has another, longer ago than it tells.
    const used = { eth_getTransactionCount: "0x8", eth_getBlockByNumber: { transactions: [] } }
    expect(await at({ ...lost, ...used }).sight).toEqual({ status: "absent" })
  })

  it("is not asked for where nobody told its hash", async () => {
    const { asked, sight } = look({}, {})
    expect([await sight, asked]).toEqual([{ status: "absent" }, []])
  })

  describe("that no node knows by its hash", () => {
    const receiver = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
    const mined = `0x${"cd".repeat(32)}`
    const call = { to: receiver, value: "0x7", data: "0x" }
    const cancel = { to: account, value: "0x0", data: "0x" }
    const digest = digestOf(call)

    /** One look, where the account's transaction of number 7 is in block 90 of 100 and does so. */
    const lookBy = (
      made: typeof call,
      query: Partial<TransactionQuery>,
      { at = 90n, status = "0x1", latest = 100n, oldest = 0n, waiting = 8n } = {}
    ) => {
      const asked: Array<string> = []
      const answer = (method: string, [first, second]: ReadonlyArray<unknown>): unknown => {
        // A node that takes no more than it needs.
        if (method === "eth_blockNumber") return first === undefined ? `0x${latest.toString(16)}` : null
        if (method === "eth_getTransactionCount") {
          if (second === "pending") return `0x${waiting.toString(16)}`
          // What no count is: the node keeps no state of that block.
          if (BigInt(second as string) < oldest) return "missing trie node"
          return BigInt(second as string) >= at ? "0x8" : "0x7"
        }
        if (method === "eth_getBlockByNumber")
          return {
            transactions:
              BigInt(first as string) === at
                ? [{ hash: mined, from: account.toLowerCase(), nonce: "0x7", ...made, input: made.data }]
                : []
          }
        if (method === "eth_getTransactionReceipt" && first === mined)
          return { transactionHash: mined, blockNumber: `0x${at.toString(16)}`, status }
        return null
      }
      const { look: seek } = makeTracker(
        {
          request: ({ method, params }: RpcCall) =>
            Effect.sync(() => {
              asked.push(method)
              return answer(method, params as ReadonlyArray<unknown>)
            })
        } as Parameters<typeof makeTracker>[0],
        {}
      )
      const sight = Effect.runPromise(
        seek({ network, account, others: [], isOld: false, digest, ...query } as TransactionQuery)
      )
      return { asked, sight }
    }
    const certain = { hash, order: { nonce: "7" } }
    const guessed = { hash, order: { count: "7" } }
    const untold = { order: { count: "7" } }

    it.each([
      ["sped up", call, certain, "speedUp"],
      ["cancelled", cancel, certain, "cancel"],
      ["displaced by another", { ...call, value: "0x8" }, certain, "other"],
      ["sped up before the pool told its number", call, guessed, "speedUp"],
      ["cancelled before the pool told its number", cancel, guessed, "cancel"]
    ])("T28 is found to be %s, by its number", async (_, made, query, by) => {
      const { sight, asked } = lookBy(made, query)
      expect(await sight).toEqual({
        status: "replaced",
        by,
        hash: mined,
        outcome: "confirmed",
        isFinal: false
      })
      expect(asked.length).toBeLessThan(16)
    })

    it("T28 of one that took its place and failed says so, and is for good twelve blocks later", async () => {
      expect(await lookBy(call, certain, { status: "0x0", latest: 102n }).sight).toEqual({
        status: "replaced",
        by: "speedUp",
        hash: mined,
        outcome: "failed",
        isFinal: true
      })
    })

    it("T28 whose hash nobody told is found where it does the same, and gets its hash", async () => {
      expect(await lookBy(call, untold).sight).toEqual({ status: "confirmed", hash: mined, isFinal: false })
      expect(await lookBy(call, untold, { status: "0x0" }).sight).toEqual({
        status: "failed",
        hash: mined,
        isFinal: false
      })
    })

    it.each<[string, typeof call, Partial<TransactionQuery>]>([
      ["another transaction, where its number is a guess", { ...call, value: "0x8" }, guessed],
      ["another transaction, where nobody told its hash", { ...call, value: "0x8" }, untold],
      ["a cancelled one, where nobody told its hash", cancel, untold],
      ["one that the account was asked for beside it", call, { ...untold, others: [mined] }],
      ["no number", call, { hash }],
      ["a number that is none", call, { hash, order: { nonce: "-1", count: "x" } }],
      ["itself, without a receipt yet", call, { ...certain, hash: mined.toUpperCase().replace("0X", "0x") }]
    ])("T28 is not said to be replaced by %s", async (_, made, query) => {
      expect(await lookBy(made, query).sight).toEqual({ status: "absent" })
    })

    it("T28 that every node has forgotten is said to be where its number is free, and not where another waits there, or it is a guess", async () => {
      const forgotten = { at: 101n, waiting: 7n }
      expect(await lookBy(call, certain, forgotten).sight).toEqual({ status: "absent", isFree: true })
      expect(await lookBy(call, certain, { ...forgotten, waiting: 8n }).sight).toEqual({ status: "absent" })
      expect(await lookBy(call, guessed, forgotten).sight).toEqual({ status: "absent" })
    })

    it.each([
      ["no hash", { hash: undefined }],
      ["a hash that is none", { hash: `x${mined}` }],
      ["a hash that is too long", { hash: `${mined}0` }],
      ["no data", { data: undefined }],
      ["no amount", { value: undefined }]
    ])("T06 in part: what a node tells of the block with %s is not believed", async (_, change) => {
      await expect(lookBy({ ...call, ...change } as never, certain).sight).rejects.toMatchObject({
        code: "NODE_ANSWER_INVALID"
      })
    })

    it("T06 in part: of its block only what the account has sent under that number counts", async () => {
      for (const change of [{ from: receiver }, { nonce: "0x8" }])
        expect(await lookBy({ ...call, ...change } as never, certain).sight).toEqual({ status: "absent" })
    })

    it("T28 is not looked for where its number is not used yet, or was longer ago than nodes tell", async () => {
      expect(await lookBy(call, certain, { at: 101n }).sight).toEqual({ status: "absent" })
      expect(await lookBy(call, certain, { at: 90n, latest: 1_000n }).sight).toEqual({ status: "absent" })
    })

    it("T28 is found in each block that nodes tell of", async () => {
      for (const at of [881n, 882n, 940n, 999n, 1_000n])
        expect(await lookBy(call, certain, { at, latest: 1_000n }).sight).toMatchObject({ by: "speedUp" })
    })

    it("T28 is found in a young block also where the node keeps no state of older ones", async () => {
      const young = { at: 999n, latest: 1_000n, oldest: 998n }
      expect(await lookBy(call, certain, young).sight).toMatchObject({ by: "speedUp" })
      await expect(lookBy(call, certain, { ...young, at: 990n }).sight).rejects.toMatchObject({
        code: "NODE_ANSWER_INVALID"
      })
    })
  })

  it.each(oddValues)(
    "T06 is not believed where the node answers with %s, or with another's",
    async (_, odd) => {
      const other = `0x${"cd".repeat(32)}`
      for (const answers of [
        { eth_getTransactionReceipt: odd() },
        { eth_getTransactionReceipt: { ...receipt, status: odd() }, eth_blockNumber: "0x70" },
        { eth_getTransactionReceipt: { ...receipt, blockNumber: odd() }, eth_blockNumber: "0x70" },
        { eth_getTransactionReceipt: { ...receipt, transactionHash: other }, eth_blockNumber: "0x70" },
        { eth_getTransactionReceipt: receipt, eth_blockNumber: odd() },
        { eth_getTransactionReceipt: null, eth_getTransactionByHash: { hash: other, nonce: "0x7" } },
        { eth_getTransactionReceipt: null, eth_getTransactionByHash: { hash, nonce: odd() } }
      ]) {
        const told = await look(answers).sight.catch(({ code }: { readonly code: string }) => ({
          status: code
        }))
        // Null alone says something: that it is not there.
        expect(["NODE_ANSWER_INVALID", "absent"]).toContain(told.status)
      }
    }
  )
})
