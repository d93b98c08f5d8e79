import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { makeFollowCall } from "./followCall.ts"

const HASH = `0x${"ab".repeat(32)}`
const TO = `0x${"AA".repeat(20)}`
const request = { from: "0x1", to: TO.toLowerCase(), value: "0x10", data: "0xABcd" }
const executed = { txStatus: "SUCCESS", txData: { to: { value: TO }, value: "16", hexData: "0xabcd" } }

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

const follow = async (
  tell: () => unknown,
  given: object = request,
  signal = new AbortController().signal
) => {
  const call = vi.fn(async () => tell())
  const outcome = makeFollowCall({ call, close: () => {} })(HASH, given, signal)
  outcome.catch(() => {})
  for (let turn = 0; turn < 20; turn++) await vi.advanceTimersByTimeAsync(2_000)
  return { outcome: await outcome, asked: call.mock.calls.length }
}

it.each([
  ["is executed", executed, "success"],
  ["fails", { ...executed, txStatus: "FAILED" }, "failed"],
  ["is cancelled", { ...executed, txStatus: "CANCELLED" }, "failed"],
  [
    "goes to another account",
    { ...executed, txData: { ...executed.txData, to: { value: "0x2" } } },
    "unknown"
  ],
  ["sends another amount", { ...executed, txData: { ...executed.txData, value: "17" } }, "unknown"],
  ["calls something else", { ...executed, txData: { ...executed.txData, hexData: null } }, "unknown"],
  ["is not told", { txStatus: "SUCCESS" }, "unknown"]
])("a proposal that %s", async (_, told, status) => {
  expect((await follow(() => told)).outcome.status).toBe(status)
})

it("of the coin alone has no data", async () => {
  const told = { txStatus: "SUCCESS", txData: { to: { value: TO }, value: "16", hexData: null } }
  expect((await follow(() => told, { to: TO, value: "0x10" })).outcome.status).toBe("success")
})

it.each([
  ["waits for signatures", () => ({ txStatus: "AWAITING_CONFIRMATIONS" }), "pending"],
  ["waits to be executed", () => ({ txStatus: "AWAITING_EXECUTION" }), "pending"],
  ["is told of in no words", () => 7, "unknown"],
  ["is not told of", () => Promise.reject(new Error("not now")), "unknown"]
])("a proposal that %s is asked about for 25 seconds", async (_, tell, status) => {
  const { outcome, asked } = await follow(tell)
  expect(outcome.status).toBe(status)
  expect(asked).toBe(13)
})

it("ends with its signal", async () => {
  const ended = AbortSignal.abort(new Error("enough"))
  await expect(follow(() => ({ txStatus: "AWAITING_EXECUTION" }), request, ended)).rejects.toThrow("enough")
})

it("tells at once who is waited for, once for each that signs, and the transaction that executed it", async () => {
  const owners = (signatures: number) => ({
    txStatus: signatures === 2 ? "AWAITING_EXECUTION" : "AWAITING_CONFIRMATIONS",
    detailedExecutionInfo: {
      confirmationsRequired: 2,
      confirmations: Array.from({ length: signatures }, () => ({}))
    }
  })
  const told = [owners(0), owners(0), owners(1), owners(2), { ...executed, txHash: HASH }]
  const call = vi.fn(async () => told.shift())
  const followCall = makeFollowCall({ call, close: () => {} })
  const next = async () => {
    const outcome = followCall(HASH, request, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(4_000)
    return outcome
  }
  expect(await next()).toEqual({ status: "pending", owners: { signatures: 0, required: 2 } })
  expect(await next()).toEqual({ status: "pending", owners: { signatures: 1, required: 2 } })
  expect(await next()).toEqual({ status: "pending", owners: { signatures: 2, required: 2 } })
  expect(await next()).toEqual({ status: "success", hash: HASH })
})
