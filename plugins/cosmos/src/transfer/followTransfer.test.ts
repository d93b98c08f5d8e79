import { NodeAnswerInvalidError, type PreparedTransfer } from "@latchkey/core/effect"
import { toBase64 } from "@latchkey/core/chain-kit"
import type { RpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { cosmosHub } from "../networks.ts"
import { followTransfer } from "./followTransfer.ts"
import { encodeTransaction, hashTransaction } from "./Transaction.ts"
import { encodeTransferDoc, type TransferFacts } from "./TransferDoc.ts"

const facts: TransferFacts = {
  chainId: "cosmoshub-4",
  accountNumber: 7n,
  sequence: 3n,
  sender: "cosmos1a",
  receiver: "cosmos1b",
  denom: "uatom",
  value: 5n,
  memo: "m",
  gas: 100_000n,
  fee: 2_500n
}
const signature = { publicKey: new Uint8Array(33).fill(2), bytes: new Uint8Array(64).fill(1) }
const transaction = encodeTransaction(facts, signature)
const transfer = { request: encodeTransferDoc(facts) } as PreparedTransfer

/** A node that knows of the transaction after some questions. */
const nodeWith = (included: object | undefined, after = 0) => {
  let asked = 0
  const network = fakeNetwork(cosmosHub)
  const reader: RpcReader = {
    network,
    read: (_, __, what, decode) =>
      Effect.suspend(() => {
        const answer = asked++ < after ? undefined : included
        const decoded = answer && decode(answer)
        return decoded === undefined
          ? Effect.fail(new NodeAnswerInvalidError({ networkId: network.caipNetworkId, what }))
          : Effect.succeed(decoded)
      })
  }
  return { reader, asked: () => asked }
}
const includedAs = (bytes: Uint8Array, more: object = {}) => ({
  height: "5",
  tx: toBase64(bytes),
  tx_result: { code: 0, log: "" },
  ...more
})
const follow = async (reader: RpcReader, hash?: string) => {
  vi.useFakeTimers()
  const outcome = Effect.runPromise(
    followTransfer(reader, transfer, hash ?? (await hashTransaction(transaction))!)
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return outcome
}

afterEach(() => {
  vi.useRealTimers()
})

describe("what became of a transfer", () => {
  it("T28 waits until it is in a block, and says so of no other transaction", async () => {
    const { reader, asked } = nodeWith(includedAs(transaction), 3)
    expect(await follow(reader)).toEqual({ status: "success" })
    expect(asked()).toBe(4)
    const other = encodeTransaction({ ...facts, value: 6n }, signature)
    expect(await follow(nodeWith(includedAs(other)).reader)).toEqual({ status: "unknown" })
    expect(await follow(nodeWith(includedAs(other)).reader, await hashTransaction(other))).toEqual({
      status: "unknown"
    })
  })

  it("T28 is pending where nobody knows it within half a minute, or it is in no block", async () => {
    const { reader, asked } = nodeWith(undefined)
    expect(await follow(reader)).toEqual({ status: "pending" })
    expect(asked()).toBe(20)
    expect(await follow(nodeWith(includedAs(transaction, { height: "0" })).reader)).toEqual({
      status: "pending"
    })
  })

  it("T28 has failed where the chain says so of it, in its words", async () => {
    const failed = (log: unknown) =>
      nodeWith(includedAs(transaction, { tx_result: { code: 11, log } })).reader
    expect(await follow(failed("out of gas\u202e"))).toEqual({ status: "failed", reason: "out of gas" })
    expect(await follow(failed(undefined))).toEqual({ status: "failed" })
  })
})
