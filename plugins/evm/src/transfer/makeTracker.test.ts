import type { RpcCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeChainReader } from "../../support/fakeChainReader.ts"
import { fakeProvider, oddValues } from "../../support/fakeProvider.ts"
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
    expect(await look({ eth_getTransactionReceipt: null, eth_getTransactionByHash: pooled }).sight).toEqual({
      status: "pending",
      order: { nonce: "7" }
    })
    expect(await look({ eth_getTransactionReceipt: null, eth_getTransactionByHash: null }).sight).toEqual({
      status: "absent"
    })
  })

  it.each([
    [100, undefined, { status: "pending" }],
    [200, "0x1", { status: "confirmed", isFinal: false, hash }],
    [500, "0x0", { status: "failed", isFinal: false, hash }],
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
        atomic: true,
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

  it("is not asked for where nobody told its hash", async () => {
    const { asked, sight } = look({}, {})
    expect([await sight, asked]).toEqual([{ status: "absent" }, []])
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
