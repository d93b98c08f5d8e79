import type { TransactionQuery } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { polkadotRelayChain } from "../networks.ts"
import { makeTracker } from "./makeTracker.ts"

const method = "0x0403aa"
const [hash, otherHash] = [`0x${"ab".repeat(32)}`, `0x${"cd".repeat(32)}`]
/** The wallet was asked at block 100, with the number 7. */
const order = { nonce: "7", from: "100", eraEnd: "164" }

interface Extrinsic {
  readonly hash: string
  readonly method: string
  readonly fails?: true
}
const own: Extrinsic = { hash, method }

/** A chain that has the account's transaction of number 7 in a block, and another signer's of that number before it. */
const chainWith = (one?: { readonly at: number; readonly extrinsic: Extrinsic }, head = 130, final = 120) => {
  const hex = (text: string) => ({ toHex: () => text })
  const count = (value: number) => ({ toBigInt: () => BigInt(value) })
  const numberOf = (block: string) => Number(block.slice(2))
  const extrinsicOf = (of: Extrinsic, signer: string) => ({
    hash: hex(of.hash),
    method: hex(of.method),
    isSigned: signer !== "",
    signer: { toString: () => signer },
    nonce: count(7)
  })
  const event = (index: number, name: string) => ({
    phase: { isApplyExtrinsic: true, asApplyExtrinsic: { toNumber: () => index } },
    event: { section: "system", method: name, data: [{ isModule: false, toString: () => "Too little" }] }
  })
  const asked: Array<string> = []
  const api = {
    genesisHash: hex(`0x${polkadotRelayChain.caipNetworkId.slice("polkadot:".length).padEnd(64, "0")}`),
    at: async (block: string) => ({
      query: {
        system: {
          account: async () => {
            asked.push(block)
            return { nonce: count(one !== undefined && numberOf(block) >= one.at ? 8 : 7) }
          },
          events: async () => [
            event(0, "ExtrinsicSuccess"),
            event(1, "ExtrinsicSuccess"),
            event(2, one?.extrinsic.fails ? "ExtrinsicFailed" : "ExtrinsicSuccess")
          ]
        }
      }
    }),
    rpc: {
      chain: {
        getHeader: async (block = `0x${head}`) => ({
          number: { toNumber: () => numberOf(block) },
          hash: hex(block)
        }),
        getFinalizedHead: async () => hex(`0x${final}`),
        getBlockHash: async (number: number) => hex(`0x${number}`),
        getBlock: async (block: string) => ({
          block: {
            extrinsics: [
              extrinsicOf({ hash: "0x00", method: "0x00" }, ""),
              extrinsicOf({ hash: "0x01", method }, "bob"),
              ...(one !== undefined && numberOf(block) === one.at
                ? [extrinsicOf(one.extrinsic, "alice")]
                : [])
            ]
          }
        })
      }
    }
  }
  return { api, asked }
}

const look = ({ api }: ReturnType<typeof chainWith>, more: Partial<TransactionQuery> = { hash }) => {
  const { look: at } = makeTracker({
    codec: { isSameAccount: (one: string, other: string) => one === other },
    openApi: () => Effect.succeed(api)
  } as never)
  const query = {
    network: polkadotRelayChain,
    account: "alice",
    others: [],
    isOld: false,
    digest: method,
    order
  }
  return Effect.runPromise(at({ ...query, ...more } as TransactionQuery))
}
const absent = { status: "absent" }

describe("what became of a transaction", () => {
  it.each([101, 119, 120, 121, 130])("T28 is found in block %d, for good once that is final", async (at) => {
    const chain = chainWith({ at, extrinsic: own })
    expect(await look(chain)).toEqual({ status: "confirmed", hash, isFinal: at <= 120 })
    expect(chain.asked.length).toBeLessThan(10)
  })

  it("T28 has failed where the block says so, in the chain's words", async () => {
    expect(await look(chainWith({ at: 110, extrinsic: { ...own, fails: true } }))).toEqual({
      status: "failed",
      hash,
      isFinal: true,
      reason: "Too little"
    })
  })

  it("T28 whose number is not used is dropped once the final chain is past its era, and never before", async () => {
    expect(await look(chainWith())).toEqual(absent)
    expect(await look(chainWith(undefined, 200, 164))).toEqual(absent)
    expect(await look(chainWith(undefined, 200, 165))).toEqual({ status: "dropped" })
    expect(await look(chainWith(undefined, 200, 165), {})).toEqual({ status: "dropped" })
    // In the last block of its era, found late.
    expect(await look(chainWith({ at: 163, extrinsic: own }, 400, 390))).toMatchObject({
      status: "confirmed"
    })
    // Its number was used by another, after its era.
    expect(await look(chainWith({ at: 170, extrinsic: own }, 400, 390))).toEqual({ status: "dropped" })
  })

  it("T28 whose number another has is replaced: by the same, or by something else", async () => {
    const replaced = (by: string, outcome = "confirmed") => ({
      status: "replaced",
      by,
      hash: otherHash,
      outcome,
      isFinal: true
    })
    const at = 110
    const same = chainWith({ at, extrinsic: { hash: otherHash, method } })
    expect(await look(same)).toEqual(replaced("speedUp"))
    expect(await look(same, { hash, others: [otherHash] })).toEqual(replaced("other"))
    const other = { hash: otherHash, method: "0x0403bb" }
    expect(await look(chainWith({ at, extrinsic: other }))).toEqual(replaced("other"))
    expect(await look(chainWith({ at, extrinsic: { ...other, fails: true } }))).toEqual(
      replaced("other", "failed")
    )
  })

  it("T28 whose hash nobody told is found by its number, and dropped where another has that for good", async () => {
    expect(await look(chainWith({ at: 110, extrinsic: own }), {})).toMatchObject({
      status: "confirmed",
      hash
    })
    const other = { hash: otherHash, method: "0x0403bb" }
    expect(await look(chainWith({ at: 110, extrinsic: other }), {})).toEqual({ status: "dropped" })
    expect(await look(chainWith({ at: 125, extrinsic: other }), {})).toEqual(absent)
  })

  it("T20, T28: of a hash that is another transaction's, and of an order that is none, nothing is said", async () => {
    const chain = chainWith({ at: 110, extrinsic: { hash, method: "0x0403bb" } })
    expect(await look(chain)).toEqual(absent)
    for (const bad of [
      undefined,
      {},
      { ...order, nonce: "-1" },
      { ...order, from: "x" },
      { ...order, eraEnd: "" }
    ])
      expect(await look(chain, { hash, order: bad } as never)).toEqual(absent)
  })

  it("T27 a node of another network is not believed", async () => {
    const chain = chainWith({ at: 110, extrinsic: own })
    Object.assign(chain.api, { genesisHash: { toHex: () => `0x${"11".repeat(32)}` } })
    await expect(look(chain)).rejects.toMatchObject({ code: "NETWORK_MISMATCH" })
  })
})
