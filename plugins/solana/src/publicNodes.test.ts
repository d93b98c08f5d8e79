import { rpcReader } from "@latchkey/core/chain-kit/effect"
import { toBase58 } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import {
  codeOr,
  nodeAnswer,
  openServices,
  readFixtures,
  serveFixtures,
  type ServiceAnswer
} from "../../../tests/support/serviceFixtures.ts"
import { makeNativeBalance } from "./capability/nativeBalance.ts"
import { failureReason } from "./failureReason.ts"
import { makeHistory } from "./history/makeHistory.ts"
import { solana, solanaMainnet } from "./index.ts"
import { makeTracker } from "./transfer/makeTracker.ts"
import { readLifetime, readPrices } from "./transfer/readChain.ts"
import { broadcast } from "./transfer/broadcast.ts"

const fixture = readFixtures(import.meta.dirname, "../fixtures/nodes.json")
const account = "4jFSekfcYHLSw9ZXGqFzZsU9rXCjqpJAsuX2aScwzDQM"
const hash = toBase58(new Uint8Array(64).fill(7))
const told = (result: unknown): ServiceAnswer => ({ status: 200, body: { jsonrpc: "2.0", id: 1, result } })

const open = async (
  answers: Readonly<Record<string, (params: ReadonlyArray<any>) => ServiceAnswer | undefined>>
) => {
  const asked: Array<readonly [method: string, params: ReadonlyArray<any>]> = []
  serveFixtures(
    nodeAnswer((method, params) => {
      asked.push([method, params])
      return answers[method]?.(params)
    })
  )
  const { kit, rpc } = await openServices(
    [solana()],
    [{ ...solanaMainnet, rpcUrls: { default: { http: ["http://127.0.0.1:1/"] } } }]
  )
  const network = kit.getNetwork(solanaMainnet.caipNetworkId)!
  return { asked, network, rpc, reader: rpcReader(rpc, {}, network) }
}

describe("what nodes say when they cannot answer", () => {
  it.each(["forbidden", "min-context-slot", "rate-limited"])(
    "%s: is no balance of nothing",
    async (name) => {
      const { network, rpc } = await open({ getBalance: () => fixture(name).response })
      const balance = makeNativeBalance(rpc, {}).read({ address: account, network, provider: undefined })
      expect(await codeOr(balance)).not.toMatchObject({ value: expect.anything() as unknown })
      expect(typeof (await codeOr(balance))).toBe("string")
    },
    60_000
  )

  it("node-behind: is no blockhash", async () => {
    const { reader } = await open({ getLatestBlockhash: () => fixture("node-behind").response })
    expect(await codeOr(readLifetime(reader))).toBe("NODE_ANSWER_INVALID")
  })

  it("transaction-version: transactions of every version are asked for, so that none is refused for its own", async () => {
    const { network, rpc, asked } = await open({
      getSignaturesForAddress: () => told([{ signature: hash, slot: 1, err: null }]),
      getTransaction: ([, { maxSupportedTransactionVersion }]) =>
        maxSupportedTransactionVersion === 0 ? told(null) : fixture("transaction-version").response
    })
    expect(await codeOr(makeHistory(rpc, {}).list({ address: account, network }))).toEqual({
      transactions: [],
      coverage: "partial"
    })
    expect(asked.map(([method]) => method)).toContain("getTransaction")
  })
})

describe("what nodes say of bids", () => {
  it("priority-fees-zero: the high part of what was bid, and never less than the least that is of use", async () => {
    const { reader } = await open({
      getRecentPrioritizationFees: () => fixture("priority-fees-zero").response
    })
    expect(await Effect.runPromise(readPrices(reader, [account]))).toEqual({
      slow: 10_000n,
      normal: 10_000n,
      fast: 10_000n
    })
  })
})

describe("what nodes say when they are given a transaction", () => {
  it.each([
    "send-already-processed",
    "send-blockhash-not-found",
    "send-instruction-error",
    "send-no-money",
    "send-rent"
  ])("%s: whether it got there is told by its signature alone", async (name) => {
    const { reader } = await open({
      sendTransaction: () => fixture(name).response,
      getBlockHeight: () => told(100)
    })
    const lifetime = { blockhash: new Uint8Array(32), lastBlock: 150n }
    expect(await codeOr(broadcast(reader, new Uint8Array(3), hash, lifetime))).toEqual({ hash })
  })

  it("send-blockhash-not-found: nothing was sent where no block takes it any more", async () => {
    const { reader } = await open({
      sendTransaction: () => fixture("send-blockhash-not-found").response,
      getBlockHeight: () => told(151),
      getSignatureStatuses: () => fixture("statuses-null").response
    })
    const lifetime = { blockhash: new Uint8Array(32), lastBlock: 150n }
    expect(await codeOr(broadcast(reader, new Uint8Array(3), hash, lifetime))).toBe("TRANSFER_CHANGED")
  })

  it.each(
    Object.entries({
      "send-already-processed": "Already processed",
      "send-blockhash-not-found": "Blockhash not found",
      "send-instruction-error": "insufficient funds",
      "send-no-money": "Account not found",
      "send-rent": "Insufficient funds for rent"
    })
  )("%s: why, in words", (name, reason) => {
    const { err, logs } = fixture(name).response.body.error.data
    expect(failureReason(err, logs)).toBe(reason)
  })
})

describe("what nodes say became of a transaction", () => {
  it.each(
    Object.entries({
      "statuses-confirmed": { status: "confirmed", hash, isFinal: false },
      "statuses-failed": { status: "failed", hash, isFinal: true, reason: "Program error 6001" },
      // Nobody knows of it, and nobody knows for how long it may still land.
      "statuses-null": { status: "absent" },
      // A node that keeps no history has said nothing.
      "history-not-kept": "NODE_ANSWER_INVALID"
    })
  )("%s", async (name, sight) => {
    const { network, rpc, asked } = await open({ getSignatureStatuses: () => fixture(name).response })
    const look = makeTracker(rpc, {}, new Map()).look({ network, account, hash, others: [], isOld: false })
    expect(await codeOr(look)).toEqual(sight)
    expect(asked[0]).toEqual(["getSignatureStatuses", [[hash], { searchTransactionHistory: true }]])
  })
})
