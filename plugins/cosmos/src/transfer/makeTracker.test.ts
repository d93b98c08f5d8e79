import type { TransactionQuery } from "@latchkey/core/effect"
import { HttpUnreachableError, RpcResponseError, type RpcCall } from "@latchkey/core/effect"
import { toBase64 } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { cosmosHub } from "../networks.ts"
import { makeTracker } from "./makeTracker.ts"
import { placeOf } from "./placeOf.ts"
import { encodeTransaction, hashTransaction } from "./Transaction.ts"
import type { TransferFacts } from "./TransferDoc.ts"

const facts: TransferFacts = {
  chainId: "cosmoshub-4",
  accountNumber: 7n,
  sequence: 3n,
  sender: "cosmos1a",
  receiver: "cosmos1b",
  denom: "uatom",
  value: 5n,
  memo: "m".repeat(256),
  gas: 100_000n,
  fee: 2_500n
}
const signed = (change: Partial<TransferFacts> = {}) =>
  encodeTransaction(
    { ...facts, ...change },
    { publicKey: new Uint8Array(33).fill(2), bytes: new Uint8Array(64).fill(1) }
  )
const own = signed()
const dearer = signed({ fee: 3_000n })
const other = signed({ value: 6n })
const [hash, dearerHash, otherHash] = (await Promise.all([own, dearer, other].map(hashTransaction))) as [
  string,
  string,
  string
]
const place = await Effect.runPromise(placeOf(facts))

const included = (bytes: Uint8Array, code = 0, log = "") => ({
  height: "5",
  tx: toBase64(bytes),
  tx_result: { code, log }
})
interface Node {
  readonly tx?: unknown
  readonly search?: unknown
}
const urls = ["https://one.test", "https://two.test"]

/** One look, over two nodes; what is absent does not answer, or is not known by its hash. */
const look = (one: Node, more: Partial<TransactionQuery> = { hash }, two: Node = one) => {
  const queries: Array<unknown> = []
  const request = ({ urls: [url], method, params }: RpcCall & { readonly urls: ReadonlyArray<string> }) => {
    const node = url === urls[0] ? one : two
    if (method === "tx_search") queries.push((params as { readonly query: string }).query)
    const answer = method === "tx" ? node.tx : method === "tx_search" ? node.search : undefined
    return answer !== undefined
      ? Effect.succeed(answer)
      : method === "tx"
        ? Effect.fail(new RpcResponseError({ host: "node.test", method, rpcCode: -32603 }))
        : Effect.fail(new HttpUnreachableError({ host: "node.test" }))
  }
  const { look: at } = makeTracker({ request } as never, {})
  const query = {
    network: fakeNetwork(cosmosHub, { custom: urls }),
    account: facts.sender,
    others: [],
    isOld: false,
    ...place,
    ...more
  }
  return Object.assign(Effect.runPromise(at(query as TransactionQuery)), { queries })
}
const found = (...list: ReadonlyArray<unknown>) => ({ search: { txs: list, total_count: "1" } })
const absent = { status: "absent" }

describe("what became of a transaction", () => {
  it("T28 is in a block, or failed there with the chain's words, for good", async () => {
    expect(await look({ tx: included(own) })).toEqual({ status: "confirmed", hash, isFinal: true })
    expect(await look({ tx: included(own, 11, "out of gas\u202e") })).toEqual({
      status: "failed",
      hash,
      isFinal: true,
      reason: "out of gas"
    })
    // The node that is asked first is behind.
    expect(await look(found(), { hash }, { tx: included(own) })).toMatchObject({ status: "confirmed" })
  })

  it("T28 that no node knows, with its number unused, is not said to be gone", async () => {
    const looked = look(found())
    expect(await looked).toEqual(absent)
    expect(looked.queries[0]).toBe("tx.acc_seq='cosmos1a/3'")
    expect(await look(found(), { hash, order: undefined } as never)).toEqual(absent)
    await expect(look({})).rejects.toMatchObject({ code: "NODE_ANSWER_INVALID" })
  })

  it("T28 whose number another has is replaced: by the same with another fee, or by something else", async () => {
    const by = (kind: string, of: string, outcome = "confirmed") => ({
      status: "replaced",
      by: kind,
      hash: of,
      outcome,
      isFinal: true
    })
    expect(await look(found(included(dearer)))).toEqual(by("speedUp", dearerHash))
    expect(await look(found(included(other)))).toEqual(by("other", otherHash))
    expect(await look(found(included(other, 5)))).toEqual(by("other", otherHash, "failed"))
    // The same once more, that the account was asked for beside it.
    expect(await look(found(included(dearer)), { hash, others: [dearerHash.toLowerCase()] })).toEqual(
      by("other", dearerHash)
    )
    // Itself, which is known by its number first.
    expect(await look(found(included(own)))).toMatchObject({ status: "confirmed", hash })
  })

  it("T28 whose hash nobody told is found by its number, and can never be carried out where another has that", async () => {
    expect(await look(found(included(own)), {})).toEqual({ status: "confirmed", hash, isFinal: true })
    expect(await look(found(included(other)), {})).toEqual({ status: "dropped" })
    expect(await look(found(), {})).toEqual(absent)
  })

  it("T20, T28: of a hash that is another transaction's nothing is said", async () => {
    expect(await look({ tx: included(other), ...found() })).toEqual(absent)
    expect(await look({ tx: included(other), ...found() }, { hash: otherHash })).toEqual(absent)
    expect(await look({}, { hash: "no hash" })).toEqual(absent)
    expect(await look({ tx: included(own) }, { hash, order: { sequence: "-1" }, digest: "other" })).toEqual(
      absent
    )
  })

  it.each([
    ["odd"],
    [7],
    [{}],
    [{ txs: "x" }],
    [{ txs: [{}] }],
    [{ txs: [{ ...included(own), height: "0" }] }]
  ])("T06 is not believed where a node answers with %j", async (odd) => {
    await expect(look({ tx: odd, search: odd })).rejects.toMatchObject({ code: "NODE_ANSWER_INVALID" })
  })
})
