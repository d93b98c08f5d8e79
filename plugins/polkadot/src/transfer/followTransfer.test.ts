import { assert, describe, it } from "@effect/vitest"
import type { PreparedTransfer } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import type { ChainReader } from "./ChainReader.ts"
import { followTransfer } from "./followTransfer.ts"

const shown = {
  request: {
    // transferKeepAlive of one unit.
    method: `0x040300${"11".repeat(32)}04`,
    address: "5Grwva",
    nonce: "0x07",
    tip: "0x00",
    genesisHash: "0x01",
    // 100, as wallets take it.
    blockNumber: "0x64"
  }
} as unknown as PreparedTransfer

/** A node that knows of no transaction more than when the transfer was made; each look at it is one block later. */
const nodeAt = (first: number) => {
  let head = first
  return {
    api: {
      rpc: {
        chain: {
          getHeader: async () => ({ number: { toNumber: () => head++ }, hash: { toHex: () => "0xaa" } })
        }
      },
      at: async () => ({
        query: { system: { account: async () => ({ nonce: { toBigInt: () => 7n } }) } }
      })
    },
    read: (_: string, work: () => Promise<unknown>) => Effect.promise(work)
  } as unknown as ChainReader
}

const follow = (first: number) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(followTransfer(nodeAt(first), shown, "0xab"), {
      startImmediately: true
    })
    for (let turn = 0; turn < 40; turn++) {
      yield* TestClock.adjust("1 second")
      yield* Effect.promise(() => new Promise(setImmediate))
    }
    return yield* Fiber.join(fiber)
  })

describe("a transfer that is in no block within half a minute", () => {
  it.effect("T28 is still under way, also past its era: the final chain tells that it is over", () =>
    Effect.gen(function* () {
      for (const first of [100, 151, 400]) assert.deepStrictEqual(yield* follow(first), { status: "pending" })
    })
  )
})
