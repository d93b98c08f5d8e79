import { NodeAnswerInvalidError, type PreparedTransfer } from "@latchkey/core/effect"
import { bitcoinTestAccounts } from "@latchkey/testing"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { decodeAddress } from "../address/Address.ts"
import { scriptOf } from "../api/psbt.ts"
import { MAINNET } from "../networkIds.ts"
import type { EsploraReader } from "./EsploraReader.ts"
import { followTransfer } from "./followTransfer.ts"
import { readFeeRates } from "./readChain.ts"
import { encodePayment } from "./TransferPsbt.ts"

const sender = bitcoinTestAccounts[0]!.mainnet.payment.address
const receiver = bitcoinTestAccounts[1]!.mainnet.payment.address
const scriptFor = (address: string) => scriptOf(decodeAddress(address)!)
const hash = "cd".repeat(32)
const transfer = { sender, request: encodePayment(sender, receiver, 5_000n) } as PreparedTransfer

const transaction = (confirmed: boolean, change: { value?: number; from?: string; to?: string } = {}) => ({
  txid: hash,
  vin: [{ txid: "ab".repeat(32), vout: 0, prevout: { scriptpubkey: scriptFor(change.from ?? sender) } }],
  vout: [{ scriptpubkey: scriptFor(change.to ?? receiver), value: change.value ?? 5_000 }],
  status: { confirmed }
})

/** A source that gives these answers in turn, the last one for ever. */
const sourceOf = (...answers: ReadonlyArray<unknown>) => {
  let asked = 0
  const network = fakeNetwork(MAINNET)
  const reader: EsploraReader = {
    network,
    read: (_, what, decode) =>
      Effect.suspend(() => {
        const answer = answers[Math.min(asked++, answers.length - 1)]
        const decoded = answer === undefined ? undefined : decode(answer)
        return decoded === undefined
          ? Effect.fail(new NodeAnswerInvalidError({ networkId: network.caipNetworkId, what }))
          : Effect.succeed(decoded)
      })
  }
  return { reader, asked: () => asked }
}
const follow = async (reader: EsploraReader, millis = 10_000_000) => {
  vi.useFakeTimers()
  const outcome = Effect.runPromise(followTransfer(reader, transfer, hash))
  await vi.advanceTimersByTimeAsync(millis)
  return outcome
}

afterEach(() => {
  vi.useRealTimers()
})

describe("what became of a payment", () => {
  it("T28 succeeds once a block has it, though nobody knew it at first", async () => {
    const { reader, asked } = sourceOf(
      undefined,
      null,
      transaction(false),
      transaction(false),
      transaction(true)
    )
    expect(await follow(reader)).toEqual({ status: "success" })
    expect(asked()).toBe(5)
  })

  it("T28 is still under way where no block has it within a minute, and where nobody knows it within half of one", async () => {
    const waiting = sourceOf(transaction(false))
    expect(await follow(waiting.reader, 80_000)).toEqual({ status: "pending" })
    expect(waiting.asked()).toBe(4)
    for (const nothing of [undefined, null]) {
      const { reader, asked } = sourceOf(nothing)
      expect(await follow(reader, 30_000)).toEqual({ status: "pending" })
      expect(asked()).toBe(15)
    }
  })

  it("T20, T28 another amount, another receiver, another sender: it is none of this transfer", async () => {
    for (const change of [{ value: 5_001 }, { to: sender }, { from: receiver }])
      expect(await follow(sourceOf(transaction(true, change)).reader)).toEqual({ status: "unknown" })
    // What is told in the place of another is none at all.
    expect(await follow(sourceOf({ ...transaction(true), txid: "ef".repeat(32) }).reader)).toEqual({
      status: "pending"
    })
  })
})

describe("what a transaction costs", () => {
  const rates = (answer: unknown) => Effect.runPromise(readFeeRates(sourceOf(answer).reader, new Set()))

  it("is by how soon it is wanted, and never less for being sooner", async () => {
    expect(await rates({ "1": 50, "2": 20, "6": 10, "144": 2 })).toEqual({ slow: 2, normal: 10, fast: 20 })
    expect(await rates({ "2": 3, "6": 10, "144": 40 })).toEqual({ slow: 10, normal: 10, fast: 10 })
    expect(await rates({ "6": 0.2 })).toEqual({ slow: 1, normal: 1, fast: 1 })
  })

  it("T26 a source that asks for more than was ever paid is not believed", async () => {
    expect(await rates({ "2": 1e9, "6": 10, "144": 2 })).toMatchObject({ fast: 10 })
    for (const answer of [{}, { "6": 5_000 }, { "6": "10" }, { "6": -1 }, { "6": Number.NaN }, null])
      await expect(rates(answer)).rejects.toMatchObject({ code: "NODE_ANSWER_INVALID" })
  })
})
