import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { encodeErrorResult, toHex } from "viem"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { rpcError } from "../../support/fakeProvider.ts"
import { fakeReader, type NodeAnswers } from "../../support/fakeReader.ts"
import { NodeAnswerInvalidError, type PreparedTransfer } from "@latchkey/core/effect"
import { causeOf } from "../api/NetworkReader.ts"
import { decodedWith } from "../provider/readNetwork.ts"
import type { ChainReader } from "./ChainReader.ts"
import { tryTransfer } from "./checkTransfer.ts"
import { followTransfer } from "./followTransfer.ts"
import { encodeCall, encodeTransferCall } from "./TransferCall.ts"

const sender = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const token = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const facts = { sender, receiver, token, value: 5n }
const abi = [{ type: "error", name: "Error", inputs: [{ type: "string" }] }] as const
const reverted = rpcError(
  3,
  "execution reverted",
  encodeErrorResult({ abi, errorName: "Error", args: ["paused"] })
)

const readerOf = (node: NodeAnswers): ChainReader => {
  const { reader } = fakeReader({ node })
  const network = fakeNetwork(10)
  return {
    network,
    raw: reader,
    read: (method, params, what, decode) =>
      Effect.mapError(reader.read(method, params, decodedWith(decode)), (fault) =>
        fault._tag === "RpcUrlMissingError"
          ? fault
          : new NodeAnswerInvalidError({ networkId: network.caipNetworkId, what }, causeOf(fault))
      )
  }
}
const gas = () => "0xc350"

describe("a transfer on trial", () => {
  it.effect("takes a token that gives nothing back, or says that it was done", () =>
    Effect.gen(function* () {
      for (const answer of ["0x", toHex(1n, { size: 32 })]) {
        const node = { eth_call: () => answer, eth_estimateGas: gas }
        assert.strictEqual(yield* tryTransfer(readerOf(node), facts), 62_500n)
      }
    })
  )

  it.effect("is refused where the token says no, or reverts, with its reason", () =>
    Effect.gen(function* () {
      const no = { eth_call: () => toHex(0n, { size: 32 }), eth_estimateGas: gas }
      assert.strictEqual((yield* Effect.flip(tryTransfer(readerOf(no), facts))).code, "TRANSFER_REFUSED")
      const revert = () => {
        throw reverted
      }
      const error = yield* Effect.flip(
        tryTransfer(readerOf({ eth_call: revert, eth_estimateGas: revert }), facts)
      )
      assert.strictEqual(error.code, "TRANSFER_REFUSED")
      assert.strictEqual(error.message, "paused")
    })
  )

  it.effect("is unread, not refused, where the node answers with something else", () =>
    Effect.gen(function* () {
      for (const answer of [null, "0x2", toHex(1n, { size: 64 }), {}]) {
        const node = { eth_call: () => answer, eth_estimateGas: gas }
        assert.strictEqual(
          (yield* Effect.flip(tryTransfer(readerOf(node), facts))).code,
          "NODE_ANSWER_INVALID"
        )
      }
    })
  )
})

describe("a transfer that is followed", () => {
  const hash = `0x${"ab".repeat(32)}`
  const network = fakeNetwork(10)
  const transfer = {
    request: encodeTransferCall(network, facts, 50_000n, { gasPrice: 1n })
  } as PreparedTransfer
  const call = encodeCall(facts)
  const mined = (status: string, change: object = {}): NodeAnswers => ({
    eth_getTransactionReceipt: () => ({ transactionHash: hash, status, blockNumber: "0x10", gasUsed: "0x1" }),
    eth_getTransactionByHash: () => ({
      hash,
      from: call.from,
      to: call.to,
      input: call.data,
      value: "0x0",
      gas: "0xc350",
      ...change
    }),
    eth_call: () => {
      throw reverted
    }
  })
  const follow = (node: NodeAnswers) => followTransfer(readerOf(node), transfer, { hash })

  it.effect("S8.14 in part: failed with the reason that it reverted with", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* follow(mined("0x0")), { status: "failed", reason: "paused" })
      assert.deepStrictEqual(yield* follow(mined("0x1")), { status: "success" })
    })
  )

  it.effect("T28 is unknown where the transaction is another one, or cannot be read", () =>
    Effect.gen(function* () {
      for (const change of [
        { from: receiver },
        { to: receiver },
        { value: "0x1" },
        { input: "0x" },
        { hash: "0x" }
      ])
        for (const status of ["0x0", "0x1"])
          assert.deepStrictEqual(yield* follow(mined(status, change)), { status: "unknown" })
    })
  )
})
